import { grammar } from '@kontor/core';
import { signed } from '../../texts/signed.ts';
import type { ExplainTexts } from './en.ts';

const { list } = grammar('fr');

export const texts: ExplainTexts = {
  single: (product) =>
    `Qui la remporte peut vendre cette marchandise (${product}) autant de fois qu’il veut dans cette manche, et augmenter aussitôt son prix de 1 (la flèche). Le plus petit numéro désigne le premier joueur.`,
  double: (products) =>
    `Qui la remporte peut vendre ces marchandises (${list(products)}) autant de fois qu’il veut dans cette manche. Le plus petit numéro désigne le premier joueur.`,
  tile: (products, number) => `Tuile ${number} : ${list(products)}`,
  won: 'Le plus d’acheteurs sur la tuile et sur les cases qui la touchent l’emporte ; à égalité : celui qui est dessus, puis le plus sur ses côtés.',
  emptyBooth: 'Aucune tuile ici : aucun acheteur ne peut s’y placer.',
  booth: (name) => `Étal ${name}`,
  space: (cost, tiles, lines) =>
    `Un acheteur ici coûte ${cost}. Il compte pour ${tiles.length > 0 ? `les tuiles ${list(tiles)}` : 'aucune tuile'}, et pour l’affluence ${lines === 2 ? 'des deux allées' : 'de son allée'}.`,
  buyer: ({ name, mine }) =>
    `La figurine de bois est ${mine ? 'votre acheteur' : `un acheteur de ${name}`}. Il compte pour les tuiles qu’il touche et pour l’affluence, et rentre quand le marché est décompté.`,
  stations: (names) =>
    `${names.length === 1 ? 'La maison de bois est un comptoir' : 'Les maisons de bois sont des comptoirs'} : ${list(names)}. Chaque propriétaire reçoit 1 quand quelqu’un d’autre vend ici.`,
  station: ({ name, mine }, place) => ({
    title: mine ? `Votre comptoir : ${place}` : `Comptoir de ${name} : ${place}`,
    text: `${mine ? 'Vous recevez' : 'Son propriétaire reçoit'} 1 quand quelqu’un d’autre vend ici. Une région est complète avec ${mine ? 'vos comptoirs' : 'ses propres comptoirs'} dans tous ses villages.`,
  }),
  sharedStation: (place) => ({
    title: `Comptoir partagé : ${place}`,
    text: 'Il ne compte que pour les régions de la couleur partagée et ne rapporte rien quand quelqu’un vend ici.',
  }),
  merchants: (names) => `${names.length === 1 ? 'Marchand' : 'Marchands'} en ce lieu : ${list(names)}.`,
  line: (name, own) => ({
    title: `Affluence : ${name}`,
    text: `Au décompte du marché, 1, 2, 3 ou 4 de vos acheteurs dans cette allée rapportent 1, 3, 6 ou 10.${own === undefined ? '' : ` Vous y en avez ${own}.`}`,
  }),
  price: (product, price, end) => ({
    title: `Prix, ${product} : ${price}`,
    text: `Une vente rapporte ${price}. Si la partie finissait maintenant, cette rangée vaudrait ${end} à chacun qui y a un disque.`,
  }),
  row: (product, building, price, end) => ({
    title: `${product} – ${building}`,
    text: `Une vente rapporte ${price}. Une région qui montre ce bâtiment permet de poser un disque sur la plus haute case libre que le curseur ne cache pas. À la fin, la rangée rapporte ${end} au prix actuel, une fois à chacun qui y a un disque.`,
  }),
  square: (value, hidden, used) => ({
    title: `Case de bâtiment ${value}`,
    text: used
      ? `Un disque ici rapporte aussitôt ${value}.${hidden ? ' Le prix la cache ; elle se libère quand le prix monte.' : ''}`
      : 'Cette case ne sert pas à deux joueurs.',
  }),
  nobilitySquare: (value) => ({
    title: `Case de Noblesse ${value}`,
    text: `Un disque ici rapporte aussitôt ${value}. La plus petite case libre est prise d’abord.`,
  }),
  disc: ({ name, mine }) => `Le disque posé dessus est ${mine ? 'le vôtre' : `celui de ${name}`}.`,
  nobility: {
    title: 'Noblesse',
    text: 'Compléter une région à bannière pose un disque sur la plus petite case libre de cette rangée et rapporte son nombre. Elle ne vaut rien à la fin.',
  },
  endValue: (value) => ({
    title: `Valeur finale ${value}`,
    text: `À la fin de la partie, une rangée à ce prix rapporte ${value} à chacun qui y a un disque.`,
  }),
  buildings: {
    title: 'Bâtiments',
    text: 'Cases pour les disques. Une région complétée y pose un disque ; le nombre est gagné aussitôt. Le curseur de bois du prix cache deux cases.',
  },
  cash: {
    title: 'Argent',
    text: 'Le plus d’argent à la fin l’emporte. Le nombre avec un signe est le dernier changement, que tous ont vu.',
  },
  ahead: {
    title: 'Qui est en tête',
    text: 'Dans l’état actuel de la table : l’argent, les rangées avec un disque, le plus petit nombre de comptoirs dans un duché et la Route principale. L’argent caché n’est compté pour personne.',
  },
  ifOver: ({ name, mine }, { productionTotal, dukedomsTotal, routeTotal, bonus }) => ({
    title: `${mine ? 'Vous' : name}, si la partie finissait maintenant`,
    text: `Production ${signed(productionTotal)}, duchés ${signed(dukedomsTotal)}, Route principale ${signed(routeTotal)} : ${signed(bonus)} s’ajouteraient à l’argent.`,
  }),
  buyers: { title: 'Acheteurs restants', text: 'Acheteurs encore à placer au marché dans cette manche.' },
  actions: {
    title: 'Actions restantes',
    text: 'Comptoirs pris pour cette manche. Chaque action en emploie un : voyager et vendre, vendre, voyager à moitié prix, ou rien.',
  },
  shared: {
    title: 'Comptoirs partagés restants',
    text: 'Comptoirs de la couleur partagée que l’on peut encore placer dans cette manche.',
  },
  supply: { title: 'Comptoirs en réserve', text: 'Comptoirs pour les manches suivantes.' },
  discs: {
    title: 'Disques restants',
    text: 'Disques pour les régions complétées ; sans disque, une région ne rapporte rien.',
  },
  merchant: (place, of) => ({
    title: `${of ? (of.mine ? 'Votre marchand' : `Marchand de ${of.name}`) : 'Marchand'} : ${place}`,
    text: 'Le marchand voyage sur les routes ; on paie les péages du chemin le moins cher.',
  }),
  player: (mine) =>
    `Toutes les pièces de bois de cette couleur, avec cette marque, sont ${mine ? 'les vôtres' : 'à ce joueur'}.`,
  way: ({ name, mine }) => ({
    title: mine ? 'Votre dernier voyage' : `Dernier voyage de ${name}`,
    text: `Le dernier chemin ${mine ? 'de votre marchand' : `du marchand de ${name}`}. Il reste jusqu’au suivant.`,
  }),
  start: {
    title: 'Premier joueur',
    text: 'Commence le marché et la vente. Qui a la tuile la plus basse désigne le suivant.',
  },
  round: (round, rounds, actions) => ({
    title: `Manche ${round} sur ${rounds}`,
    text: `Une manche comprend le marché, son décompte et la vente${actions === undefined ? '' : `, cette fois avec ${actions} actions pour chacun`}.`,
  }),
  village: (name, product, price, dukedom) => ({
    title: name,
    text: `Ce village du duché de ${dukedom} achète : ${product}, à présent pour ${price}. Une vente y pose un comptoir ; avec vos comptoirs dans tous les villages d’une région, vous la complétez.`,
  }),
  road: (from, to, toll) => ({
    title: `Route de ${from} à ${to}`,
    text: `Son péage est de ${toll}. Un voyage sans vente, ou avec le Raccourci, coûte la moitié de la somme des péages.`,
  }),
  region: (name, shows, villages, done) => ({
    title: name,
    text: `Elle est complétée par vos comptoirs à ${list(villages)}${done === undefined ? '' : ` (vous en avez ${done} sur ${villages.length})`}, et rapporte alors : ${shows}.`,
  }),
  castle: {
    title: 'Hermagor',
    text: 'Tous les marchands partent d’ici. On ne vend rien à Hermagor, on ne s’y arrête pas, et aucune région n’en a besoin.',
  },
  layer: {
    reach: {
      title: 'Portée',
      text: 'Montre sur chaque village ce qu’une vente vous y rapporterait, péages déduits.',
    },
    regions: {
      title: 'Régions',
      text: 'Montre les régions, leurs noms et combien de leurs villages ont votre comptoir.',
    },
    dukedoms: {
      title: 'Duchés',
      text: 'Montre les comptoirs de chacun dans les trois duchés. À la fin, votre plus petit nombre compte.',
    },
    route: {
      title: 'Route principale',
      text: 'Montre la Route principale et les comptoirs de chacun sur elle. À la fin, le plus rapporte 5, le moins coûte 5.',
    },
  },
};
