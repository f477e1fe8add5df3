import type { BotName } from '@kontor/core';
import { rate, rating } from 'openskill';
import type { ContestResult } from './contest.ts';
import { mean, quantile, type Share, wilson } from './statistics.ts';

/** The results of one bot over all its games. */
export interface Standing {
  readonly bot: BotName;
  readonly games: number;
  readonly wins: Share;
  readonly meanRank: number;
  readonly meanScore: number;
  readonly rating: { readonly mu: number; readonly sigma: number };
  readonly msPerDecision: { readonly mean: number; readonly p50: number; readonly p99: number };
}

/** Adds up the games by bot; seats with the same bot count together. */
export function standings(results: readonly ContestResult[]): Standing[] {
  const kinds = [...new Set(results.flatMap((result) => result.bots))];
  const ratings = new Map(kinds.map((bot) => [bot, rating()]));
  for (const { bots, ranks } of results) {
    const teams = bots.map((bot) => [ratings.get(bot) ?? rating()]);
    const rated = rate(teams, { rank: [...ranks] });
    // A bot at several seats gets the mean of their new ratings.
    for (const bot of new Set(bots)) {
      const own = rated.filter((_, seat) => bots[seat] === bot).flat();
      ratings.set(bot, { mu: mean(own.map((one) => one.mu)), sigma: mean(own.map((one) => one.sigma)) });
    }
  }
  return kinds.map((bot) => standingOf(bot, results, ratings.get(bot) ?? rating()));
}

function standingOf(
  bot: BotName,
  results: readonly ContestResult[],
  rated: { mu: number; sigma: number },
): Standing {
  let wins = 0;
  const ranks: number[] = [];
  const scores: number[] = [];
  const times: number[] = [];
  for (const result of results) {
    const winners = result.ranks.filter((rank) => rank === 1).length;
    for (const [seat, kind] of result.bots.entries()) {
      if (kind !== bot) continue;
      const rank = result.ranks[seat] as number;
      if (rank === 1) wins += 1 / winners;
      ranks.push(rank);
      scores.push(result.scores[seat] as number);
      times.push(...(result.times[seat] ?? []));
    }
  }
  return {
    bot,
    games: ranks.length,
    wins: wilson(wins, ranks.length),
    meanRank: mean(ranks),
    meanScore: mean(scores),
    rating: { mu: rated.mu, sigma: rated.sigma },
    msPerDecision: { mean: mean(times), p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}
