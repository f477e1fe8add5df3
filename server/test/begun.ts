import { MINUTE, type NewTable, type TableInfo, type TimeTerms } from '@kontor/protocol';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { seatAll } from './play.ts';

export const FREE = { bot: null };
/** Ten minutes, and something for every turn. */
export const clock = { start: 10 * MINUTE, add: 45_000, cap: 15 * MINUTE };

/** A table at which a game has begun, and those who play there. */
export interface Begun {
  readonly test: TestServer;
  readonly people: readonly Person[];
  readonly table: string;
  /** Lets time pass and tables be looked after. */
  pass(ms: number): Promise<void>;
  info(): Promise<TableInfo>;
}

export async function begin(
  game: string,
  onTimeout: TimeTerms['onTimeout'],
  over: Partial<NewTable> = {},
  names = ['Ann', 'Bob'],
  parts: Parameters<typeof startServer>[0] = {},
): Promise<Begun> {
  const test = await startServer(parts);
  const people = await Promise.all(names.map((name) => Person.named(test.url, name)));
  const [host] = people;
  if (!host) throw new Error('nobody');
  const seats = over.seats ?? names.map(() => FREE);
  const { id } = await host.makeTable(game, seats, { time: { pace: 'live', clock, onTimeout }, ...over });
  await seatAll(people, id);
  for (const person of people) {
    await person.connect();
    await person.watch(id);
  }
  return {
    test,
    people,
    table: id,
    async pass(ms) {
      test.clock.now += ms;
      await test.server.timekeeper.tick();
      for (const person of people) await person.settle();
    },
    info: () => host.ask('GET', `/api/tables/${id}`),
  };
}
