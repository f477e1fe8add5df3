import type { Seat } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral } from '../files/board.ts';
import { eliminate, eliminationGoals } from '../flow/score.ts';
import { ELECTORS_EACH, MONOPOLY_WORTH } from '../state/constants.ts';
import { rankOf } from '../state/table.ts';
import {
  CRITERIA,
  type Criterion,
  type EliminationStep,
  type MerchantsTable,
  type MerchantsView,
  type PlayerView,
  type ScreenView,
} from '../state/types.ts';
import type { Elimination, Tally } from './events.ts';
import { contractValue } from './walk.ts';

/** What the viewer may know of a player's three influences. */
export interface Standing {
  readonly seat: Seat;
  readonly religion: Tally['religion'];
  /** Face-down electors hide who controls what, but not how many each player has placed. */
  readonly politics: {
    readonly known: Tally['politics'] | null;
    readonly electors: number;
    /** Between these two lies the influence, whoever's the electors are. */
    readonly least: number;
    readonly most: number;
  };
  /** Null behind somebody else's screen. */
  readonly economy: Tally['economy'] | null;
}

/** Somebody who would be out, whatever lies hidden; without values where they are hidden. */
type SureElimination = Omit<Elimination, 'values'> & Partial<Pick<Elimination, 'values'>>;

/** M-6.2–M-6.5, as far as the viewer may know: who would be out if the game ended now. */
export interface Projection {
  /** In the order of their elimination. */
  readonly out: readonly SureElimination[];
  /** Steps that would decide nothing, and who is tied there. */
  readonly undecided: readonly { readonly step: EliminationStep; readonly seats: readonly Seat[] }[];
  /** The first step that nobody can foresee; null if all is open or decided. */
  readonly hiddenFrom: EliminationStep | null;
  /** Who can be the next one out there. */
  readonly next: readonly Seat[];
  /** Who remains after the steps that can be foreseen. */
  readonly left: readonly Seat[];
}

export function standingsOf(table: MerchantsTable, view: MerchantsView): Standing[] {
  const placed = view.players.map(({ electorsLeft }) => ELECTORS_EACH - electorsLeft);
  const held = REGION_NUMERALS.filter((region) => view.electors[region] > 0).length;
  return view.players.map((player, seat) => {
    const electors = placed[seat] ?? 0;
    const others = sum(placed) - electors;
    // Even if all electors of the others lay in one region, most there are this player's.
    const sure = REGION_NUMERALS.filter((region) => view.electors[region] > 2 * others).length;
    const known = player.electors || electors === 0 ? tallyPolitics(table, view, seat) : null;
    return {
      seat,
      religion: tallyReligion(table, view, seat),
      politics: {
        known,
        electors,
        least: known?.influence ?? sure,
        most: known?.influence ?? Math.min(electors, held),
      },
      economy: player.screen ? tallyEconomy(player.screen) : null,
    };
  });
}

/** Who would be out if the game ended now; where it depends on what is hidden, who could be. */
export function projectionOf(table: MerchantsTable, view: MerchantsView): Projection {
  const open = view.players.every(({ screen, electors }) => screen && electors);
  const { eliminations, undecided, survivors } = eliminate(tallyAll(table, view));
  if (open) return { out: eliminations, undecided, hiddenFrom: null, next: [], left: survivors };
  // Temples are open, so religion is decided as it would be at the end.
  const out: SureElimination[] = eliminations.filter(({ step }) => step === 'religion');
  const goals = eliminationGoals(table.seats);
  const standings = standingsOf(table, view);
  let left = standings.filter(({ seat }) => !out.some((gone) => gone.seat === seat));
  while (out.length < goals.politics && left.length > 1) {
    const next = possiblyLeast(left);
    const [least] = next;
    if (next.length > 1 || !least || !isSurelyLeast(least, left)) return hiddenAt('politics', next);
    out.push({ seat: least.seat, step: 'politics', criterion: 'influence' });
    left = left.filter((standing) => standing !== least);
  }
  return left.length > 1 && out.length < goals.economy ? hiddenAt('economy', left) : hiddenAt(null, []);

  function hiddenAt(hiddenFrom: EliminationStep | null, next: readonly Standing[]): Projection {
    return {
      out,
      undecided: undecided.filter(({ step }) => step === 'religion'),
      hiddenFrom,
      next: next.map(({ seat }) => seat),
      left: left.map(({ seat }) => seat),
    };
  }
}

/** Those who can have the least political influence; nobody else can be eliminated first. */
function possiblyLeast(left: readonly Standing[]): Standing[] {
  return left.filter(({ politics }) => left.every((other) => politics.least <= other.politics.most));
}

function isSurelyLeast(least: Standing, left: readonly Standing[]): boolean {
  return left.every((other) => other === least || least.politics.most < other.politics.least);
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
    politics: tallyPolitics(table, view, seat),
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

function tallyPolitics(table: MerchantsTable, view: MerchantsView, seat: Seat): Tally['politics'] {
  const counts = (player: PlayerView | undefined) =>
    REGION_NUMERALS.map((region) => player?.electors?.[region] ?? 0);
  const own = counts(view.players[seat]);
  const others = view.players.filter((_, other) => other !== seat).map(counts);
  const countsAll = table.options['largestRegion'] === 'all';
  const sizes = own.flatMap((count, region) => {
    const rivals = others.map((other) => other[region] ?? 0);
    if (rivals.some((rival) => rival >= count)) return [];
    return [countsAll ? count + sum(rivals) : count];
  });
  return {
    influence: sizes.length,
    largestRegion: Math.max(0, ...sizes),
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
