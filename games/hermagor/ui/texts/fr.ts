import { grammar } from '@kontor/core';
import type { SeatScore, WinReason } from '../../rules/index.ts';
import type { UiTexts } from './en.ts';

const { count, either, list } = grammar('fr');

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const REASONS: Readonly<Record<WinReason, string>> = {
  most: 'le plus d’acheteurs',
  top: 'à égalité, mais sur la tuile',
  edges: 'à égalité, mais le plus sur les bords',
};

const TIE_BREAKS: Readonly<Record<SeatScore['tieBreak'], string>> = {
  none: '',
  discs: 'fortunes égales, le nombre de disques sur le tableau des prix décide.',
  nobility: 'fortunes et disques égaux, le disque de Noblesse le plus à gauche décide.',
  shared: 'égalité parfaite, la place est partagée.',
};

export const texts: UiTexts = {
  special: {
    'floating-market':
      'Qui la remporte peut augmenter aussitôt un prix au choix de 1. Elle retourne ensuite dans le sac.',
    'good-deal': 'Qui la remporte reçoit aussitôt 5. Elle retourne ensuite dans le sac.',
    'black-market':
      'Quand son possesseur vend dans cette manche, les comptoirs des autres ne reçoivent rien.',
    shortcut:
      'Une fois dans cette manche, son possesseur ne paie que la moitié du péage d’un voyage avec vente.',
  },
  shared: 'Couleur partagée',
  map: 'Carte du pays',
  market: 'Marché',
  prices: 'Prix',
  priceOf: (product, price) => `${product}, prix ${price}`,
  priceTable: 'Tableau des prix : cases de bâtiments, puis prix et leur valeur finale',
  players: 'Joueurs',
  targets: 'Vos possibilités',
  boards: 'Plateaux',
  list: 'Liste',
  panels: 'Panneaux',
  both: 'Les deux',
  mapShort: 'Carte',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  actionsThisRound: (count) => `${count} actions`,

  layers: 'Calques de la carte',
  overlays: {
    reach: 'Portée : ce que chaque village me rapporterait',
    regions: 'Régions et ma progression',
    dukedoms: 'Duchés et comptoirs de chacun',
    route: 'Route principale',
  },

  named: (name, hint) => `${name} : ${hint}`,
  modeLabel: 'Effet d’un clic sur le plateau',
  modes: {
    buy: {
      name: 'Mon acheteur',
      act: 'Placer mon acheteur',
      hint: 'Choisissez une tuile ou une case d’allée.',
    },
    'shared-buy': {
      name: 'Acheteur partagé',
      act: 'Placer l’acheteur partagé',
      hint: 'Choisissez une case pour la couleur partagée ; c’est gratuit.',
    },
    go: { name: 'Voyager et vendre', act: 'Voyager et vendre', hint: 'Choisissez un village où vendre.' },
    shortcut: {
      name: 'Par le Raccourci',
      act: 'Prendre le Raccourci et vendre',
      hint: 'Moitié du péage ; le Raccourci retourne dans le sac.',
    },
    move: {
      name: 'Voyager seulement',
      act: 'Voyager à moitié prix',
      hint: 'Moitié du péage, sans vente ; le comptoir revient.',
    },
    share: {
      name: 'Comptoir partagé',
      act: 'Placer le comptoir partagé',
      hint: 'Choisissez un village pour la couleur partagée ; sans vente.',
    },
  },
  shortModes: { go: 'Vendre', shortcut: 'Raccourci', move: 'Voyager', share: 'Partagé' },
  plain: {
    pass: 'Passer',
    done: 'Terminé',
    keep: 'Garder le prix',
    draw: 'Piocher une tuile',
    skip: 'Ne pas piocher',
    rest: 'Ne rien faire',
    sell: 'Vendre ici',
  },
  raise: (product, from, to) => `${product} ${from} → ${to}`,
  raiseShort: (from, to) => `${from} → ${to}`,
  choosePrice: 'Choisissez l’un des prix en lumière dans le tableau des prix.',
  raiseTo: (product, to) => `${product} : monter le prix à ${to}`,
  buildEnd: (value) => `à la fin +${value} au prix actuel`,
  buildHad: (value) => `rien de plus à la fin : les ${value} de la rangée sont déjà à vous`,
  buildNoEnd: 'rien à la fin',
  raiseWorth: (from, to, uncovers) =>
    `valeur finale ${from} → ${to}${uncovers === null ? '' : `, découvre la case ${uncovers}`}`,
  best: (best) => `avec ses régions ${signed(best)}`,
  bestLabel: 'Avec ses régions',
  buildOn: (row, value, note) => `Poser un disque, ${row}, ${value}${note && `, ${note}`}`,
  inRegion: (row, region) => `${row} (${region})`,
  decline: (region) => `Ne rien bâtir en ${region}`,
  declare: (cash) => `Déclarer mes ${cash}`,
  declareCovered: 'Déclarer mon argent',
  turnOf: (name) => (name === undefined ? 'À votre tour.' : `Au tour de ${name}.`),
  over: 'La partie est terminée.',

  toll: (toll) => `péage ${toll}`,
  sale: (price) => `vente ${price}`,
  share: (name, cash) => `${name} reçoit ${cash}`,
  net: (net) => `net ${signed(net)}`,
  completes: (region, pays) => `achève ${region} : ${either(pays)}`,
  completesLost: (region) => `achève ${region}, mais aucune case n’est libre`,
  pays: (row, value) => `${row} ${value}`,
  stationsOf: (names) => `${names.length === 1 ? 'comptoir' : 'comptoirs'} : ${list(names)}`,
  regionProgress: (region, done, all) => `${region} ${done} sur ${all}`,
  complete: 'complète',
  youShort: 'Vous',
  you: 'vous',
  either: (options) => either(options),
  paysNow: (what) => `rapporterait ${what}`,
  villages: (names) => `villages ${list(names)}`,
  road: (place, toll) => `${place} pour ${toll}`,
  roads: (roads) => `Routes vers ${list(roads)}.`,
  dukedom: (name, stations) =>
    stations === undefined ? `duché de ${name}` : `duché de ${name} avec ${stations} de vos comptoirs`,
  onRoute: 'Route principale',
  tollFromHere: 'Péage depuis votre place',
  tollLabel: 'Péage',
  tollHalved: (sum) => `Moitié de ${sum}`,
  saleLabel: 'Vente',
  netLabel: 'Net',
  othersLabel: (name) => `${name} reçoit de la banque`,
  completesHead: (region) => `Achève ${region}`,
  completesShared: (region) => `Achève ${region} pour la couleur partagée`,
  nothingFree: 'Aucune case libre : l’occasion est perdue.',

  tile: (number, products) => `${list(products)} (${number})`,
  cost: (cost) => `coûte ${cost}`,
  buyerOf: ({ name, mine }) => (mine ? 'votre acheteur' : `acheteur de ${name}`),
  leads: ({ name, mine }, reason, counts) =>
    `${name} ${mine ? 'menez' : 'mène'} : ${REASONS[reason]} (${counts})`,
  reasons: { top: 'sur la tuile', edges: 'le plus sur les bords', tie: 'égalité : personne' },
  tied: (counts) => `Égalité, personne ne gagne (${counts})`,
  nobodyThere: 'Pas encore d’acheteur',
  takesLead: (tile) => `gagnerait ${tile}`,
  keepsLead: (tile) => `garde ${tile}`,
  makesTie: (tile) => `égalité sur ${tile}`,
  moreBuzz: (cash) => `affluence ${signed(cash)}`,
  buzzLabel: (before) => `Affluence (actuelle : ${before})`,
  winsFor: (ways, cost) =>
    ways === 1 ? `Une case vous la donnerait : ${cost}.` : `${ways} cases vous la donneraient, dès ${cost}.`,

  settling: {
    title: 'Le décompte du marché',
    step: (step, steps) => `${step} / ${steps}`,
    back: 'Un pas en arrière',
    forward: 'Un pas en avant',
    pause: 'Pause',
    play: 'Continuer',
    skip: 'Passer la suite',
    again: 'Revoir le marché',
  },

  buildings: 'Bâtiments',
  endValue: (value) => `À la fin : ${value}`,
  discOf: ({ name, mine }, value) => `${mine ? 'Votre disque' : `Disque de ${name}`} sur ${value}`,

  startPlayer: 'Premier joueur',
  cash: 'Argent',
  myCash: 'Votre argent',
  hiddenCash: 'caché',
  buyersLeft: 'Acheteurs restants',
  actionsLeft: 'Actions restantes',
  sharedBuyersLeft: 'Acheteurs partagés restants',
  sharedLeft: 'Comptoirs partagés restants',
  supply: 'Comptoirs en réserve',
  discsLeft: 'Disques restants',
  merchantIn: 'Marchand à',
  legend: {
    buyers: 'acheteurs',
    actions: 'actions',
    shared: 'partagés',
    supply: 'comptoirs',
    discs: 'disques',
  },

  keys: {
    walk: 'Parcourir la carte, le marché ou la liste',
    press: 'Choisir ce qui a le focus',
    market: 'Montrer le marché',
    map: 'Montrer la carte',
    both: 'Montrer les deux plateaux',
  },

  goal: {
    aim: 'Le plus d’argent à la fin l’emporte. La production, les duchés et la Route principale s’y ajoutent alors.',
    ifOver: 'Si la partie finissait maintenant',
    totalNow: 'Total si la partie finissait maintenant',
    bonusNow: 'S’ajouterait à l’argent si la partie finissait maintenant',
    plusCash: '+ argent caché',
    hidden: 'L’argent des autres est caché jusqu’à la fin : leur total ne montre que ce qui s’y ajouterait.',
    tie: 'À égalité : le plus de disques sur le tableau des prix, puis le disque de Noblesse le plus à gauche.',
    production:
      'Chaque rangée avec un de vos disques rapporte une fois sa valeur finale, qui monte avec le prix.',
    dukedoms: (factor) => `Le duché où vous avez le moins de comptoirs rapporte ${factor} pour chacun d’eux.`,
    route: 'Le plus de comptoirs sur elle : +5. Le moins : −5.',
    onIt: (stations) => `${stations} dessus`,
    noDiscs: 'pas encore de disque',
    dukedomsOf: (stations, least, factor) => `${stations} → ${least} × ${factor}`,
    routeOf: (own, most, fewest) =>
      `${count(own, 'comptoir')}${most === fewest ? ', tous égaux' : own === most ? ', le plus' : own === fewest ? ', le moins' : ''}`,
    level: 'Tous sont à égalité.',
    levelBonus: 'Tous sont à égalité, sans compter l’argent.',
    shared: 'Personne n’est seul en tête.',
    sharedBonus: 'Sans l’argent, personne n’est seul en tête.',
    ahead: {
      me: (total, by, second) => `Vous êtes en tête avec ${total}, ${by} de plus que ${second}.`,
      other: (name, total, by) => `${name} est en tête avec ${total}, ${by} de plus que vous.`,
      third: (name, total, by, second) => `${name} est en tête avec ${total}, ${by} de plus que ${second}.`,
    },
    aheadBonus: {
      me: (total, by, second) =>
        `Sans l’argent, vous êtes en tête avec ${total}, ${by} de plus que ${second}.`,
      other: (name, total, by) => `Sans l’argent, ${name} est en tête avec ${total}, ${by} de plus que vous.`,
      third: (name, total, by, second) =>
        `Sans l’argent, ${name} est en tête avec ${total}, ${by} de plus que ${second}.`,
    },
  },

  summary: {
    title: (round) => `La manche ${round} est finie`,
    cash: 'Argent gagné et payé',
    net: 'En tout',
    sources: {
      buyers: 'Acheteurs',
      buzz: 'Affluence',
      deal: 'Bonne affaire',
      tolls: 'Péages',
      sales: 'Ventes',
      shares: 'Ventes des autres',
      regions: 'Bâtiments',
    },
    built: (villages, regions) =>
      [
        villages.length > 0 ? `nouveaux comptoirs : ${list(villages)}` : '',
        regions.length > 0 ? `complété : ${list(regions)}` : '',
      ]
        .filter(Boolean)
        .join(' ; '),
    now: (round, rounds, phase) => `Maintenant : manche ${round} sur ${rounds}, ${phase}.`,
    toCome: (tiles) =>
      tiles.length === 1
        ? `Encore à venir : une manche de ${tiles[0]} actions.`
        : `Encore à venir : ${tiles.length} manches de ${list(tiles.map(String))} actions, dans un ordre inconnu.`,
    lastRound: 'C’est la dernière manche.',
    youStart: 'Vous êtes premier joueur.',
    starts: (name) => `${name} est premier joueur.`,
  },

  end: {
    title: 'Décompte final',
    rank: 'Place',
    player: 'Joueur',
    cash: 'Argent',
    production: 'Production',
    dukedoms: 'Duchés',
    route: 'Route principale',
    total: 'Total',
    discs: 'Disques',
    places: (rank) => `${rank}.`,
    productionOf: (row, value) => `${row} ${value}`,
    stations: 'comptoirs',
    routeOf: (stations) => count(stations, 'comptoir'),
    winner: (name, total) => `${name} l’emporte avec ${total}.`,
    winners: (names, total) => `${list(names)} partagent la victoire avec ${total}.`,
    youWin: (total) => `Vous l’emportez avec ${total}.`,
    youShare: (others, total) => `Vous partagez la victoire avec ${list(others)}, avec ${total}.`,
    lead: (by, second) => `C’est ${by} de plus que ${second}.`,
    leadOverYou: (by) => `C’est ${by} de plus que vous.`,
    tieBreak: TIE_BREAKS,
    tied: (names, why) => `${list(names)} : ${why}`,
    fortunes: 'Les fortunes au fil de la partie',
    setup: 'Début',
    after: (round, phase) => `${round} ${phase}`,
    marketShort: 'marché',
    sellingShort: 'vente',
    final: 'Fin',
  },
  logHeading: (round, phase) => `Manche ${round} · ${phase}`,
};
