import { type ContestResult, openPairing, type Pairing, playContest } from '@kontor/bots';
import type { Account } from '@kontor/games/tools';
import { toolsNamed } from './game.ts';

export interface PlayedGame {
  readonly result: ContestResult;
  readonly account: Account;
}

/** Plays a game between bots and returns its result and statistics. */
export async function playPairing(pairing: Pairing): Promise<PlayedGame> {
  const { result, match } = await playContest(await openPairing(pairing));
  const { timeline } = match;
  const account = toolsNamed(pairing.game).account(timeline.table, timeline.history(null));
  return { result, account };
}
