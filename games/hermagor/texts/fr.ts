import { grammar } from '@kontor/core';
import type { BoothCount, TileName } from '../rules/state/types.ts';
import type { Breakdown } from '../rules/view/events.ts';
import type { EventOf, Lexicon, Names } from './types.ts';

const { count, list, plural } = grammar('fr');

const products = {
  maize: 'maïs',
  salt: 'sel',
  amulet: 'amulette',
  books: 'livres',
  weapons: 'armes',
  blessing: 'bénédiction',
  egg: 'œuf',
  relic: 'relique',
};

/** After « prix » or « tuile ». */
const ofThe = {
  maize: 'du maïs',
  salt: 'du sel',
  amulet: 'de l’amulette',
  books: 'des livres',
  weapons: 'des armes',
  blessing: 'de la bénédiction',
  egg: 'de l’œuf',
  relic: 'de la relique',
};

/** After « vend ». */
const some = {
  maize: 'du maïs',
  salt: 'du sel',
  amulet: 'une amulette',
  books: 'des livres',
  weapons: 'des armes',
  blessing: 'une bénédiction',
  egg: 'un œuf',
  relic: 'une relique',
};

const buildings = {
  'maize-field': 'champ de maïs',
  'salt-mine': 'mine de sel',
  'clairvoyant-tent': 'tente de la voyante',
  library: 'bibliothèque',
  blacksmith: 'forge',
  church: 'église',
  'dragon-valley': 'vallée du dragon',
  graveyard: 'cimetière',
};

const rows = {
  maize: buildings['maize-field'],
  salt: buildings['salt-mine'],
  amulet: buildings['clairvoyant-tent'],
  books: buildings.library,
  weapons: buildings.blacksmith,
  blessing: buildings.church,
  egg: buildings['dragon-valley'],
  relic: buildings.graveyard,
  nobility: 'Noblesse',
};

const specials = {
  'floating-market': 'Marché flottant',
  shortcut: 'Raccourci',
  'black-market': 'Marché noir',
  'good-deal': 'Bonne affaire',
};

const THE_SPECIAL = {
  'floating-market': 'le Marché flottant',
  shortcut: 'le Raccourci',
  'black-market': 'le Marché noir',
  'good-deal': 'la Bonne affaire',
};

const tile = (name: TileName) => (typeof name === 'number' ? `la tuile ${name}` : THE_SPECIAL[name]);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const yesNo = (value: unknown) => (value === true ? 'oui' : 'non');

/** `b2.3` as people say it. */
function space(name: string): string {
  const [row, column] = name.slice(1).split('.');
  switch (name[0]) {
    case 'b':
      return `étal ${row}-${column}`;
    case 'h':
      return `allée sous l’étal ${row}-${column}`;
    case 'v':
      return `allée à droite de l’étal ${row}-${column}`;
    default:
      return `croisement en bas à droite de l’étal ${row}-${column}`;
  }
}

function line(name: string): string {
  const number = Number(name.slice(1));
  return name.startsWith('h')
    ? `l’allée entre les rangées ${number} et ${number + 1}`
    : `l’allée entre les colonnes ${number} et ${number + 1}`;
}

const counted = (counts: readonly BoothCount[], names: Names) =>
  counts.map(({ colour, buyers }) => `${names.colour(colour)} ${buyers}`).join(', ');

const WON = {
  most: 'à la majorité',
  top: 'à égalité, mais posé dessus',
  edges: 'à égalité, mais majoritaire sur les côtés',
};

function won({ tile: name, booth, colour, reason, counts }: EventOf<'won'>, names: Names): string {
  return `${names.colour(colour)} remporte ${tile(name)} (${space(booth)}) ${WON[reason]} : ${counted(counts, names)}.`;
}

function stayed({ tile: name, booth, reason, counts }: EventOf<'stayed'>, names: Names): string {
  const what = `${tile(name)} (${space(booth)}) reste en place`;
  return reason === 'tie'
    ? `Égalité (${counted(counts, names)}) : ${what}.`
    : `Aucun acheteur à côté : ${what}.`;
}

function turned({ value, stations, shared }: EventOf<'turned'>): string {
  const short = stations.some((taken) => taken < value) ? ` (par place : ${stations.join(', ')})` : '';
  const extra = shared.length > 0 ? ` Comptoirs partagés par place : ${shared.join(', ')}.` : '';
  return `La tuile action indique ${value} : chacun prend ${count(value, 'comptoir')}${short}.${extra}`;
}

function travelled({ seat, way, sum, toll, shortcut }: EventOf<'travelled'>, names: Names): string {
  const goal = names.place(way.at(-1) ?? '');
  const between = way.slice(1, -1).map((id) => names.place(id));
  const via = between.length > 0 ? ` par ${list(between)}` : '';
  const price = toll === sum ? `pour ${toll}` : `pour ${toll}, la moitié de ${sum}`;
  return `${names.colour(seat)} voyage${via} jusqu’à ${goal} ${price}${shortcut ? ', avec le Raccourci' : ''}.`;
}

function ended({ seats }: Breakdown, names: Names): string {
  const best = seats.flatMap((score, seat) => (score.rank === 1 ? [names.colour(seat)] : []));
  const scores = seats.map((score, seat) => `${names.colour(seat)} ${score.total}`).join(', ');
  return `La partie est finie : ${scores}. ${list(best)} ${plural(best.length, { one: 'gagne', other: 'partagent la victoire' })}.`;
}

export const fr: Lexicon = {
  name: 'Hermagor',
  about: '2 à 5 joueurs, à partir de 12 ans, 90 à 120 minutes.',
  products,
  buildings,
  specials,
  rows,
  phases: {
    officer: 'Percepteur',
    market: 'Marché',
    preparing: 'Préparatifs du voyage',
    selling: 'Vente',
    over: 'Fin de partie',
  },
  shared: 'Couleur partagée',
  options: {
    sixTile: {
      label: 'Tuile action 6',
      help: 'Un tour plus long : le 6 remplace un 5, ou ajoute un tour.',
      value: (value) =>
        value === 'replace' ? 'remplace un 5' : value === 'add' ? 'en plus' : 'non utilisée',
    },
    pass: {
      label: 'Passer au marché',
      help: 'Passer fait perdre un seul acheteur, ou tous ceux qui restent ce tour-ci.',
      value: (value) => (value === 'out' ? 'fin du placement' : 'un seul acheteur perdu'),
    },
    travelPay: {
      label: 'Payer la route vers une vente',
      help: 'Avant la vente avec l’argent en main, ou après avec ce qu’elle a rapporté.',
      value: (value) => (value === 'after' ? 'après la vente' : 'avant la vente'),
    },
    revenueOfficer: {
      label: 'Percepteur',
      help: 'À chaque tour, on peut déclarer son argent ; le plus pauvre désigne le premier joueur.',
      value: yesNo,
    },
    openCash: {
      label: 'Argent visible',
      help: 'Chacun voit l’argent de tous.',
      value: yesNo,
    },
  },
  decisions: {
    declare: () => 'Déclarez votre argent au percepteur, ou passez.',
    officer: () => 'Désignez le premier joueur de ce tour.',
    buyer: ({ shared }) =>
      shared === 1
        ? 'Placez un acheteur ou un acheteur partagé, ou passez.'
        : 'Placez un acheteur, ou passez.',
    'buyer-after-shared': () => 'Placez maintenant votre propre acheteur.',
    'shared-buyer': () => 'Vous pouvez placer un acheteur partagé.',
    raise: ({ product, price }) => `Augmenter le prix ${ofThe[product]} de ${price} à ${price + 1} ?`,
    'raise-any': () => 'Marché flottant : vous pouvez augmenter un prix de 1.',
    search: () => 'Vous n’avez aucune tuile marchandise. En piocher une dans le sac ?',
    start: ({ tile: number }) => `Votre tuile ${number} est la plus basse : désignez le premier joueur.`,
    action: ({ left, shared }) =>
      `${shared === 1 ? 'Comptoir partagé, voyage, vente ou rien' : 'Voyagez, vendez ou ne faites rien'} (reste ${left}).`,
    'action-after-shared': ({ left }) => `Maintenant, voyagez, vendez ou ne faites rien (reste ${left}).`,
    'shared-station': ({ left }) => `Vous pouvez placer un comptoir partagé (reste ${left}).`,
    build: ({ toll }) =>
      toll > 0
        ? `Vous avez complété une région. Choisissez quoi construire ; votre route de ${toll} sera payée ensuite.`
        : 'Vous avez complété une région. Choisissez quoi construire, ou renoncez.',
    'shared-build': () => 'La couleur partagée a complété une région. Choisissez où va son disque.',
  },
  refusals: {
    'game.over': () => 'La partie est finie.',
    'turn.other': () => 'C’est à un autre joueur de jouer.',
    'move.unknown': () => 'Ce coup n’existe pas.',
    'move.other': () => 'Autre chose est demandé maintenant.',
    'space.taken': () => 'Un acheteur s’y trouve déjà.',
    'booth.empty': () => 'Il n’y a pas de tuile sur cet étal.',
    'cash.short': ({ cost, toll, cash }) => `Cela coûte ${cost ?? toll}, et vous avez ${cash}.`,
    'cash.uncovered': ({ toll }) => `Vous ne pourriez alors pas payer la route de ${toll}.`,
    'pass.after-shared': () => 'Après un acheteur partagé, il faut placer le vôtre.',
    'raise.other': ({ only }) =>
      `Cette tuile n’augmente que le prix ${only ? ofThe[only] : 'd’une autre marchandise'}.`,
    'raise.top': () => 'Aucun prix ne dépasse 10.',
    'village.here': () => 'Votre marchand y est déjà.',
    'station.own': () => 'Votre propre comptoir s’y trouve.',
    'station.shared': () => 'Un comptoir partagé s’y trouve déjà.',
    'product.missing': ({ product }) =>
      `Vous n’avez aucune tuile avec ${product ? some[product] : 'cette marchandise'}.`,
    'shortcut.missing': () => 'Vous n’avez pas le Raccourci.',
    'sale.castle': () => 'On ne vend rien à Hermagor.',
    'region.incomplete': () => 'Cette région n’attend pas de disque.',
    'region.row': ({ row }) => `Cette région ne montre pas ce bâtiment${row ? ` : ${rows[row]}` : ''}.`,
    'row.full': () => 'Aucune case libre n’est visible dans cette rangée.',
    'decline.shared': () => 'La couleur partagée ne peut pas renoncer.',
    'shared.two-players': () => 'La couleur partagée est réservée à la partie à deux.',
    'shared.once': () => 'Une seule pièce partagée par tour de jeu.',
    'shared.none-left': () => 'Il ne reste plus de pièce partagée ce tour-ci.',
    'shared.promise': () => 'Il ne resterait plus d’emplacement pour votre propre acheteur.',
  },
  events: {
    began: ({ start, cash }, names) =>
      `La partie commence. Chacun possède ${cash}. ${names.colour(start)} est premier joueur.`,
    phase: ({ round, phase }) => `Tour ${round} : ${fr.phases[phase]}.`,
    filled: ({ booths }) => {
      const filled = Object.keys(booths).length;
      return `${count(filled, 'étal rempli', 'étals remplis')} depuis le sac.`;
    },
    declared: ({ seat, cash }, names) => `${names.colour(seat)} déclare ${cash}.`,
    undeclared: ({ seat }, names) => `${names.colour(seat)} ne déclare rien.`,
    started: ({ seat, start, tile: number }, names) =>
      `${names.colour(seat)}${number === null ? '' : ` a la tuile la plus basse, ${number}, et`} désigne ${names.colour(start)} comme premier joueur.`,
    turned,
    placed: ({ seat, colour, space: name, cost, forced }, names) =>
      colour === 'shared'
        ? `${names.colour(seat)} place un acheteur partagé : ${space(name)}.`
        : `${names.colour(seat)} ${forced ? 'doit placer' : 'place'} un acheteur pour ${cost} : ${space(name)}.`,
    passed: ({ seat, forced }, names) =>
      `${names.colour(seat)} ${forced ? 'ne peut pas payer et passe' : 'passe'}.`,
    buzz: ({ seat, line: name, buyers, cash }, names) =>
      `${names.colour(seat)} gagne ${cash} pour ${count(buyers, 'acheteur')} dans ${line(name)}.`,
    won,
    stayed,
    returned: ({ tile: name }) => `${capital(tile(name))} retourne dans le sac.`,
    'good-deal': ({ seat, cash }, names) => `La Bonne affaire rapporte ${cash} à ${names.colour(seat)}.`,
    raised: ({ colour, product, from, to }, names) =>
      `${names.colour(colour)} augmente le prix ${ofThe[product]} de ${from} à ${to}.`,
    kept: ({ seat }, names) => `${names.colour(seat)} laisse les prix inchangés.`,
    searched: ({ seat, tile: number }, names) =>
      number === null
        ? `${names.colour(seat)} ne trouve aucune tuile marchandise dans le sac.`
        : `${names.colour(seat)} pioche la tuile ${number} dans le sac.`,
    unsearched: ({ seat }, names) => `${names.colour(seat)} ne pioche pas dans le sac.`,
    travelled,
    paid: ({ seat, cash }, names) => `${names.colour(seat)} paie ${cash} pour la route.`,
    sold: ({ seat, village, product, price }, names) =>
      `${names.colour(seat)} vend ${some[product]} à ${names.place(village)} pour ${price}.`,
    'shared-in': ({ seat, village, cash }, names) =>
      `${names.colour(seat)} reçoit ${cash} pour son comptoir à ${names.place(village)}.`,
    rested: ({ seat, forced }, names) =>
      `${names.colour(seat)} ${forced ? 'ne peut rien faire' : 'ne fait rien'}.`,
    station: ({ seat, village }, names) =>
      `${names.colour(seat)} place un comptoir partagé à ${names.place(village)}.`,
    done: () => '',
    completed: ({ colour, region }, names) => `${names.colour(colour)} complète ${names.region(region)}.`,
    built: ({ colour, region, row, cash }, names) =>
      `${names.colour(colour)} pose un disque pour ${names.region(region)} : ${rows[row]}${cash > 0 ? `, gain de ${cash}` : ''}.`,
    declined: ({ seat, region }, names) =>
      `${names.colour(seat)} ne construit rien pour ${names.region(region)}.`,
    lost: ({ colour, region, reason }, names) =>
      `${names.colour(colour)} n’a ${reason === 'discs' ? 'plus de disque' : 'aucune case libre'} pour ${names.region(region)}.`,
    cleared: ({ round }) => `Le tour ${round} est fini ; toutes les tuiles retournent dans le sac.`,
    ended: ({ breakdown }, names) => ended(breakdown, names),
  },
};
