import { rngFromText } from '@kontor/core';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';

const FREE = { bot: null };

export async function begin(
  game: string,
  names: readonly string[],
  over: Parameters<typeof startServer>[0] = {},
): Promise<{ people: Person[]; table: string; test: TestServer }> {
  const test = await startServer(over);
  const people = await Promise.all(names.map((name) => Person.named(test.url, name)));
  const [host] = people;
  if (!host) throw new Error('nobody');
  const { id } = await host.makeTable(
    game,
    names.map(() => FREE),
  );
  await seatAll(people, id);
  for (const person of people) {
    await person.connect();
    await person.watch(id);
  }
  return { people, table: id, test };
}

/** The person whose turn it is, with a legal command, and the other one. */
export function turnOf(people: readonly Person[], table: string, seed = 'turn') {
  const rng = rngFromText(seed);
  const seat = people.findIndex((person) => person.clientView(table).frame.decision !== undefined);
  const person = people[seat];
  const command = person && randomCommand(person.clientView(table), seat, rng);
  const other = people[(seat + 1) % people.length];
  if (!person || !command || !other) throw new Error('nobody is to move');
  return { person, seat, command, other };
}

/** What the server itself would show. */
export async function truth({ server }: TestServer, table: string, viewer: number | null): Promise<unknown> {
  return server.services.rooms.look(table, ({ match }) =>
    JSON.parse(JSON.stringify({ frame: match?.frame(viewer), history: match?.historySince(viewer, -1) })),
  );
}
