import { type ContestResult, type Fixture, openFixture, playContest } from '@kontor/bots';
import type { Account } from '@kontor/games/tools';
import { toolsNamed } from './game.ts';

/* The entry of a thread that plays games between bots. */

export interface PlayedGame {
  readonly result: ContestResult;
  readonly account: Account;
}

/** Plays a game between bots and tells how it went. */
export default async function playFixture(fixture: Fixture): Promise<PlayedGame> {
  const { result, match } = await playContest(await openFixture(fixture));
  const { timeline } = match;
  const account = toolsNamed(fixture.game).account(timeline.table, timeline.history(null));
  return { result, account };
}
