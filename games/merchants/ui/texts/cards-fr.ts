import { grammar, type Seat } from '@kontor/core';
import type { Names } from '../../texts/types.ts';
import type { CardTexts, Seats } from './cards-en.ts';

const { count, either, list } = grammar('fr');

const named = (seat: Seat, names: Names): string => (seat === names.me ? 'vous' : names.player(seat));
const people = (seats: readonly Seat[], names: Names): string =>
  list(seats.map((seat) => named(seat, names)));
const anyOf = (seats: Seats, names: Names): string =>
  seats === 'all' ? 'n’importe qui' : either(seats.map((seat) => named(seat, names)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nthOut = (nth: number): string => (nth === 0 ? 'en premier' : `en ${nth + 1}e`);

const comparison = (
  seat: Seat,
  values: readonly { readonly seat: Seat; readonly value: number }[],
  names: Names,
): string => {
  const own = values.find((each) => each.seat === seat);
  const others = values
    .filter((each) => each !== own)
    .map((each) => `${named(each.seat, names)} ${each.value}`);
  return own ? `, ${own.value} (${others.join(', ')})` : '';
};

export const cards: CardTexts = {
  outBy: ({ seat, values = [] }, nth, step, criterion, names) =>
    `${seat === names.me ? 'Vous sortiriez' : `${names.player(seat)} sortirait`} ${nthOut(nth)}, ${step} : ${criterion}${comparison(seat, values, names)}.`,
  tiedBy: (seats, step, names) =>
    seats === 'all'
      ? `${step} : égalité entre tous.`
      : `${step} : pas de décision entre ${people(seats, names)}.`,
  nextHidden: (seats, nth, step, names) =>
    `Puis ${step}, qui est cachée : ${anyOf(seats, names)} ${nthOut(nth)}.`,
  notYou: (step) => `${step} : vous ne pouvez pas sortir maintenant.`,
  wouldWin: (seats, names) =>
    seats.length === 1
      ? seats[0] === names.me
        ? 'Vous gagneriez.'
        : `${seats.map((seat) => named(seat, names)).join('')} gagnerait.`
      : `${capital(list(seats.map((seat) => named(seat, names))))} ${seats.includes(names.me ?? -1) ? 'gagneriez' : 'gagneraient'} ensemble.`,

  outlook: {
    out: (nth) => `sort ${nth === 0 ? '1er' : `${nth + 1}e`}`,
    danger: 'en danger',
    wins: 'gagnerait',
  },

  goalLead: (turns) =>
    `Après le tour ${turns}, les joueurs sortent l’un après l’autre. Qui reste gagne : évitez la dernière place dans chacun des trois domaines.`,
  goalOut: (players) => (players === 1 ? 'élimine un joueur' : `élimine ${players} joueurs`),
  goalTie: 'seulement en cas d’égalité avant',
  goalCounts: {
    religion: 'Chaque temple compte le rang de sa ville. Qui en a le moins sort.',
    politics: 'Chaque région où l’on a strictement le plus d’électeurs compte 1. Qui en a le moins sort.',
    economy: 'Les contrats gardés comptent leur valeur, chaque monopole 3. Qui en a le moins sort.',
  },
  mine: {
    religion: ({ influence, temples, largestTemple }) =>
      temples === 0
        ? 'Vous avez 0 : pas encore de temple.'
        : `Vous avez ${influence} : ${count(temples, 'temple')}, le plus grand ${largestTemple}.`,
    politics: (least, most, electors) =>
      least === most
        ? `Vous avez ${least} : ${count(electors, 'électeur')} sur la carte.`
        : `Vous avez de ${least} à ${most} : ${count(electors, 'électeur')} face cachée sur la carte.`,
    economy: ({ influence, contracts, monopolies }) =>
      `Vous avez ${influence} : ${count(contracts, 'contrat')}, ${count(monopolies, 'monopole')}.`,
  },

  summaryTitle: (turn) => `Monopoles du tour ${turn}`,
  gained: 'Ce que chacun a gagné',
  player: 'Joueur',
  religion: 'Religion',
  politics: 'Politique',
  economy: 'Économie',
  goods: 'Ressources',
  nothing: 'rien',
  temples: (cities) => `${cities.length === 1 ? 'temple' : 'temples'} à ${list(cities)}`,
  electors: (regions) => `électeurs en ${list(regions)}`,
  contracts: (values) =>
    `${values.length === 1 ? 'contrat' : 'contrats'} de valeur ${list(values.map(String))}`,
  monopolies: (resources) => `${resources.length === 1 ? 'monopole' : 'monopoles'} : ${list(resources)}`,
  taken: (taken, delivered) =>
    delivered === 0 ? `${taken} en plus` : `${taken} en plus, ${delivered} en moins`,
  failed: (actions) => `${count(actions, 'action')} sans effet`,
  toCome: 'À venir',
  turnsLeft: (turns) =>
    turns === 0 ? 'C’est le dernier tour.' : `Encore ${count(turns, 'tour')} après celui-ci.`,
  nextMonopolies: (turn) => `Prochains monopoles après le tour ${turn}.`,
  noMonopolies: 'Plus de monopoles.',
  supply: (resources, contracts) =>
    `À la fin de ce tour : ${count(resources, 'lot')} de ressources, ${count(contracts, 'contrat')}.`,
};
