import type { BotName } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { openPairing, pairings, playContest, standings } from '../src/index.ts';

/** Games of bots that do not search: they are the same on every machine. The arena measures how strong all are. */
async function winShare(game: string, bots: readonly BotName[], games: number): Promise<number> {
  const results = [];
  for (const pairing of pairings({ game, bots, scale: 1 }, 1, games))
    results.push((await playContest(await openPairing(pairing))).result);
  return standings(results).find(({ bot }) => bot === bots[0])?.wins.share ?? 0;
}

describe.each(['hermagor', 'merchants'])('in %s', (game) => {
  it.each(['apprentice', 'novice', 'seeker', 'hasty'] as const)('%s beats chance', async (bot) => {
    expect(await winShare(game, [bot, 'random'], 3)).toBe(1);
  });
});
