import { describe, expect, it } from 'vitest';
import { type ContestResult, pairings, quantile, standings, wilson } from '../src/index.ts';

const game = (bots: ContestResult['bots'], ranks: readonly number[]): ContestResult => ({
  seed: '1',
  bots,
  first: 0,
  ranks,
  scores: ranks.map((rank) => 10 - rank),
  moves: 1,
  times: bots.map(() => [1, 3]),
});

describe('standings', () => {
  it('share a win among those who tie for it', () => {
    const [master, novice] = standings([
      game(['master', 'novice'], [1, 1]),
      game(['novice', 'master'], [2, 1]),
    ]);
    expect(master?.wins.share).toBe(0.75);
    expect(novice?.wins.share).toBe(0.25);
    expect(master?.meanRank).toBe(1);
    expect(master?.msPerDecision).toMatchObject({ mean: 2 });
    expect(master?.rating.mu).toBeGreaterThan(novice?.rating.mu ?? 0);
  });

  it('count bots of a kind together', () => {
    const [master, apprentice] = standings([
      game(['master', 'apprentice', 'apprentice'], [1, 2, 3]),
      game(['apprentice', 'master', 'apprentice'], [1, 2, 3]),
    ]);
    expect(master).toMatchObject({ games: 2, wins: { share: 0.5 } });
    expect(apprentice).toMatchObject({ games: 4, wins: { share: 0.25 }, meanRank: 2.25 });
  });

  it('show how certain a share is', () => {
    const { share, low, high } = wilson(80, 100);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.711, 3);
    expect(high).toBeCloseTo(0.867, 3);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(3);
  });

  it('come from games in which everybody sits everywhere', () => {
    const games = pairings({ game: 'hermagor', bots: ['master', 'random', 'novice'], scale: 1 }, 1, 6);
    expect(games.map(({ seed }) => seed)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const seat of [0, 1, 2]) expect(games.filter(({ bots }) => bots[seat] === 'master')).toHaveLength(2);
  });
});
