import type { HermagorEvent } from '@kontor/games/hermagor/rules';
import type { GameStatistics, PlayedGames } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { begin } from './begun.ts';
import { Person } from './person.ts';
import { playOn } from './play.ts';

describe('my games that are over', () => {
  it('say with whom I played and how it ended', async () => {
    const { people, table, test } = await begin('hermagor', 'ask');
    const [ann, bob] = people;
    const mine = (person: Person | undefined, query = ''): Promise<PlayedGames> | undefined =>
      person?.ask<PlayedGames>('GET', `/api/me/games${query}`);
    expect(await mine(ann)).toEqual({ games: [], pages: 0, count: 0 });
    await playOn(people, table, 'history');
    const played = await mine(bob);
    const [game] = played?.games ?? [];
    expect(played).toMatchObject({ pages: 1, count: 1 });
    expect(game).toMatchObject({ id: table, game: 'hermagor', stage: 'finished', mine: 1 });
    expect(game?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(game?.seats.map(({ rank }) => rank)).toContain(1);
    expect(await mine(ann, '?search=bob&game=hermagor')).toMatchObject({ count: 1 });
    expect(await mine(ann, '?search=cleo')).toMatchObject({ count: 0 });
    const scores = game?.seats[1]?.score;
    const place = game?.seats[1]?.rank;
    expect(await bob?.ask('GET', '/api/me/statistics')).toEqual([
      {
        game: 'hermagor',
        games: 1,
        places: place === 1 ? [1, 0] : [0, 1],
        scores: [{ score: scores, at: game?.endedAt }],
        favourites: expect.objectContaining({ games: 1 }),
      },
    ]);
    expect(await mine(ann, '?page=2')).toMatchObject({ games: [], count: 1 });
    expect(await new Person(test.url).call('GET', '/api/me/games')).toMatchObject({ status: 401 });
    expect(await ann?.call('GET', '/api/me/games?page=0')).toMatchObject({ status: 400 });
  });

  it('tell what I have dealt in and where, as the events of the game do, in my language', async () => {
    const { people, table } = await begin('hermagor', 'ask');
    const [ann] = people;
    await playOn(people, table, 'favourites');
    const events = ann?.clientView(table).history.flatMap((row) => row.events as HermagorEvent[]) ?? [];
    const sold = events.flatMap((event) => (event.type === 'sold' && event.seat === 0 ? [event] : []));
    /** Chance decides what is sold, and whether anything is; the five things that were sold most often are listed. */
    const told = (of: readonly string[]): number => Math.min(5, new Set(of).size);
    const ask = async (language: string) => {
      const [game] =
        (await ann?.ask<GameStatistics[]>('GET', `/api/me/statistics?language=${language}`)) ?? [];
      return game?.favourites;
    };
    const english = await ask('en');
    const french = await ask('fr');
    expect(english).toMatchObject({ games: 1 });
    expect(english?.products).toHaveLength(told(sold.map(({ product }) => product)));
    expect(english?.cities).toHaveLength(told(sold.map(({ village }) => village)));
    for (const { name, count } of english?.products ?? [])
      expect(sold.filter(({ product }) => product === name)).toHaveLength(count);
    expect(french?.products.map(({ count }) => count)).toEqual(english?.products.map(({ count }) => count));
    expect(french?.cities).toEqual(english?.cities);
    expect(await ann?.call('GET', '/api/me/statistics?language=xx')).toMatchObject({ status: 400 });
  });

  it('are asked for so often a minute', async () => {
    const { people } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], { limits: { listsPerPerson: 2 } });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await people[0]?.call('GET', '/api/me/games'))?.status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
