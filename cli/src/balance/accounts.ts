import type { Account } from '@kontor/games/tools';
import { type Spread, spread } from '../statistics.ts';

/** How often the things of one kind were used per game. */
export interface KindUsage {
  /** The mean over all things of the kind. */
  readonly mean: number;
  /** The least used one, as a fraction of the mean. */
  readonly least: { readonly thing: string; readonly share: number };
  readonly perGame: Readonly<Record<string, number>>;
}

export interface ActionReport extends Spread {
  readonly total: number;
  /** How many players did it 0, 1, 2 … times. */
  readonly histogram: readonly number[];
}

export function mergeAccounts(accounts: readonly Account[]): {
  readonly usage: Readonly<Record<string, KindUsage>>;
  readonly actions: Readonly<Record<string, ActionReport>>;
} {
  const [first] = accounts;
  if (!first) return { usage: {}, actions: {} };
  const usage = Object.keys(first.usage).map((kind) => [
    kind,
    kindUsage(accounts.map((account) => account.usage[kind] ?? {})),
  ]);
  const actions = Object.keys(first.actions).map((action) => [
    action,
    actionReport(accounts.flatMap((account) => account.actions[action] ?? [])),
  ]);
  return { usage: Object.fromEntries(usage), actions: Object.fromEntries(actions) };
}

function kindUsage(games: readonly Readonly<Record<string, number>>[]): KindUsage {
  const sums = new Map<string, number>();
  for (const game of games)
    for (const [thing, count] of Object.entries(game)) sums.set(thing, (sums.get(thing) ?? 0) + count);
  const perGame = [...sums].map(([thing, sum]) => [thing, sum / games.length] as const);
  const mean = perGame.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, perGame.length);
  const [thing, count] = perGame.reduce((a, b) => (b[1] < a[1] ? b : a), perGame[0] ?? ['', 0]);
  const rounded = perGame.map(([name, value]) => [name, Math.round(1000 * value) / 1000]);
  return { mean, least: { thing, share: count / mean }, perGame: Object.fromEntries(rounded) };
}

function actionReport(counts: readonly number[]): ActionReport {
  const histogram = Array<number>(Math.max(0, ...counts) + 1).fill(0);
  for (const count of counts) histogram[count] = (histogram[count] ?? 0) + 1;
  return { ...spread(counts), total: counts.reduce((sum, count) => sum + count, 0), histogram };
}
