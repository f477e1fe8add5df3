import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { seatsOf } from '@kontor/core';
import { closed, Failure, TableLists } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { MAX_PAGES, OpenTables } from '../lobby/open-tables.ts';
import { tableInfo } from '../play/table-info.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';

const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGES }));

/** The lists of tables in the lobby. */
export function listRoutes(
  fastify: FastifyInstance,
  { sessions, tables, store, limits, sharedLimits, monotonicNow }: Services,
): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const openTables = new OpenTables(store, limits.listCacheMs, monotonicNow);
  // Not by the route's own configuration: then its requests would not count as requests any more.
  const addressLimiter = sharedLimits.perMinute('lists-address', limits.listsPerAddress);
  const personLimiter = sharedLimits.perMinute('lists', limits.listsPerPerson);

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['table'],
        summary:
          'A page of the tables that anybody may join, one of the open games to look at, and my own tables: mine to move first',
        querystring: Type.Object({ open: Page, running: Page }, closed),
        response: { 200: TableLists, '4xx': Failure },
      },
    },
    async (request): Promise<TableLists> => {
      const user = await sessions.find(request.headers);
      if (!addressLimiter.take(request.ip) || (user && !personLimiter.take(user.id)))
        throw new Refused('request.rate', 'Too many lists were asked for; wait a moment.', 429);
      const [open, running, mine, blocked] = await Promise.all([
        openTables.page('gathering', request.query.open ?? 1),
        openTables.page('running', request.query.running ?? 1),
        user ? tables.mine(user.id) : [],
        user ? store.manners.blockedWith(user.id) : new Set<string>(),
      ]);
      const id = user?.id ?? null;
      const own = new Set(mine.map(({ terms }) => terms.id));
      const others = (list: readonly StoredTable[]) =>
        list
          .filter(
            ({ terms, seats }) => !own.has(terms.id) && !seats.some((seat) => blocked.has(seat.user ?? '')),
          )
          .map((each) => tableInfo(each, id));
      return {
        open: others(open.tables),
        running: others(running.tables),
        mine: mine.sort((a, b) => urgency(b, id) - urgency(a, id)).map((each) => tableInfo(each, id)),
        pages: { open: open.pages, running: running.pages },
      };
    },
  );
}

/** Mine to move, then running, then gathering, then over; the store's order within. */
function urgency(stored: StoredTable, user: string | null): number {
  const { stage, active, pending } = stored.progress;
  const mine = stored.seats.find((each) => each.user === user)?.seat ?? -1;
  if (stage === 'running') return seatsOf(active).includes(mine) && !pending?.ready.includes(mine) ? 3 : 2;
  return stage === 'gathering' ? 1 : 0;
}
