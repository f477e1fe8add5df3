import { TIME_PRESETS } from '@kontor/protocol';
import { sit } from '@kontor/server/lobby/seats';
import { KontorServer } from '@kontor/server/server';
import { PostgresStore } from '@kontor/server/store/postgres/postgres';
import { SqliteStore } from '@kontor/server/store/sqlite';
import type { User } from '@kontor/server/store/store';
import { hashToken, newToken } from '@kontor/server/tokens';
import type { Order, Prepare, Ready, Slot } from './messages.ts';
import { answerOrders } from './orders.ts';
import { scriptOf } from './scripts.ts';

const FREE = { bot: null };
const PREPARED_AT_ONCE = 10;

/** A whole server in a process of its own. */
export async function serveKontor({ folder, databaseUrl, slots, gamesPerSlot }: Prepare): Promise<void> {
  const server = await KontorServer.make({
    store: await (databaseUrl === undefined ? SqliteStore.open(folder) : PostgresStore.open(databaseUrl)),
    thinker: {
      threads: 1,
      think: () => Promise.reject(new Error('no bots here')),
      close: async () => undefined,
    },
    build: 'bench',
    botPause: 0,
    limits: {
      requestsPerMinute: 1_000_000,
      connectionsPerAddress: 1_000_000,
      socketsPerAddress: 1_000_000,
      messagesPerConnection: 1_000_000,
      messagesPerAddress: 1_000_000,
      undosPerMinute: 1_000_000,
    },
    trustProxy: false,
  });
  await server.listen('127.0.0.1', 0);
  const { store, tables, rooms } = server.services;

  const person = async (): Promise<{ user: User; cookie: string }> => {
    const token = newToken();
    const user = { id: newToken(), name: 'Bench', createdAt: 0 };
    await store.addUser(user, hashToken(token));
    return { user, cookie: `kontor=${token}` };
  };
  const begin = async (users: readonly User[]): Promise<string> => {
    const [host, ...guests] = users;
    if (!host) throw new Error('nobody');
    const { terms } = await tables.create(host, {
      game: 'hermagor',
      seats: users.map(() => FREE),
      open: false,
      time: TIME_PRESETS.unhurried,
    });
    for (const [i, guest] of guests.entries())
      await tables.edit(terms.id, ({ stored }) => sit(stored, guest, i + 1));
    for (const user of users) await tables.ready(terms.id, user.id, true, '');
    return terms.id;
  };

  const prepareSlot = async (): Promise<Slot> => {
    const people = [await person(), await person()];
    const users = people.map(({ user }) => user);
    const games = [];
    for (let game = 0; game < gamesPerSlot; game++)
      games.push(scriptOf(await tables.find(await begin(users))));
    return { cookies: people.map(({ cookie }) => cookie), games };
  };
  // Several at once share the waiting for the disk; all at once would wait too long for a connection to the database.
  const made: Slot[] = [];
  while (made.length < slots)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(PREPARED_AT_ONCE, slots - made.length) }, prepareSlot),
      )),
    );
  process.send?.({ kind: 'ready', port: server.port, slots: made } satisfies Ready);

  answerOrders(async (order: Order) => {
    if (order.kind === 'sleep') {
      rooms.sweep();
      rooms.sweep();
    }
    if (order.kind !== 'tables') return [];
    // So many at once share the waiting for the disk; what one person begins is done one after the other.
    const pairs: User[][] = [];
    while (pairs.length < 8) pairs.push([(await person()).user, (await person()).user]);
    const ids: string[] = [];
    while (ids.length < order.count)
      ids.push(...(await Promise.all(pairs.slice(0, order.count - ids.length).map(begin))));
    return ids;
  });
}
