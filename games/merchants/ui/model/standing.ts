import type { Seat } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral } from '../../rules/files/board.ts';
import { eliminate } from '../../rules/flow/score.ts';
import { ELECTORS_EACH, MONOPOLY_WORTH } from '../../rules/state/constants.ts';
import { rankOf } from '../../rules/state/table.ts';
import {
  CRITERIA,
  type Criterion,
  type EliminationStep,
  type MerchantsTable,
  type MerchantsView,
  type PlayerView,
  type ScreenView,
} from '../../rules/state/types.ts';
import type { Elimination, Tally } from '../../rules/view/events.ts';
import { contractValue } from '../../rules/view/walk.ts';

/** What the viewer may know of a player's three influences. */
export interface Standing {
  readonly seat: Seat;
  readonly religion: Tally['religion'];
  /** Face-down electors hide who controls what, but not how many each player has placed. */
  readonly politics: {
    readonly known: Tally['politics'] | null;
    readonly electors: number;
    readonly most: number;
  };
  /** Null behind somebody else's screen. */
  readonly economy: Tally['economy'] | null;
}

/** M-6.2–M-6.5, as far as the viewer may know: who would be out if the game ended now. */
export interface Forecast {
  readonly out: readonly Elimination[];
  /** Steps that would decide nothing, and who is tied there. */
  readonly undecided: readonly { readonly step: EliminationStep; readonly seats: readonly Seat[] }[];
  /** The first step that nobody can foresee; null if all is open. */
  readonly hiddenFrom: EliminationStep | null;
  /** Who remains after the steps that can be foreseen. */
  readonly left: readonly Seat[];
}

export function standingsOf(table: MerchantsTable, view: MerchantsView): Standing[] {
  const held = REGION_NUMERALS.filter((region) => view.electors[region] > 0).length;
  return view.players.map((player, seat) => {
    const electors = ELECTORS_EACH - player.electorsLeft;
    return {
      seat,
      religion: tallyReligion(table, view, seat),
      politics: {
        known: player.electors || electors === 0 ? tallyPolitics(view, seat) : null,
        electors,
        most: Math.min(electors, held),
      },
      economy: player.screen ? tallyEconomy(player.screen) : null,
    };
  });
}

export function forecastOf(table: MerchantsTable, view: MerchantsView): Forecast {
  const open = view.players.every(({ screen, electors }) => screen && electors);
  const { eliminations, undecided, survivors } = eliminate(tallyAll(table, view));
  if (open) return { out: eliminations, undecided, hiddenFrom: null, left: survivors };
  // Behind screens and face-down electors only religion is sure.
  const out = eliminations.filter(({ step }) => step === 'religion');
  const left = view.players.map((_, seat) => seat).filter((seat) => !out.some((gone) => gone.seat === seat));
  return {
    out,
    undecided: undecided.filter(({ step }) => step === 'religion'),
    hiddenFrom: left.length > 1 ? 'politics' : null,
    left,
  };
}

/** A region with its electors face up: by seat, and who has strictly most. */
export interface RegionCount {
  readonly region: RegionNumeral;
  readonly controller: Seat | null;
  readonly electors: readonly number[];
}

/** M-6.1: all regions, where the electors lie face up; none where they do not. */
export function regionsOf(view: MerchantsView): RegionCount[] {
  if (view.players.some(({ electors }) => !electors)) return [];
  return REGION_NUMERALS.map((region) => {
    const electors = view.players.map((player) => player.electors?.[region] ?? 0);
    const most = Math.max(...electors);
    const leaders = electors.flatMap((count, seat) => (count === most ? [seat] : []));
    return { region, electors, controller: most > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null };
  });
}

/** One criterion that was asked, of whom, and what they had. */
export interface Trial {
  readonly criterion: Criterion;
  readonly values: readonly { readonly seat: Seat; readonly value: number }[];
}

/** M-6.5: the criteria of a step in the order they were asked, until one of them found a single least. */
export function trialsOf(
  tallies: readonly Tally[],
  standing: readonly Seat[],
  step: EliminationStep,
): Trial[] {
  const trials: Trial[] = [];
  let tied = standing;
  for (const criterion of CRITERIA[step]) {
    const values = tied.map((seat) => {
      const all: Partial<Record<Criterion, number>> = tallies[seat]?.[step] ?? {};
      return { seat, value: all[criterion] ?? 0 };
    });
    trials.push({ criterion, values });
    const least = Math.min(...values.map(({ value }) => value));
    tied = values.filter(({ value }) => value === least).map(({ seat }) => seat);
    if (tied.length <= 1) break;
  }
  return trials;
}

/** All influences as the view shows them; what it hides counts as nothing. */
export function tallyAll(table: MerchantsTable, view: MerchantsView): Tally[] {
  return view.players.map((player, seat) => ({
    religion: tallyReligion(table, view, seat),
    politics: tallyPolitics(view, seat),
    economy: tallyEconomy(player.screen ?? NOTHING),
  }));
}

const NOTHING: ScreenView = {
  stock: { coal: 0, bronze: 0, silver: 0, gems: 0, gold: 0 },
  contracts: [],
  monopolies: 0,
};

function tallyReligion(table: MerchantsTable, view: MerchantsView, seat: Seat): Tally['religion'] {
  const ranks = view.cities.flatMap((city, number) => (city.temple === seat ? [rankOf(table, number)] : []));
  return { influence: sum(ranks), largestTemple: Math.max(0, ...ranks), temples: ranks.length };
}

function tallyPolitics(view: MerchantsView, seat: Seat): Tally['politics'] {
  const counts = (player: PlayerView | undefined) =>
    REGION_NUMERALS.map((region) => player?.electors?.[region] ?? 0);
  const own = counts(view.players[seat]);
  const others = view.players.filter((_, other) => other !== seat).map(counts);
  const controlled = own.filter((count, region) => others.every((other) => (other[region] ?? 0) < count));
  return {
    influence: controlled.length,
    largestRegion: Math.max(0, ...controlled),
    electors: sum(own),
  };
}

function tallyEconomy({ stock, contracts, monopolies }: ScreenView): Tally['economy'] {
  const values = contracts.map(contractValue);
  return {
    influence: sum(values) + monopolies * MONOPOLY_WORTH,
    monopolies,
    largestContract: Math.max(0, ...values),
    contracts: contracts.length,
    ...stock,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
