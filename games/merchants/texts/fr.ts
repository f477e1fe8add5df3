import { grammar } from '@kontor/core';
import { REGION_NUMERALS, type Resource } from '../rules/files/board.ts';
import { TRANSACT } from '../rules/state/types.ts';
import type { EventOf, MerchantsTexts, Names } from './types.ts';

const { count, list } = grammar('fr');

const resources = { coal: 'charbon', bronze: 'bronze', silver: 'argent', gems: 'gemmes', gold: 'or' };
/** With the partitive article, after a verb of taking. */
const some: Record<Resource, string> = {
  coal: 'du charbon',
  bronze: 'du bronze',
  silver: 'de l’argent',
  gems: 'une gemme',
  gold: 'de l’or',
};
/** After « monopole ». */
const ofThe: Record<Resource, string> = {
  coal: 'du charbon',
  bronze: 'du bronze',
  silver: 'de l’argent',
  gems: 'des gemmes',
  gold: 'de l’or',
};
/** After « stock ». */
const of: Record<Resource, string> = {
  coal: 'de charbon',
  bronze: 'de bronze',
  silver: 'd’argent',
  gems: 'de gemmes',
  gold: 'd’or',
};
const kinds = {
  place: 'placer sa caravane',
  plot: 'poser un programme',
  picks: 'choisir deux avantages',
  electors: 'placer des électeurs',
  announce: 'annoncer une quantité',
};
const tracks = { resources: 'ressources', contracts: 'contrats' };
const steps = { religion: 'Religion', politics: 'Politique', economy: 'Économie' };
const picks = { keep: 'garder le contrat', temple: 'bâtir un temple', electors: 'placer des électeurs' };

const criteria = {
  religion: {
    influence: 'la plus faible influence religieuse',
    largestTemple: 'le plus grand temple le moins élevé',
    temples: 'le moins de temples',
  },
  politics: {
    influence: 'la plus faible influence politique',
    largestRegion: 'la plus grande région la moins peuplée',
    electors: 'le moins d’électeurs sur la carte',
  },
  economy: {
    influence: 'la plus faible influence économique',
    monopolies: 'le moins de monopoles',
    largestContract: 'le plus gros contrat le moins élevé',
    contracts: 'le moins de contrats',
    gold: 'le moins d’or',
    gems: 'le moins de gemmes',
    silver: 'le moins d’argent',
    bronze: 'le moins de bronze',
    coal: 'le moins de charbon',
  },
};

function contract(id: string): string {
  return id
    .split('-')
    .map((resource) => resources[resource as Resource])
    .join(' + ');
}

function rolled(event: EventOf<'rolled'>, names: Names): string {
  const rolls = event.rolls.map(({ seat, die }) => `${names.player(seat)} ${die}`).join(', ');
  const why = event.purpose === 'start' ? 'pour la première place' : 'pour départager';
  const [winner] = event.highest;
  if (winner === undefined || event.highest.length > 1)
    return `Jet de dé ${why} : ${rolls}. Égalité en tête, on relance.`;
  return `Jet de dé ${why} : ${rolls}. ${names.player(winner)} l’emporte.`;
}

export const fr: MerchantsTexts = {
  name: 'Merchants of Empire',
  about:
    '2–4 joueurs (5–6 en variante), à partir de 14 ans, une heure environ ; 45 minutes en partie courte.',
  resources,
  seat: (seat) => `la place ${seat}`,
  phases: {
    place: 'Caravanes',
    plot: 'Programmation',
    resolve: 'Résolution',
    announce: 'Monopoles',
    over: 'Fin de la partie',
  },
  picks,
  tracks,
  steps,
  action: (act) => (act === TRANSACT ? 'transaction' : `déplacement ${act}`),
  criterion: (step, criterion) => new Map(Object.entries(criteria[step])).get(criterion) ?? criterion,
  reason: (reason, act) => {
    switch (reason) {
      case 'noRoad':
        return `aucune route ${act} ne part de là`;
      case 'nothingHere':
        return 'il n’y a rien à cet endroit';
      case 'alreadyServed':
        return 'une seule transaction par ville et par tour';
      case 'tooLate':
        return 'quelqu’un est passé avant';
      case 'missingResources':
        return 'il manque des ressources pour le contrat';
    }
  },
  options: {
    turns: {
      label: 'Durée',
      help: 'Nombre de tours de la partie.',
      value: (value) => (value === 9 ? '9 tours (partie courte)' : `${value} tours`),
    },
    noSecrets: {
      label: 'Sans secrets',
      help: 'Tout est visible à tout moment : ressources, électeurs et programmes déclarés prêts.',
      value: (value) => (value ? 'oui' : 'non'),
    },
    tie: {
      label: 'Égalité finale',
      help: 'Ce qui se passe si la dernière étape laisse plusieurs joueurs en lice.',
      value: (value) => (value === 'die' ? 'le dé tranche' : 'victoire partagée'),
    },
    plotTimer: {
      label: 'Temps de programmation',
      help: 'Le temps écoulé, ce qui est posé compte ; sans rien de posé, le programme est vide.',
      value: (value) => (value === 0 ? 'sans limite' : `${value} secondes`),
    },
  },
  notices: {
    two: 'À deux joueurs, la religion décide seule ; politique et économie ne comptent qu’en cas d’égalité.',
    three:
      'À trois joueurs, religion et politique décident ; l’économie ne compte qu’en cas d’égalité à l’une des deux.',
    noSecrets: 'Sans secrets : tout est visible à cette table, y compris les programmes déclarés prêts.',
  },
  decisions: {
    place: () => 'Choisissez la ville de départ de votre caravane.',
    plot: ({ turn }) => `Tour ${turn} : programmez jusqu’à six actions.`,
    picks: ({ city, contract: id }, names) =>
      `Vous avez rempli le contrat ${contract(id)} à ${names.city(city)}. Choisissez deux des trois avantages.`,
    electors: ({ city, count: due }, names) =>
      `Placez ${count(due, 'électeur')} dans les régions autour de la ville ${names.city(city)}.`,
    announce: ({ resource }) => `Annoncez votre stock ${of[resource]}, ou moins.`,
  },
  refusals: {
    'seat.unknown': ({ seat }) => `La place ${seat} n’existe pas.`,
    'seat.inactive': () => 'Ce n’est pas à vous de décider.',
    'game.over': () => 'La partie est terminée.',
    'move.unknown': () => 'Ce n’est pas un coup de ce jeu.',
    'move.kind': ({ asked }) => `Une autre décision est attendue : ${kinds[asked]}.`,
    'place.capital': () => 'Aucune caravane ne part de la capitale.',
    'place.occupied': ({ city }, names) => `Une caravane se trouve déjà à ${names.city(city)}.`,
    'electors.region': ({ city, region }, names) => `${names.city(city)} ne touche pas la région ${region}.`,
    'electors.count': ({ count: due, given }) =>
      `Placez exactement ${count(due, 'électeur')}, et non ${given}.`,
    'announce.stock': ({ resource, amount, stock }) =>
      `Vous ne pouvez pas annoncer ${amount} : vous en avez ${stock} (${resources[resource]}).`,
  },
  events: {
    opened: ({ seats, turns }) => `${count(seats, 'joueur')}, ${count(turns, 'tour')}.`,
    resourcesSupplied: ({ city, die, resources: drawn }, names) =>
      `${die === null ? 'Pour la capitale' : `Le dé donne ${die}`} : ${list(drawn.map((each) => resources[each]))} à ${names.city(city)}.`,
    contractSupplied: ({ city, die, contract: id }, names) =>
      `Le dé donne ${die} : un contrat ${contract(id)} à ${names.city(city)}.`,
    supplyShort: ({ track, steps: left }) =>
      `Le sac des ${tracks[track]} est vide : ${count(left, 'case')} en attente pour le prochain tour.`,
    rolled,
    caravanPlaced: ({ seat, city }, names) => `${names.player(seat)} part de la ville ${names.city(city)}.`,
    turnStarted: ({ turn, first }, names) => `Tour ${turn} : ${names.player(first)} commence.`,
    plotLaid: ({ seat }, names) => `${names.player(seat)} a posé son programme.`,
    plotsRevealed: ({ plots }, names) =>
      `Les programmes : ${plots.map((plot, seat) => `${names.player(seat)} ${plot || '–'}`).join(', ')}.`,
    moved: ({ seat, road, to }, names) =>
      `${names.player(seat)} prend la route ${road} vers ${names.city(to)}.`,
    took: ({ seat, city, resource }, names) =>
      `${names.player(seat)} prend ${some[resource]} à ${names.city(city)}.`,
    fulfilled: ({ seat, city, contract: id }, names) =>
      `${names.player(seat)} remplit le contrat à ${names.city(city)} : ${contract(id)}.`,
    ignored: ({ seat, action, act, city, reason }, names) =>
      `${names.player(seat)} à ${names.city(city)}, action ${action} (${fr.action(act)}) ignorée : ${fr.reason(reason, act)}.`,
    markerAdvanced: ({ track, steps: at }) => `Le marqueur des ${tracks[track]} avance à ${at}.`,
    picked: ({ seat, picks: chosen, asked }, names) =>
      `${names.player(seat)} ${asked ? 'choisit' : 'ne peut que'} ${list(chosen.map((pick) => (asked ? `de ${picks[pick]}` : picks[pick])))}.`,
    contractKept: ({ seat, contract: id }, names) =>
      `${names.player(seat)} garde le contrat ${contract(id)}.`,
    contractReturned: ({ contract: id }) => `Le contrat ${contract(id)} retourne dans le sac.`,
    templeBuilt: ({ seat, city, rank }, names) =>
      `${names.player(seat)} bâtit un temple de rang ${rank} à ${names.city(city)}.`,
    electorsPlaced: ({ seat, regions }, names) =>
      `${names.player(seat)} place des électeurs : ${REGION_NUMERALS.filter((region) => regions[region])
        .map((region) => `${regions[region]} en ${region}`)
        .join(', ')}.`,
    announceOpened: ({ resource }) => `Qui a le monopole ${ofThe[resource]} ?`,
    announced: ({ seat, resource, amount }, names) =>
      `${names.player(seat)} annonce ${amount} (${resources[resource]}).`,
    monopolyScored: ({ resource, winner }, names) =>
      winner === null
        ? `Personne n’a le monopole ${ofThe[resource]}.`
        : `${names.player(winner)} obtient le monopole ${ofThe[resource]}.`,
    regionScored: ({ region, controller }, names) =>
      controller === null
        ? `Personne ne contrôle la région ${region}.`
        : `${names.player(controller)} contrôle la région ${region}.`,
    influences: ({ seat, tally }, names) =>
      `${names.player(seat)} : religion ${tally.religion.influence}, politique ${tally.politics.influence}, économie ${tally.economy.influence}.`,
    eliminated: ({ seat, step, criterion }, names) =>
      `${steps[step]} : ${names.player(seat)} est hors course : ${fr.criterion(step, criterion)}.`,
    undecided: ({ step, seats }, names) =>
      `${steps[step]} : impossible de départager ${list(seats.map((seat) => names.player(seat)))}.`,
    ended: ({ winners }, names) =>
      winners.length === 1
        ? `${names.player(winners[0] ?? 0)} gagne la partie.`
        : `${list(winners.map((seat) => names.player(seat)))} partagent la victoire.`,
  },
};
