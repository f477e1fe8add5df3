import {
  type AnyGame,
  type Command,
  expectParsed,
  moveBuffer,
  openTable,
  type Rng,
  randomMove,
  rngFromText,
  type Seat,
  type Table,
} from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { OwnFiles, TableInfo } from '@kontor/protocol';
import type { Person, TableClientView } from './person.ts';

/** Preparing a table takes longer than a game on it. */
const prepared = new Map<string, Table>();

/** A table with files of its own must have been asked for with them once. */
export function rulesOf(info: TableInfo, files: OwnFiles = {}): { game: AnyGame; table: Table } {
  const game = findGame(info.game);
  if (!game) throw new Error(info.game);
  const { seats, options, board, pieces } = info;
  const key = JSON.stringify([info.game, seats.length, options, board, pieces]);
  const table =
    prepared.get(key) ??
    expectParsed(
      openTable(game, { seats: seats.length, options, board: board.id, pieces: pieces.id, ...files }),
    );
  prepared.set(key, table);
  return { game, table };
}

/** A random legal command for the seat, computed as a page would: from what the seat sees. */
export function randomCommand(clientView: TableClientView, seat: Seat, rng: Rng): Command | undefined {
  const { frame, history: steps, info } = clientView;
  if (frame.held !== undefined) return { kind: 'confirm' };
  if (!frame.decision || frame.ready.includes(seat)) return undefined;
  if (frame.decision.simultaneous && (frame.drafts[seat] ?? null) !== null) return { kind: 'ready' };
  const { game, table } = rulesOf(info);
  const history = steps.flatMap(({ events }) => events);
  const state = game.sampler(table, frame.view, history)(rng);
  const move = game.formatMove(table, randomMove(game, state, seat, rng, moveBuffer(game)));
  return frame.decision.simultaneous
    ? { kind: 'draft', move }
    : { kind: 'play', move, hold: rng.int(3) === 0 };
}

/** Seats everybody at a table of the first one's and begins. */
export async function seatAll(people: readonly Person[], table: string): Promise<void> {
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.ask('PUT', `/api/tables/${table}/seat`, { seat });
  for (const person of people)
    await person.ask('PUT', `/api/tables/${table}/ready`, { ready: true, entropy: 'x' });
}

/** Plays random moves for all people until so many commands were given, or the game is over. */
export async function playOn(
  people: readonly Person[],
  table: string,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const rng = rngFromText(seed);
  let count = 0;
  while (count < most && people[0]?.clientView(table).info.stage === 'running') {
    let moved = false;
    for (const [seat, person] of people.entries()) {
      const command = randomCommand(person.clientView(table), seat, rng);
      if (!command || count >= most) continue;
      const outcome = await person.command(table, command);
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.refused)}`);
      moved = true;
      count++;
      // Everybody hears of it before the next one moves.
      const row = person.clientView(table).frame.row;
      for (const other of people) await other.until(() => other.clientView(table).frame.row >= row);
    }
    if (!moved) {
      // The end of the game does not reach all at the same time.
      const first = people[0];
      const before = first?.messages.length ?? 0;
      await first?.until(
        () => first.messages.length > before || first.clientView(table).info.stage !== 'running',
      );
    }
  }
  return count;
}
