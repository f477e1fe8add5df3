import {
  type AnyMatch,
  applyCommand,
  type Command,
  moveBuffer,
  type Rng,
  randomMove,
  rngFromText,
  type Seat,
  seatsOf,
  UNLISTED,
} from '@kontor/core';
import { ClientMessage } from '@kontor/protocol';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { openMatch } from '../src/play/room.ts';
import { noCommands, type Recent, remember } from '../src/store/recent.ts';
import { startServer, type TestServer } from './harness.ts';
import { hostile } from './hostile.ts';
import { Person } from './person.ts';
import { seatAll } from './play.ts';

/** For each game. */
const MESSAGES = process.env['KONTOR_LONG'] === '1' ? 20_000 : 5000;
/** So many messages at once, mostly about the same question. */
const AT_ONCE = 8;
const FREE = { bot: null };

const messageCheck = Compile(ClientMessage);

/** The game as it should be: it gets the commands that the server has accepted, and nothing else. */
class Mirror {
  readonly match: AnyMatch;
  /** Moves that were legal earlier. */
  readonly once: string[] = [];
  #recent: Recent;

  constructor(match: AnyMatch) {
    this.match = match;
    this.#recent = noCommands(match.players.length);
  }

  accept(seat: Seat, id: string, row: number, command: Command): void {
    // What is sent again is answered but not carried out again.
    if (this.#recent[seat]?.includes(id)) return;
    const { match } = this;
    expect(isAboutNow(match, row, seat, command)).toBe(true);
    if (command.kind === 'play' || command.kind === 'draft') expectLegal(match, seat, command.move);
    expect(applyCommand(match, seat, command)).toEqual({ ok: true });
    this.#recent = remember(this.#recent, { seat, id });
  }

  get state(): unknown {
    return { rows: this.match.timeline.rows, pending: this.match.pending };
  }
}

/** The command was thought of for what is asked now. */
function isAboutNow({ timeline: { rows } }: AnyMatch, row: number, seat: Seat, { kind }: Command): boolean {
  if (!['draft', 'ready', 'unready', 'answerUndo'].includes(kind)) return row === rows.length;
  const moves = rows.slice(row).filter((later) => later.kind === 'move');
  return (
    row <= rows.length &&
    (kind === 'answerUndo' ? moves : moves.filter((move) => move.seat === seat)).length === 0
  );
}

/** It is on the list of what may be played; where there is no list, it is at least a move and written as moves are. */
function expectLegal({ game, timeline }: AnyMatch, seat: Seat, text: string): void {
  const { table, state } = timeline;
  const move = game.parseMove(table, text);
  if (move === undefined) throw new Error(`${text} is no move`);
  expect(game.formatMove(table, move)).toBe(text);
  const buffer = moveBuffer(game);
  const count = game.legalMoves(state, seat, buffer);
  if (count !== UNLISTED) expect([...buffer.subarray(0, count)]).toContain(move);
}

/** Right messages on what is asked now, their moves legal, nearly so, or not at all. */
function tempting(mirror: Mirror, table: string, rng: Rng): string {
  const { game, timeline } = mirror.match;
  const row = timeline.rows.length;
  const asked = seatsOf(game.active(timeline.state));
  const one = <T>(list: readonly T[]): T => list[rng.int(list.length)] as T;
  const legal = game.formatMove(
    timeline.table,
    randomMove(game, timeline.state, one(asked), rng, moveBuffer(game)),
  );
  mirror.once.push(legal);
  const move = one([
    legal,
    legal,
    one(mirror.once),
    one(mirror.once),
    legal.toUpperCase(),
    ` ${legal}`,
    `${legal}${legal}`,
    `${legal}\u0000`,
    legal.slice(1) || '-',
    'constructor',
  ]);
  const command = one<Command>([
    { kind: 'play', move, hold: rng.int(2) === 0 },
    { kind: 'play', move, hold: rng.int(2) === 0 },
    { kind: 'draft', move },
    { kind: 'draft', move },
    { kind: 'ready' },
    { kind: 'ready' },
    { kind: 'unready' },
    { kind: 'confirm' },
    { kind: 'undo', reach: one(['step', 'turn']) },
    { kind: 'redo', hold: rng.int(2) === 0 },
    { kind: 'takeBack' },
    { kind: 'requestUndo', to: 1 + rng.int(row + 2) },
    { kind: 'answerUndo', to: mirror.match.pending.undoRequest?.to ?? 1, yes: rng.int(2) === 0 },
  ]);
  const id = rng.int(10) === 0 ? 'the-same-one' : `command-${rng.int(1_000_000_000)}`;
  return JSON.stringify({
    type: 'command',
    id,
    table,
    row: one([row, row, row, row, row - 1, row + 1].filter((each) => each >= 0)),
    command,
  });
}

/** Sends a few messages from a seat, applies those that were accepted to the mirror, and returns their number. */
async function attack(
  mirror: Mirror,
  person: Person,
  seat: Seat,
  table: string,
  texts: readonly string[],
): Promise<number> {
  const before = person.messages.length;
  for (const text of texts) person.sendText(text);
  const commands = texts.flatMap(commandIn).filter((message) => message.table === table);
  const answers = () => person.messages.slice(before).filter((message) => message.type === 'answer');
  await person.until(() => answers().length >= commands.length);
  await person.settle();
  // They are answered in the order in which they were sent.
  expect(answers().map(({ id }) => id)).toEqual(commands.map(({ id }) => id));
  let accepted = 0;
  for (const [i, answer] of answers().entries()) {
    const { id, row, command } = commands[i] as CommandMessage;
    if (answer.ok) {
      mirror.accept(seat, id, row, command);
      accepted++;
    } else expect(answer.refused).toMatchObject({ code: expect.stringMatching(/./), params: {} });
  }
  return accepted;
}

type CommandMessage = Extract<ClientMessage, { type: 'command' }>;

function commandIn(text: string): CommandMessage[] {
  try {
    const message: unknown = JSON.parse(text);
    return messageCheck.Check(message) && message.type === 'command' ? [message] : [];
  } catch {
    return [];
  }
}

async function begin(
  test: TestServer,
  people: readonly Person[],
  game: string,
): Promise<{ id: string; mirror: Mirror }> {
  const id = (
    await (people[0] as Person).makeTable(
      game,
      people.map(() => FREE),
    )
  ).id;
  await seatAll(people, id);
  for (const person of people) await person.watch(id);
  const match = openMatch(await test.server.services.tables.find(id), []);
  if (!match) throw new Error('no game has begun');
  return { id, mirror: new Mirror(match) };
}

it.each(['hermagor', 'merchants'])(
  `${MESSAGES} hostile messages of those who are asked are refused or legal, and garbage among them changes nothing: %s`,
  { timeout: 300_000 },
  async (game) => {
    const test = await startServer();
    const people = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(test.url, name)));
    for (const person of people) await person.connect();
    const rng = rngFromText(`tempting ${game}`);
    let { id, mirror } = await begin(test, people, game);
    let accepted = 0;
    const garbage = fc.sample(hostile('x'.repeat(22)), { numRuns: MESSAGES / 2, seed: 11 });
    for (let sent = 0; sent < MESSAGES; sent += AT_ONCE) {
      const seat = rng.int(people.length);
      const texts = Array.from({ length: AT_ONCE }, (_, i) =>
        i % 2 === 0
          ? tempting(mirror, id, rng)
          : (garbage[(sent + i) >> 1] as string).replaceAll('x'.repeat(22), id),
      );
      accepted += await attack(mirror, people[seat] as Person, seat, id, texts);
      const state = await test.server.services.rooms.look(id, ({ match }) => ({
        rows: match?.timeline.rows,
        pending: match?.pending,
      }));
      expect(state).toEqual(mirror.state);
      // Slower than the limit, at which the connection would be closed.
      test.clock.now += 1000;
      if (mirror.match.result !== undefined) ({ id, mirror } = await begin(test, people, game));
    }
    expect(accepted).toBeGreaterThan(MESSAGES / 50);
    for (const person of people) expect(person.connected).toBe(true);
  },
);
