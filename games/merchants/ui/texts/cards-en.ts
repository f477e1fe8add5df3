import { grammar, type Seat } from '@kontor/core';
import type { EliminationStep } from '../../rules/state/types.ts';
import type { Tally } from '../../rules/view/events.ts';
import type { Projection } from '../../rules/view/standing.ts';
import type { Names } from '../../texts/types.ts';

/** Some players, or everybody at the table. */
export type Seats = readonly Seat[] | 'all';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const { count, either, list } = grammar('en-GB');

const named = (seat: Seat, names: Names): string => (seat === names.me ? 'you' : names.player(seat));
const people = (seats: readonly Seat[], names: Names): string =>
  list(seats.map((seat) => named(seat, names)));
const anyOf = (seats: Seats, names: Names): string =>
  seats === 'all' ? 'anybody' : either(seats.map((seat) => named(seat, names)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody who would be out, and what everybody had who was compared; without values where they are hidden. */
type Out = Projection['out'][number];

const comparison = (seat: Seat, values: NonNullable<Out['values']>, names: Names): string => {
  const own = values.find((each) => each.seat === seat);
  const others = values
    .filter((each) => each !== own)
    .map((each) => `${named(each.seat, names)} ${each.value}`);
  return own ? `, ${own.value} (${others.join(', ')})` : '';
};

/** Texts of the cards: how one wins, how it stands, what a stretch of the game brought. */
export const cards = {
  /* If it ended now */
  outBy: ({ seat, values = [] }: Out, nth: number, step: string, criterion: string, names: Names) =>
    `${capital(named(seat, names))} would be out ${ORDINALS[nth] ?? 'next'}, by ${step}: ${criterion}${comparison(seat, values, names)}.`,
  tiedBy: (seats: Seats, step: string, names: Names) =>
    seats === 'all'
      ? `${step} could not decide: all are tied.`
      : `${step} could not decide between ${people(seats, names)}.`,
  nextHidden: (seats: Seats, nth: number, step: string, names: Names) =>
    `Then ${step}, which is hidden: ${anyOf(seats, names)} could be out ${ORDINALS[nth] ?? 'next'}.`,
  notYou: (step: string) => `${step} cannot put you out now.`,
  wouldWin: (seats: readonly Seat[], names: Names) =>
    `${capital(list(seats.map((seat) => named(seat, names))))} would win.`,

  /** In a player's corner of the table. */
  outlook: {
    out: (nth: number) => `out ${ORDINALS[nth] ?? 'next'}`,
    danger: 'in danger',
    wins: 'would win',
  },

  /* How one wins */
  goalLead: (turns: number) =>
    `After turn ${turns} players are put out one after the other. Whoever is left wins: do not be last in any of the three.`,
  goalOut: (players: number) => (players === 1 ? 'puts one player out' : `puts ${players} players out`),
  goalTie: 'only if a step before ties',
  goalCounts: {
    religion: 'Every temple counts the rank of its city. The least is out.',
    politics: 'Every region where one has strictly most electors counts 1. The least is out.',
    economy: 'Kept contracts count their value, every monopoly card 3. The least is out.',
  } satisfies Record<EliminationStep, string>,
  mine: {
    religion: ({ influence, temples, largestTemple }: Tally['religion']) =>
      temples === 0
        ? 'You have 0: no temple yet.'
        : `You have ${influence}: ${count(temples, 'temple')}, the largest ${largestTemple}.`,
    politics: (least: number, most: number, electors: number) =>
      least === most
        ? `You have ${least}: ${count(electors, 'elector')} on the map.`
        : `You have ${least} to ${most}: ${count(electors, 'elector')} face down on the map.`,
    economy: ({ influence, contracts, monopolies }: Tally['economy']) =>
      `You have ${influence}: ${count(contracts, 'contract')}, ${count(monopolies, 'monopoly', 'monopolies')}.`,
  },

  /* Summary */
  summaryTitle: (turn: number) => `Monopolies of turn ${turn}`,
  gained: 'What everybody gained',
  player: 'Player',
  religion: 'Religion',
  politics: 'Politics',
  economy: 'Economy',
  goods: 'Goods',
  nothing: 'nothing',
  temples: (cities: readonly string[]) => `${cities.length === 1 ? 'temple' : 'temples'} in ${list(cities)}`,
  electors: (regions: readonly string[]) => `electors in ${list(regions)}`,
  contracts: (values: readonly number[]) =>
    `${values.length === 1 ? 'contract' : 'contracts'} worth ${list(values.map(String))}`,
  monopolies: (resources: readonly string[]) =>
    `${resources.length === 1 ? 'monopoly' : 'monopolies'} of ${list(resources)}`,
  taken: (taken: number, delivered: number) =>
    delivered === 0 ? `${taken} taken` : `${taken} taken, ${delivered} delivered`,
  failed: (actions: number) => `${count(actions, 'action')} did nothing`,
  toCome: 'Still to come',
  turnsLeft: (turns: number) =>
    turns === 0 ? 'This is the last turn.' : `${count(turns, 'turn')} to play after this one.`,
  nextMonopolies: (turn: number) => `Next monopolies after turn ${turn}.`,
  noMonopolies: 'No more monopolies.',
  supply: (resources: number, contracts: number) =>
    `At the end of this turn: ${count(resources, 'set')} of resources, ${count(contracts, 'contract')}.`,
};
export type CardTexts = typeof cards;
