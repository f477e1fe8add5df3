import { grammar } from '@kontor/core';
import type { Resource } from '../../rules/files/board.ts';
import { contractValue } from '../../rules/view/walk.ts';
import { texts as game } from '../../texts/fr.ts';
import { cards } from './cards-fr.ts';
import type { MerchantsUiTexts } from './en.ts';

const { count, either, list, plural } = grammar('fr');

const { resources } = game;

/** With the partitive article, after a verb. */
const some: Readonly<Record<Resource, string>> = {
  coal: 'du charbon',
  bronze: 'du bronze',
  silver: 'de l’argent',
  gems: 'une gemme',
  gold: 'de l’or',
};
/** After « combien ». */
const of: Readonly<Record<Resource, string>> = {
  coal: 'de charbon',
  bronze: 'de bronze',
  silver: 'd’argent',
  gems: 'de gemmes',
  gold: 'd’or',
};

export const texts: MerchantsUiTexts = {
  map: 'Carte du royaume',
  list,
  cards,

  turnOf: (turn, turns) => `Tour ${turn} sur ${turns}`,
  supplyResources: (steps) => `${count(steps, 'lot')} de ressources à venir`,
  supplyContracts: (steps) => `${count(steps, 'contrat')} à venir`,
  short: { resources: 'Ressources', contracts: 'Contrats' },

  players: 'Joueurs',
  first: 'joue en premier',
  ready: 'prêt',
  plotting: 'programme',
  placed: (influence, temples, electors) =>
    `religion ${influence} par ${count(temples, 'temple')}, ${count(electors, 'électeur')} sur la carte`,

  rank: (rank) => `rang ${rank}`,
  capital: 'capitale',
  goods: (goods) => `ressources : ${list(goods)}`,
  contract: (value, asks) => `contrat de valeur ${value} : ${list(asks)}`,
  lacking: (missing) => `il vous manque : ${list(missing)}`,
  complete: 'vous avez tout ce qu’il demande',
  empty: 'il n’y a rien',
  templeOf: (seat, names) => (seat === names.me ? 'votre temple' : `temple de ${names.player(seat)}`),
  you: 'vous',
  youShort: 'Vous',
  caravansOf: (names) => `ici : ${list(names)}`,
  touches: (regions) => `touche ${list(regions)}`,
  roadTo: (label, city) => `route ${label} vers ${city}`,
  roadsAway: (roads) => (roads === 0 ? 'votre caravane est ici' : `à ${count(roads, 'route')}`),
  addMove: (labels) =>
    `ajoute ${plural(labels.length, { one: 'le trajet', other: 'les trajets' })} ${[...labels].join(', ')}`,
  addTransact: 'ajoute une transaction',
  changeTo: (slot, act) =>
    `fait de l’action ${slot} ${act === 'x' ? 'une transaction' : `un déplacement ${act}`}`,
  noNeighbour: 'pas à une route de là',
  placeHere: 'placer votre caravane ici',
  tooFar: 'trop loin pour ce programme',
  region: (numeral, name) => `Région ${numeral}, ${name}`,
  regionElectors: (electors) => `${count(electors, 'électeur')} face cachée`,
  addElector: 'ajoute un électeur',

  play: 'Jouer',
  panels: 'Panneaux',
  slots: 'Vos six actions',
  named: (name, what) => `${name} : ${what}`,
  slot: (number) => `Action ${number}`,
  slotEmpty: 'vide',
  next: 'Action suivante',
  leadsTo: (city) => `vers ${city}`,
  noRoad: 'pas de route',
  transact: 'Transaction',
  takes: (resource) => `prend ${some[resource]}`,
  delivers: (value) => `remplit le contrat de valeur ${value}`,
  step: (step, reason, names) => {
    const where = names.city(step.to);
    const rivals = step.rivals.length > 2 ? 'un rival' : either(step.rivals.map(names.player));
    const risk =
      step.rivals.length === 0 ? ' ; personne ne peut vous devancer' : `, sauf si ${rivals} passe avant`;
    if (step.resource)
      return step.certain && step.rivals.length > 0
        ? `Prendre ${some[step.resource]} à ${where}, ou la suivante si ${rivals} passe avant`
        : `Prendre ${some[step.resource]} à ${where}${risk}`;
    if (step.contract)
      return `Remplir le contrat de valeur ${contractValue(step.contract)} à ${where}${risk}`;
    return step.outcome === 'moved' ? `Route ${step.act} vers ${where}` : `Sans effet à ${where} : ${reason}`;
  },
  overlookedGoods: (city, resource) => `Vous passez par ${city} sans prendre ${some[resource]}.`,
  overlookedContract: (city, value) =>
    `Vous passez par ${city}, où vous pourriez remplir le contrat de valeur ${value}.`,
  startGoods: (city, resource) =>
    `Vous êtes à ${city} : commencez par une transaction pour prendre ${some[resource]}.`,
  startContract: (city, value) =>
    `Vous êtes à ${city} : commencez par une transaction pour remplir le contrat de ${value}.`,
  endGoods: (city, resource) =>
    `Votre programme finit à ${city} : ajoutez une transaction pour prendre ${some[resource]}.`,
  endContract: (city, value) =>
    `Votre programme finit à ${city} : ajoutez une transaction pour remplir le contrat de valeur ${value}.`,
  planAction: (slot, does) => `Action ${slot} : ${does}.`,
  planRemoved: (slot) => `Action ${slot} retirée.`,
  planCleared: 'Le programme est vide.',
  planFull: 'Les six actions sont posées.',
  planLater:
    'Vous pourrez planifier quand tout ce qui s’est passé aura été montré. Échap y va tout de suite.',
  planReady: 'Votre programme est posé.',
  planOpen: 'Votre programme peut de nouveau changer.',
  haveAfter: (action) => `Après l’action ${action} :`,
  haveNothing: 'rien',
  openPlans: 'Programmes posés',
  walkPlan: 'Parcourir le programme',
  walkShort: 'Parcourir',
  stopWalk: 'Arrêter',
  removeLast: 'Retirer la dernière',
  remove: 'Retirer',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  clear: 'Effacer le programme',
  clearShort: 'Effacer',
  done: 'Terminé',
  layReady: 'Prêt',
  takeBackReady: 'Modifier mon programme',
  waiting: (names) => `Votre programme est posé. On attend ${list(names)}.`,
  waitingFor: (names) => `On attend ${list(names)}.`,
  emptyTitle: 'Poser un programme vide ?',
  emptyText: 'Votre caravane ne fera rien pendant ce tour.',
  emptyYes: 'Le poser vide',
  emptyNo: 'Retour au programme',
  fillHint: 'Choisissez une ville sur la carte ou une lettre ci-dessus.',
  goalHint:
    'Une transaction prend la ressource la moins chère d’une ville, ou y remplit le contrat : vous choisissez alors deux récompenses parmi contrat, temple et électeurs.',

  turnTab: 'Tour',
  resolutionOf: (turn) => `Résolution du tour ${turn}`,
  actionNumber: (number) => `Action ${number}`,
  pending: 'à venir',
  stepBack: 'Un pas en arrière',
  stepForward: 'Un pas en avant',
  pause: 'Pause',
  goOn: 'Lecture',
  again: 'Revoir',
  skip: 'Aller à la fin',
  now: 'Revenir au présent',
  speed: (times) => `Vitesse ×${times}`,
  noResolution: 'Rien n’a encore été résolu.',
  bubble: {
    took: (resource) => `+ ${resources[resource]}`,
    fulfilled: (value) => `contrat ${value}`,
    temple: 'temple',
    electors: (number) => count(number, 'électeur'),
  },

  refused: 'Ce n’est pas possible maintenant.',

  pickTwo: 'Choisissez deux des trois',
  pickKeep: (value) => `Garder le contrat : ${value} d’influence économique`,
  pickTemple: (rank) => `Bâtir un temple : ${rank} d’influence religieuse`,
  pickElectors: (electors) => `Placer ${count(electors, 'électeur')} dans les régions voisines`,
  pickMore: (more) => `Encore ${more} à choisir`,
  confirmPicks: 'Faire les deux',
  picked: (picks) => `Choisi : ${list(picks)}. Entrée fait les deux.`,
  electorsLeft: (left) => (left === 0 ? 'Tous sont placés.' : `${count(left, 'électeur')} à placer.`),
  confirmElectors: 'Les placer',
  electorsPut: (number, region, lying) =>
    `${count(number, 'électeur')} pour ${region}, où ${count(lying, 'électeur')} ${lying > 1 ? 'sont' : 'est'} face cachée : qui en a strictement le plus à la fin contrôle la région.`,
  enterElectors: 'Entrée les place.',
  fewer: (region) => `Un de moins en ${region}`,
  more: (region) => `Un de plus en ${region}`,
  choiceOf: (name) =>
    name ? `${name} choisit ce que rapporte son contrat.` : 'Vous choisissez ce que rapporte votre contrat.',
  electorsOf: (name) => `${name ? `${name} place` : 'Vous placez'} des électeurs.`,

  announceHow: (resource) => `Combien ${of[resource]} annoncez-vous ?`,
  announceButton: (amount) => `Annoncer ${amount}`,
  youHave: (amount, resource) =>
    amount === 0 ? `Vous n’avez pas ${of[resource]}.` : `Vous en avez ${amount}.`,
  strictlyMost: 'Le plus grand nombre, sans égalité, gagne une carte de valeur 3.',
  leadWith: 'Vous seriez en tête.',
  tieWith: 'Égalité : personne ne gagnerait.',
  behind: (amount) => `La plus forte annonce est ${amount}.`,
  announcing: (name) => (name ? `${name} annonce.` : 'Vous annoncez.'),
  monopoliesOf: (turn) => `Monopoles du tour ${turn}`,
  card: 'Carte',
  won: 'carte gagnée',
  nobodyWins: 'personne',
  announced: (amount, resource) => `annoncé : ${amount} (${resources[resource]})`,

  starting: 'Où votre caravane peut partir',
  near: (goods, contracts) =>
    `à deux routes : ${count(goods, 'lieu', 'lieux')} avec ressources, ${count(contracts, 'contrat')}`,
  placingOf: (name) => (name ? `${name} choisit son départ.` : 'Vous choisissez votre départ.'),

  screen: 'Paravent',
  myScreen: 'Derrière mon paravent',
  screenOf: (name) => `Derrière le paravent de ${name}`,
  stock: 'Ressources',
  worth: (worth) => `valeur ${worth}`,
  keptContracts: 'Contrats gardés',
  monopolies: 'Monopoles',
  nothingKept: 'aucun',
  noScreen: 'Vous regardez : ce que cachent les paravents reste caché.',
  contracts: 'Contrats',
  contractsOnMap: 'Contrats sur la carte',
  needsNothing: 'prêt à livrer',
  needs: (missing) => `manque : ${list(missing)}`,
  noContracts: 'Aucun contrat sur la carte.',

  standing: 'Bilan',
  religion: 'Religion',
  politics: 'Politique',
  economy: 'Économie',
  hidden: 'caché',
  between: (least, most) => `${least}–${most}`,
  betweenText: (least, most, electors) =>
    `entre ${least} et ${most}, ${count(electors, 'électeur')} sur la carte`,
  temples: (temples) => count(temples, 'temple'),
  electors: (electors) => count(electors, 'électeur'),
  outNow: 'Si la partie s’arrêtait',

  supplied: (goods, contracts) => {
    const parts = [
      ...(goods.length > 0 ? [`ressources à ${list(goods)}`] : []),
      ...(contracts.length > 0
        ? [`${contracts.length === 1 ? 'un contrat' : 'contrats'} à ${list(contracts)}`]
        : []),
    ];
    return parts.length === 0 ? '' : `Nouveau : ${parts.join(', ')}.`;
  },
  turnHeading: (turn) => `Tour ${turn}`,
  monopolyHeading: (turn) => `Tour ${turn} · Monopoles`,

  kept: (contracts, monopolies) => `${count(contracts, 'contrat')}, ${count(monopolies, 'monopole')}`,
  storyTitle: 'Comment la partie s’est jouée',
  influences: 'Influences',
  isOut: (seat, names) => (seat === names.me ? 'Vous sortez' : `${names.player(seat)} sort`),
  noneOut: (names) => `Pas de décision entre ${list(names)}`,
  dieDecides: (name) => `Le dé tranche pour ${name}.`,
  chartOf: (step) => `${step} au fil de la partie`,
  start: 'Début',
  controls: 'Contrôle des régions',

  keys: {
    moves: 'Ajouter un trajet par cette route',
    transact: 'Ajouter une transaction',
    remove: 'Retirer la dernière action',
    ready: 'Déclarer le programme prêt',
    walk: 'Parcourir la carte',
    pause: 'Pause ou lecture de la résolution',
    skip: 'Aller à la fin de la résolution',
    back: 'Un pas en arrière dans la résolution',
    forward: 'Un pas en avant dans la résolution',
  },
};
