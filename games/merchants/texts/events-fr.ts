import { grammar, type Seat } from '@kontor/core';
import { REGION_NUMERALS, type Resource } from '../rules/files/board.ts';
import { MONOPOLY_WORTH } from '../rules/state/constants.ts';
import { type Action, type ByRegion, TRANSACT } from '../rules/state/types.ts';
import { contractValue } from '../rules/view/walk.ts';
import type { ActedEvent, EventOf, MerchantsTexts, Names } from './types.ts';
import { amountsOf, tiedForMost } from './votes.ts';

const { count, list } = grammar('fr');

export const resources = { coal: 'charbon', bronze: 'bronze', silver: 'argent', gems: 'gemmes', gold: 'or' };
/** With the partitive article, after a verb of taking. */
export const some: Record<Resource, string> = {
  coal: 'du charbon',
  bronze: 'du bronze',
  silver: 'de l’argent',
  gems: 'une gemme',
  gold: 'de l’or',
};
/** After « monopole ». */
export const ofThe: Record<Resource, string> = { ...some, gems: 'des gemmes' };
export const tracks = { resources: 'ressources', contracts: 'contrats' };
export const steps = { religion: 'Religion', politics: 'Politique', economy: 'Économie' };
export const picks = {
  keep: 'garder le contrat',
  temple: 'bâtir un temple',
  electors: 'placer des électeurs',
};

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

export const criterion: MerchantsTexts['criterion'] = (step, name) =>
  new Map(Object.entries(criteria[step])).get(name) ?? name;

export function contract(id: string): string {
  return id
    .split('-')
    .map((resource) => resources[resource as Resource])
    .join(' + ');
}

export function action(act: Action): string {
  return act === TRANSACT ? 'transaction' : `déplacement ${act}`;
}

export const reason: MerchantsTexts['reason'] = (why, act, by) => {
  switch (why) {
    case 'noRoad':
      return `aucune route ${act} ne part de là`;
    case 'nothingHere':
      return 'il n’y a rien à cet endroit';
    case 'alreadyServed':
      return 'une seule transaction par ville et par tour';
    case 'tooLate':
      if (!by) return 'quelqu’un a été plus rapide';
      if (by.length > 1) return `${list(by)} ${by.includes('vous') ? 'avez' : 'ont'} été plus rapides`;
      return `${list(by)} ${by.includes('vous') ? 'avez' : 'a'} été plus rapide`;
    case 'missingResources':
      return 'il manque des ressources pour le contrat';
  }
};

const name = (seat: Seat, names: Names): string => (seat === names.me ? 'vous' : names.player(seat));
const people = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => name(seat, names)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who does it, and the verb for others and for the reader. */
function does(seat: Seat, names: Names, third: string, second: string): string {
  return seat === names.me ? `Vous ${second}` : `${names.player(seat)} ${third}`;
}

function regionsText(regions: Partial<ByRegion<number>>): string {
  return list(
    REGION_NUMERALS.flatMap((region) => (regions[region] ? [`${regions[region]} en région ${region}`] : [])),
  );
}

function rolled(event: EventOf<'rolled'>, names: Names): string {
  const rolls = event.rolls.map(({ seat, die }) => `${name(seat, names)} ${die}`).join(', ');
  const why = event.purpose === 'start' ? 'pour la première place' : 'pour départager';
  const [winner] = event.highest;
  if (winner === undefined || event.highest.length > 1)
    return `Jet de dé ${why} : ${rolls}. Égalité en tête, on relance.`;
  return `Jet de dé ${why} : ${rolls}. ${does(winner, names, 'l’emporte', 'l’emportez')}.`;
}

function monopolyScored({ resource, winner, amounts }: EventOf<'monopolyScored'>, names: Names): string {
  const monopoly = `le monopole ${ofThe[resource]}`;
  if (winner !== null) {
    const others = amountsOf(amounts, winner, (seat) => name(seat, names));
    return `${does(winner, names, 'obtient', 'obtenez')} ${monopoly}, une carte de valeur ${MONOPOLY_WORTH}, avec ${amounts[winner]}${others}.`;
  }
  const { most, seats } = tiedForMost(amounts);
  if (most === 0) return `Personne n’a ${monopoly} : rien n’a été annoncé.`;
  return `Personne n’a ${monopoly} : égalité à ${most} entre ${people(seats, names)}.`;
}

function regionScored({ region, controller, electors }: EventOf<'regionScored'>, names: Names): string {
  if (controller !== null) {
    const others = amountsOf(electors, controller, (seat) => name(seat, names));
    const own = count(electors[controller] ?? 0, 'électeur');
    return `${does(controller, names, 'contrôle', 'contrôlez')} la région ${region} avec ${own}${others}.`;
  }
  const { most, seats } = tiedForMost(electors);
  if (most === 0) return `Personne ne contrôle la région ${region} : aucun électeur ne s’y trouve.`;
  return `Personne ne contrôle la région ${region} : égalité à ${most} entre ${people(seats, names)}.`;
}

function eliminated({ seat, step, criterion: decided, values }: EventOf<'eliminated'>, names: Names): string {
  const own = values.find((each) => each.seat === seat)?.value ?? 0;
  const others = values
    .filter((each) => each.seat !== seat)
    .map((each) => `${name(each.seat, names)} ${each.value}`)
    .join(', ');
  const out = seat === names.me ? 'vous êtes hors course' : `${names.player(seat)} est hors course`;
  return `${steps[step]} : ${out}, ${criterion(step, decided)} : ${own} (${others}).`;
}

export const events: MerchantsTexts['events'] = {
  opened: ({ seats, turns }) => `${count(seats, 'joueur')}, ${count(turns, 'tour')}.`,
  resourcesSupplied: ({ city, die, resources: drawn }, names) =>
    `${die === null ? 'Pour la capitale' : `Le dé donne ${die}`} : ${list(drawn.map((each) => resources[each]))} à ${names.city(city)}.`,
  contractSupplied: ({ city, die, contract: id }, names) =>
    `Le dé donne ${die} : un contrat ${contract(id)} à ${names.city(city)}.`,
  supplyShort: ({ track, steps: left }) =>
    `Le sac des ${tracks[track]} est vide : ${count(left, 'case')} en attente pour le prochain tour.`,
  rolled,
  caravanPlaced: ({ seat, city }, names) =>
    `${does(seat, names, 'part', 'partez')} de la ville ${names.city(city)}.`,
  turnStarted: ({ turn, first }, names) =>
    `Tour ${turn} : ${first === names.me ? 'vous commencez' : `${names.player(first)} commence`}.`,
  plotLaid: ({ seat }, names) => `${does(seat, names, 'a posé son', 'avez posé votre')} programme.`,
  plotsRevealed: ({ plots }, names) =>
    `Les programmes sont révélés : ${list(plots.map((plot, seat) => `${name(seat, names)} ${plot.length === 0 ? 'rien' : count(plot.length, 'action')}`))}.`,
  moved: ({ seat, road, to }, names) =>
    `${does(seat, names, 'prend', 'prenez')} la route ${road} vers ${names.city(to)}.`,
  took: ({ seat, city, resource, left }, names) =>
    `${does(seat, names, 'prend', 'prenez')} ${some[resource]} à ${names.city(city)}, ${left === 0 ? 'la dernière ressource sur place' : 'la ressource la moins chère sur place'}.`,
  fulfilled: ({ seat, city, contract: id }, names) =>
    `${does(seat, names, 'remplit', 'remplissez')} le contrat de valeur ${contractValue(id)} à ${names.city(city)} : ${contract(id)}.`,
  ignored: ({ seat, action: number, act, city, reason: why, by }, names) =>
    `${does(seat, names, 'ne fait', 'ne faites')} rien à ${names.city(city)} avec l’action ${number} (${action(act)}) : ${reason(
      why,
      act,
      by?.map((each) => name(each, names)),
    )}.`,
  markerAdvanced: ({ track, steps: at }) => `Le marqueur des ${tracks[track]} avance à ${at}.`,
  picked: ({ seat, picks: chosen, asked }, names) =>
    `${asked ? does(seat, names, 'choisit', 'choisissez') : does(seat, names, 'ne peut que', 'ne pouvez que')} ${list(chosen.map((pick) => (asked ? `de ${picks[pick]}` : picks[pick])))}.`,
  contractKept: ({ seat, contract: id }, names) =>
    `${does(seat, names, 'garde', 'gardez')} le contrat ${contract(id)} : ${contractValue(id)} d’influence économique.`,
  contractReturned: ({ contract: id }) => `Le contrat ${contract(id)} retourne dans le sac.`,
  templeBuilt: ({ seat, city, rank }, names) =>
    `${does(seat, names, 'bâtit', 'bâtissez')} un temple à ${names.city(city)} : ${rank} d’influence religieuse.`,
  electorsPlaced: ({ seat, regions }, names) =>
    `${does(seat, names, 'place', 'placez')} des électeurs : ${regionsText(regions)}.`,
  announceOpened: ({ resource }) => `Qui a le monopole ${ofThe[resource]} ?`,
  announced: ({ seat, resource, amount }, names) =>
    `${does(seat, names, 'annonce', 'annoncez')} ${amount} (${resources[resource]}).`,
  monopolyScored,
  regionScored,
  influences: ({ seat, tally }, names) =>
    `${capital(name(seat, names))} : religion ${tally.religion.influence}, politique ${tally.politics.influence}, économie ${tally.economy.influence}.`,
  eliminated,
  undecided: ({ step, seats }, names) => `${steps[step]} : impossible de départager ${people(seats, names)}.`,
  ended: ({ winners }, names) =>
    winners.length === 1
      ? `${does(winners[0] ?? 0, names, 'gagne', 'gagnez')} la partie.`
      : `${capital(people(winners, names))} ${winners.includes(names.me ?? -1) ? 'partagez' : 'partagent'} la victoire.`,
};

/** What somebody did, as the end of a sentence that begins with who it was. */
function did(event: ActedEvent, names: Names): string {
  const verb = (third: string, second: string): string => (event.seat === names.me ? second : third);
  switch (event.type) {
    case 'moved':
      return `${verb('va', 'allez')} à ${names.city(event.to)}`;
    case 'took':
      return `${verb('prend', 'prenez')} ${some[event.resource]} à ${names.city(event.city)}`;
    case 'fulfilled':
      return `${verb('remplit', 'remplissez')} le contrat de valeur ${contractValue(event.contract)} à ${names.city(event.city)}`;
    case 'ignored':
      return `${verb('n’obtient', 'n’obtenez')} rien à ${names.city(event.city)} (${reason(
        event.reason,
        event.act,
        event.by?.map((each) => name(each, names)),
      )})`;
    case 'contractKept':
      return `${verb('garde', 'gardez')} le contrat de valeur ${contractValue(event.contract)}`;
    case 'templeBuilt':
      return `${verb('bâtit', 'bâtissez')} un temple de rang ${event.rank}`;
    default:
      return `${verb('place', 'placez')} des électeurs : ${regionsText(event.regions)}`;
  }
}

/** What one seat did, in one sentence. */
export const sumUp: MerchantsTexts['sumUp'] = (seat, acted, names) =>
  `${seat === names.me ? 'Vous' : names.player(seat)} ${list(acted.map((event) => did(event, names)))}.`;
