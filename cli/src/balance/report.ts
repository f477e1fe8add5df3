import type { Share } from '@kontor/bots';
import type { BotName } from '@kontor/core';
import { formatSpread, type Spread } from '../statistics.ts';
import type { ActionReport, KindUsage } from './accounts.ts';

export interface BalanceReport {
  readonly game: string;
  readonly board: string;
  readonly players: number;
  readonly bot: BotName;
  readonly seed: number;
  readonly games: number;
  /** By place from the first start player on; a shared win is split. */
  readonly winShare: readonly Share[];
  readonly moves: Spread;
  readonly score: Spread;
  readonly winnersScore: Spread;
  /** The share of games in which the second has at least 95 % of the winner's score. */
  readonly closeGames: number;
  readonly usage: Readonly<Record<string, KindUsage>>;
  /** By player and game. */
  readonly actions: Readonly<Record<string, ActionReport>>;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function describeBalance(report: BalanceReport): string {
  const shares = report.winShare.map(({ share }, place) => `${place + 1}: ${percent(share)}`);
  const usage = Object.entries(report.usage).map(
    ([kind, { mean, least }]) =>
      `  ${kind.padEnd(9)} ${mean.toFixed(2)} each, the least used ${least.thing} has ${percent(least.share)} of that`,
  );
  const actions = Object.entries(report.actions).map(
    ([action, counts]) => `  ${action.padEnd(9)} ${formatSpread(counts)}`,
  );
  return [
    `${report.game}, ${report.players} players, board ${report.board}, ${report.games} games of ${report.bot}`,
    `win share  ${shares.join('  ')}  (from the start player on; fair is ${percent(1 / report.players)})`,
    `moves      ${formatSpread(report.moves)}`,
    `score      ${formatSpread(report.score)}`,
    `winner     ${formatSpread(report.winnersScore)}`,
    `close      ${percent(report.closeGames)} of the games`,
    ...(usage.length > 0 ? ['used per game', ...usage] : []),
    ...(actions.length > 0 ? ['done per player and game', ...actions] : []),
  ].join('\n');
}
