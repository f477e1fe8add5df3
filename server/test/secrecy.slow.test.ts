import {
  type AnyGame,
  type Command,
  expectParsed,
  type Json,
  Match,
  moveBuffer,
  openTable,
  type Rng,
  randomMove,
  rngFromText,
  type Seat,
  seatsOf,
  seedOf,
  type Table,
  type Viewer,
} from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { ServerMessage } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand } from './play.ts';

const FREE = { bot: null };
const NAMES = ['Ann', 'Bob', 'Cleo'];
const SEATS = NAMES.length;

/** Every so many moves of a game, it is looked at through twins. */
const EVERY = 17;
const MOST_MOVES = 3;

/** Every so many commands everybody reads what HTTP gives, too. */
const READ_EVERY = 3;

function rulesOf(id: string): { game: AnyGame; table: Table } {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return { game, table: expectParsed(openTable(game, { seats: SEATS })) };
}

async function sitDown(test: TestServer, game: string): Promise<{ people: Person[]; id: string }> {
  const people = await Promise.all(NAMES.map((name) => Person.named(test.url, name)));
  const [host] = people;
  if (!host) throw new Error('nobody');
  const { id } = await host.makeTable(
    game,
    NAMES.map(() => FREE),
  );
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.ask('PUT', `/api/tables/${id}/seat`, { seat });
    await person.ask('PUT', `/api/tables/${id}/ready`, { ready: true, entropy: `own words ${seat}` });
  }
  return { people, id };
}

/** A position, and what happens from there. */
interface Course {
  readonly position: Json;
  readonly before: readonly { readonly seat: Seat; readonly command: Command }[];
  readonly after: readonly { readonly seat: Seat; readonly command: Command }[];
}

/** Everything that reaches the viewer over the wire while a course is played on a real server. */
async function traffic(test: TestServer, game: string, course: Course, viewer: Viewer): Promise<string> {
  const { people, id } = await sitDown(test, game);
  const { game: rules, table } = rulesOf(game);
  await test.server.services.rooms.act(id, (room) => {
    room.match = expectParsed(
      Match.start(
        rules,
        table,
        { kind: 'fixed', seed: 'twins' },
        NAMES.map((name) => ({ name })),
        course.position,
      ),
    );
    return { answer: undefined, progress: {} };
  });
  const watcher = viewer === null ? new Person(test.url) : (people[viewer] ?? new Person(test.url));
  for (const person of people)
    if (person !== watcher) {
      await person.connect();
      await person.watch(id);
    }
  let count = 0;
  const applyCommand = async (steps: Course['before']): Promise<void> => {
    for (const { seat, command } of steps) {
      const outcome = await people[seat]?.command(id, command, { id: `command-${count++}` });
      expect(outcome).toEqual({ ok: true });
      for (const person of people) if (person.connected) await person.settle();
    }
  };
  await applyCommand(course.before);
  watcher.texts.length = 0;
  await watcher.connect();
  await watcher.watch(id);
  await applyCommand(course.after);
  await watcher.settle();
  await readAll(watcher, id, watcher.clientView(id).frame.row + 1);
  const { commitment } = watcher.clientView(id).info;
  for (const person of [...people, watcher]) person.disconnect();
  // When presence is sent depends on time, and it knows nothing of the game.
  const texts = watcher.texts.filter((text) => !text.startsWith('{"type":"presence"'));
  return texts.join('\n').replaceAll(id, 'TABLE').replaceAll(commitment, 'COMMITMENT');
}

/** Requests everything that the API offers, of past moments the first and the last ones. */
async function readAll(person: Person, id: string, moments: number): Promise<void> {
  const { row } = person.clientView(id).frame;
  const rows = Array.from({ length: Math.min(moments, row) }, (_, i) => row - i);
  const paths = ['', '/chat', '/record', ...[0, ...rows, row + 1].map((each) => `/moments/${each}`)];
  for (const path of paths) await person.call('GET', `/api/tables/${id}${path}`);
}

interface Twins {
  readonly real: Course;
  readonly twin: Course;
}

/** A game as it is, and one that differs in what the viewer cannot know alone, with courses that must look the same. */
function twinsOf(
  match: Match<Table, unknown, unknown, unknown, unknown>,
  viewer: Viewer,
  rng: Rng,
): Twins | undefined {
  const { game, timeline } = match;
  const { table, state } = timeline;
  const twin = game.sampler(table, game.view(state, viewer), [])(rng);
  const positions = [game.writePosition(state), game.writePosition(twin)];
  const active = seatsOf(game.active(state));
  const buffer = moveBuffer(game);
  const text = (of: unknown, seat: Seat): string =>
    game.formatMove(table, randomMove(game, of, seat, rng, buffer));
  const courses = positions.map((position) => ({
    position,
    before: [] as { seat: Seat; command: Command }[],
    after: [] as { seat: Seat; command: Command }[],
  }));
  const [real, other] = courses;
  if (!real || !other) return undefined;
  if (active.some((seat) => game.decision(state, seat)?.simultaneous)) {
    // One seat is not ready, so that nothing is revealed.
    const waiting = viewer !== null && active.includes(viewer) ? viewer : active.at(-1);
    for (const seat of active)
      for (const when of seat === viewer ? (['after'] as const) : (['before', 'after', 'after'] as const)) {
        const shared = text(state, seat);
        for (const [course, own] of [
          [real, shared],
          [other, seat === viewer ? shared : text(twin, seat)],
        ] as const) {
          course[when].push({ seat, command: { kind: 'draft', move: own } });
          if (seat !== waiting) course[when].push({ seat, command: { kind: 'ready' } });
        }
      }
    return { real, twin: other };
  }
  const [a, b] = [game.clone(state), game.clone(twin)];
  for (let n = 0; n < MOST_MOVES; n++) {
    const [seat] = seatsOf(game.active(a));
    if (seat === undefined || game.active(a) !== game.active(b)) break;
    if (game.decision(a, seat)?.simultaneous) break;
    const move = randomMove(game, a, seat, rng, buffer);
    if (game.refuse(b, seat, move)) break;
    const chances = [rngFromText(`chance ${n}`), rngFromText(`chance ${n}`)] as const;
    game.apply(a, seat, move, chances[0]);
    game.apply(b, seat, move, chances[1]);
    // What comes to light now may differ: draws, and who cannot go on.
    if (chances[0].draws + chances[1].draws > 0 || game.active(a) !== game.active(b)) break;
    const command: Command = { kind: 'play', move: game.formatMove(table, move), hold: n === 0 };
    for (const course of courses) {
      course.after.push({ seat, command });
      if (n === 0 && game.active(a) !== 1 << seat) course.after.push({ seat, command: { kind: 'confirm' } });
    }
  }
  return { real, twin: other };
}

describe.each(['hermagor', 'merchants'])('secrets of %s', (id) => {
  it('do not change a byte of what a seat or a spectator is sent', async () => {
    const test = await startServer();
    const { game, table } = rulesOf(id);
    const rng = rngFromText(`twins of ${id}`);
    const match = expectParsed(
      Match.start(
        game,
        table,
        { kind: 'fixed', seed: id },
        NAMES.map((name) => ({ name })),
      ),
    );
    const buffer = moveBuffer(game);
    let different = 0;
    for (let n = 0; game.active(match.timeline.state) !== 0; n++) {
      if (n % EVERY === EVERY - 1)
        for (const viewer of [n % SEATS, null]) {
          const twins = twinsOf(match, viewer, rng);
          if (!twins) continue;
          if (JSON.stringify(twins.real) !== JSON.stringify(twins.twin)) different++;
          const real = await traffic(test, id, twins.real, viewer);
          expect(await traffic(test, id, twins.twin, viewer)).toBe(real);
        }
      const [seat] = seatsOf(game.active(match.timeline.state));
      if (seat === undefined) break;
      const move = game.formatMove(table, randomMove(game, match.timeline.state, seat, rng, buffer));
      expect(match.play(seat, move)).toEqual({ ok: true });
    }
    expect(different).toBeGreaterThan(5);
  });

  it('are nowhere in the traffic of a whole game before its end', async () => {
    const test = await startServer();
    const { people, id: table } = await sitDown(test, id);
    const spectator = new Person(test.url);
    for (const person of [...people, spectator]) {
      await person.connect();
      await person.watch(table);
    }
    const rng = rngFromText(`whole ${id}`);
    const { stored, seed } = await test.server.services.rooms.look(table, (room) => ({
      stored: room.stored,
      seed: room.match && seedOf(room.match.timeline.chance),
    }));
    const links = new Map<Person, string>();
    for (const person of people)
      links.set(person, (await person.ask<{ token: string }>('POST', `/api/tables/${table}/return`)).token);
    const forbidden = [
      ...links.values(),
      stored.terms.secret,
      seed ?? '',
      ...stored.seats.flatMap(({ user }) => user ?? []),
      ...people.map(({ cookie }) => cookie.split('=')[1] ?? ''),
    ];
    expect(forbidden.every((word) => word.length > 20)).toBe(true);
    const seen = new Set<string>();
    let laid: { readonly seat: Seat; readonly move: string }[] = [];
    let marks = new Map<Person, number>();
    let commands = 0;
    while (people[0]?.clientView(table).info.stage === 'running') {
      let moved = false;
      for (const [seat, person] of people.entries()) {
        const { frame } = person.clientView(table);
        const command = randomCommand(person.clientView(table), seat, rng);
        if (!command) continue;
        moved = true;
        const others = [...people, spectator].filter((other) => other !== person);
        const before = new Map(others.map((other) => [other, other.messages.length]));
        if (command.kind === 'draft') {
          if (laid.length === 0)
            marks = new Map([...people, spectator].map((all) => [all, all.texts.length]));
          laid.push({ seat, move: command.move });
        }
        expect(await person.command(table, command)).toEqual({ ok: true });
        for (const other of [...people, spectator]) await other.settle();
        if (commands++ % READ_EVERY === 0 && person.clientView(table).info.stage === 'running')
          for (const reader of [...people, spectator]) {
            await readAll(reader, table, 3);
            await reader.call('GET', '/api/tables');
          }
        const after = person.clientView(table).frame;
        if (after.held !== undefined)
          for (const other of others) expectNoNews(other.messages.slice(before.get(other) ?? 0));
        for (const other of others)
          for (const [owner, draft] of other.clientView(table).frame.drafts.entries())
            if (people[owner] !== other) expect(draft).toBeNull();
        if (after.row === frame.row)
          for (const reader of [...people, spectator]) unheard(reader, laid, seen, marks);
        else {
          for (const { move } of laid) seen.add(move);
          laid = [];
        }
      }
      if (!moved) await people[0]?.settle();
    }
    for (const [seat, person] of [...people, spectator].entries()) {
      const all = person.texts.join('\n');
      const own = [person.cookie.split('=')[1] ?? '', links.get(person) ?? ''];
      for (const word of forbidden) if (!own.includes(word)) expect(all).not.toContain(word);
      for (const [other] of people.entries())
        if (other !== seat) expect(all).not.toContain(`own words ${other}`);
    }
    const record = await spectator.ask<{ chance: { secret: string } }>('GET', `/api/tables/${table}/record`);
    expect(record.chance.secret).toBe(stored.terms.secret);

    function unheard(
      reader: Person,
      drafts: typeof laid,
      known: ReadonlySet<string>,
      since: ReadonlyMap<Person, number>,
    ): void {
      const history = reader.texts.slice(since.get(reader) ?? 0).join('\n');
      for (const { seat, move } of drafts)
        if (people[seat] !== reader && !known.has(move) && move.length > 9)
          // A longer plan of an earlier turn may have it in it.
          expect(history).not.toMatch(new RegExp(`(?<![a-z])${move.replace(/^plot /, '')}(?![a-z])`));
    }
  });
});

/** Another's held move may end what one could take back oneself; what it is, only its owner knows. */
function expectNoNews(messages: readonly ServerMessage[]): void {
  for (const message of messages)
    if (message.type === 'change') {
      const { undo, ...frame } = message.frame;
      expect([frame, message.view, message.history]).toEqual([{}, {}, []]);
    } else expect(['pong', 'presence', 'table']).toContain(message.type);
}
