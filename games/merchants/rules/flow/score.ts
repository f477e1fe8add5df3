import type { Json, Result, Seat } from '@kontor/core';
import { CITIES, RESOURCES } from '../files/board.ts';
import { MONOPOLY_WORTH, REGIONS } from '../state/constants.ts';
import {
  DIE_WINNER,
  electors,
  get,
  kept,
  monopolies,
  NONE,
  OVER,
  PHASE,
  stock,
  temple,
} from '../state/layout.ts';
import { contractOf, rankOf } from '../state/table.ts';
import {
  type ByResource,
  CRITERIA,
  type Criterion,
  type EliminationStep,
  type MerchantsState,
  STEPS,
} from '../state/types.ts';
import type { Breakdown, Elimination, Tally } from '../view/events.ts';

/** M-6.1: everyone's influences and the other values that the criteria use. */
export function tallies(state: MerchantsState): Tally[] {
  return Array.from({ length: state.table.seats }, (_, seat) => ({
    religion: tallyReligion(state, seat),
    politics: tallyPolitics(state, seat),
    economy: tallyEconomy(state, seat),
  }));
}

function tallyReligion(state: MerchantsState, seat: Seat): Tally['religion'] {
  let [influence, largestTemple, temples] = [0, 0, 0];
  for (let city = 1; city <= CITIES; city++) {
    if (get(state, temple(city)) !== seat) continue;
    const rank = rankOf(state.table, city);
    influence += rank;
    largestTemple = Math.max(largestTemple, rank);
    temples++;
  }
  return { influence, largestTemple, temples };
}

function tallyPolitics(state: MerchantsState, seat: Seat): Tally['politics'] {
  let [influence, largestRegion, placed] = [0, 0, 0];
  for (let region = 0; region < REGIONS; region++) {
    const own = get(state, electors(seat, region));
    placed += own;
    if (controller(state, region) !== seat) continue;
    influence++;
    largestRegion = Math.max(largestRegion, regionSize(state, region, own));
  }
  return { influence, largestRegion, electors: placed };
}

/** M-6.3: how large a controlled region is, by its controller's own electors or by all that are there. */
function regionSize(state: MerchantsState, region: number, own: number): number {
  if (state.table.options['largestRegion'] !== 'all') return own;
  let all = 0;
  for (let seat = 0; seat < state.table.seats; seat++) all += get(state, electors(seat, region));
  return all;
}

/** M-6.1: who has strictly most electors in a region, or `NONE`. */
export function controller(state: MerchantsState, region: number): Seat {
  let most = 0;
  let leader = NONE;
  for (let seat = 0; seat < state.table.seats; seat++) {
    const count = get(state, electors(seat, region));
    if (count > most) {
      most = count;
      leader = seat;
    } else if (count === most) leader = NONE;
  }
  return leader;
}

function tallyEconomy(state: MerchantsState, seat: Seat): Tally['economy'] {
  const { table } = state;
  const cards = get(state, monopolies(seat));
  let [influence, largestContract, contracts] = [cards * MONOPOLY_WORTH, 0, 0];
  for (let kind = 0; kind < table.contracts.length; kind++) {
    const count = get(state, kept(table, seat, kind));
    if (count === 0) continue;
    const { value } = contractOf(table, kind);
    influence += count * value;
    largestContract = Math.max(largestContract, value);
    contracts += count;
  }
  return { influence, monopolies: cards, largestContract, contracts, ...stockOf(state, seat) };
}

export function stockOf(state: MerchantsState, seat: Seat): ByResource<number> {
  const [coal, bronze, silver, gems, gold] = RESOURCES.map((_, index) => get(state, stock(seat, index)));
  return { coal, bronze, silver, gems, gold } as ByResource<number>;
}

/** M-6.2–M-6.4: how many players are out after each step, if it can decide. */
export function eliminationGoals(seats: number): Readonly<Record<EliminationStep, number>> {
  return {
    religion: 1,
    politics: 2,
    economy: seats > 4 ? seats - 1 : 3,
  };
}

/** M-6.2–M-6.5: who is eliminated, in which order and by which criterion, and who survives. */
export function eliminate(tallied: readonly Tally[]): Omit<Breakdown, 'tallies' | 'dieWinner'> {
  const seats = tallied.length;
  const goals = eliminationGoals(seats);
  const eliminations: Elimination[] = [];
  const undecided: { step: EliminationStep; seats: readonly Seat[] }[] = [];
  let survivors: readonly Seat[] = tallied.map((_, seat) => seat);
  for (const step of STEPS) {
    while (eliminations.length < goals[step] && survivors.length > 1) {
      const found = leastOf(tallied, survivors, step);
      if ('tied' in found) {
        undecided.push({ step, seats: found.tied });
        break;
      }
      eliminations.push(found);
      survivors = survivors.filter((seat) => seat !== found.seat);
    }
  }
  return { eliminations, undecided, survivors };
}

/** M-6.5: the one player with the least by the step's criteria in turn, or those who tie on all of them. */
function leastOf(
  tallied: readonly Tally[],
  survivors: readonly Seat[],
  step: EliminationStep,
): Elimination | { readonly tied: readonly Seat[] } {
  let tied = survivors;
  for (const criterion of CRITERIA[step]) {
    const values = tied.map((seat) => ({ seat, value: measured(tallied[seat] as Tally, step, criterion) }));
    const least = Math.min(...values.map(({ value }) => value));
    tied = values.filter(({ value }) => value === least).map(({ seat }) => seat);
    if (tied.length === 1) return { seat: tied[0] as Seat, step, criterion, values };
  }
  return { tied };
}

function measured(tally: Tally, step: EliminationStep, criterion: Criterion): number {
  const values: Partial<Record<Criterion, number>> = tally[step];
  return values[criterion] ?? 0;
}

/** M-7.5: the breakdown as if the game ended now. */
export function breakdown(state: MerchantsState): Breakdown {
  const tallied = tallies(state);
  const dieWinner = get(state, DIE_WINNER);
  return { tallies: tallied, ...eliminate(tallied), dieWinner: dieWinner === NONE ? null : dieWinner };
}

export function result(state: MerchantsState): Result | undefined {
  return get(state, PHASE) === OVER ? standings(state) : undefined;
}

/** M-7.5: ranks are the reverse order of elimination, scores the number of seats outlasted. */
export function standings(state: MerchantsState): Result {
  const account = breakdown(state);
  const { eliminations, survivors, dieWinner } = account;
  const { seats } = state.table;
  const ranks = Array<number>(seats).fill(0);
  for (const seat of survivors) ranks[seat] = dieWinner === null || dieWinner === seat ? 1 : 2;
  eliminations.forEach(({ seat }, index) => {
    ranks[seat] = seats - index;
  });
  const scores = ranks.map((rank) => ranks.filter((other) => other > rank).length);
  return { scores, ranks, breakdown: account as unknown as Json };
}
