import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { LANGUAGE_CODES } from '@kontor/core';
import { closed, Failure, GameStatistics, type PlayedGame, PlayedGames } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { FavouriteCounts } from '../lobby/favourites.ts';
import { MAX_PAGES, PAGE_SIZE } from '../lobby/open-tables.ts';
import { statisticsOf } from '../lobby/statistics.ts';
import { seatOf } from '../play/room.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';

/** How many games the statistics go back. */
const MAX_COUNTED = 500;

/** The games that somebody has played. */
export function historyRoutes(
  fastify: FastifyInstance,
  { sessions, store, limits, sharedLimits }: Services,
): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const favourites = new FavouriteCounts(store);
  const personLimiter = sharedLimits.perMinute('history', limits.listsPerPerson);

  app.get(
    '/api/me/games',
    {
      schema: {
        tags: ['guest'],
        summary: 'A page of my games that are over, those that ended last first',
        querystring: Type.Object(
          {
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGES })),
            game: Type.Optional(Type.String({ maxLength: 40 })),
            search: Type.Optional(
              Type.String({ maxLength: 40, description: 'A part of the name of somebody at the table' }),
            ),
          },
          closed,
        ),
        response: { 200: PlayedGames, '4xx': Failure },
      },
    },
    async (request): Promise<PlayedGames> => {
      const { id } = await sessions.need(request);
      if (!personLimiter.take(id))
        throw new Refused('request.rate', 'Too many lists were asked for; wait a moment.', 429);
      const { page = 1, game, search } = request.query;
      const filter = { game: game || undefined, search: search?.trim() || undefined };
      const [tables, count] = await Promise.all([
        store.playedTables(id, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
        store.playedTableCount(id, filter),
      ]);
      return {
        games: tables.flatMap((table) => playedGame(table, id) ?? []),
        pages: Math.min(MAX_PAGES, Math.ceil(count / PAGE_SIZE)),
        count,
      };
    },
  );

  app.get(
    '/api/me/statistics',
    {
      schema: {
        tags: ['guest'],
        summary: `My places and scores in each game, from my last ${MAX_COUNTED} games, and what I like best there`,
        querystring: Type.Object({ language: Type.Optional(Type.Enum([...LANGUAGE_CODES])) }, closed),
        response: { 200: Type.Array(GameStatistics), '4xx': Failure },
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      if (!personLimiter.take(id))
        throw new Refused('request.rate', 'Too many lists were asked for; wait a moment.', 429);
      const { language = 'en' } = request.query;
      const tables = await store.playedTables(id, {}, MAX_COUNTED);
      const counted: GameStatistics[] = [];
      for (const game of statisticsOf(tables, id)) {
        const liked = await favourites.of(game.game, id, tables, language);
        counted.push(liked ? { ...game, favourites: liked } : game);
      }
      return counted;
    },
  );
}

function playedGame(stored: StoredTable, user: string): PlayedGame | undefined {
  const { terms, progress, seats } = stored;
  const mine = seatOf(stored, user);
  if (!mine || progress.stage === 'gathering' || progress.stage === 'running') return undefined;
  return {
    id: terms.id,
    game: terms.game,
    stage: progress.stage,
    seats: seats.map(({ seat, name, bot, colour, shape }) => ({
      name,
      bot: bot !== null,
      colour: colour as PlayedGame['seats'][number]['colour'],
      shape: shape as PlayedGame['seats'][number]['shape'],
      rank: progress.result?.ranks[seat] ?? null,
      score: progress.result?.scores[seat] ?? null,
    })),
    mine: mine.seat,
    rows: progress.row,
    endedAt: progress.updatedAt,
  };
}
