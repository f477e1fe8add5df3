import { type Connection, connect, startsWith } from './connection.ts';
import type { ScriptedGame, Slot } from './messages.ts';

/** What a run under load showed. */
export interface Measured {
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to its receipt by the other player. */
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

export interface LoadResult extends Measured {
  /** Bytes of the median frame. */
  readonly frame: number;
  /** All moves, those of the warm-up too. */
  readonly sent: number;
}

type Note = (sent: number, received: number, size: number) => void;

const CHANGE = Buffer.from('{"type":"change"');
/** Everything instead of what changed comes from a table that has slept meanwhile. */
const FRAME = Buffer.from('{"type":"frame"');
const ROW = Buffer.from('"row":');

/** Nothing that goes on takes so long. */
const STANDSTILL_MS = 20_000;

export interface Load {
  readonly warmUpMs: number;
  readonly measureMs: number;
  /** Moves that are offered in a second; infinite: each slot sends its next move at once. */
  readonly rate: number;
}

/** When the moves of a slot are to be sent, at even intervals. */
class Schedule {
  readonly #interval: number;
  #next: number;

  constructor(start: number, interval: number) {
    this.#next = start;
    this.#interval = interval;
  }

  /** The time of the next move: now if there is no interval, in the past if the one before has come back late. */
  next(): number {
    if (this.#interval === 0) return performance.now();
    const time = this.#next;
    this.#next += this.#interval;
    return time;
  }
}

/** Plays the scripts of all slots at once, one move in flight per slot. */
export async function drive(
  ports: readonly number[],
  slots: readonly Slot[],
  { warmUpMs, measureMs, rate }: Load,
): Promise<LoadResult> {
  const connections = await Promise.all(
    slots.map(async ({ cookies }, i) =>
      Promise.all(cookies.map((cookie) => connect(ports[i % ports.length] ?? 0, cookie))),
    ),
  );
  const began = performance.now() + warmUpMs;
  const end = began + measureMs;
  const latencies: number[] = [];
  const sizes: number[] = [];
  let all = 0;
  let last = performance.now();
  const note: Note = (sent, received, size) => {
    all++;
    last = received;
    if (sent < began || received >= end) return;
    latencies.push(received - sent);
    if (sizes.length < 10_000) sizes.push(size);
  };
  await Promise.race([
    Promise.all(
      slots.map(({ games }, i) => {
        const interval = (slots.length * 1000) / rate;
        const schedule = new Schedule(performance.now() + (i / slots.length) * interval, interval);
        return playSlot(connections[i] ?? [], games, schedule, end, note);
      }),
    ),
    ...connections.flat().map(({ broken }) => broken),
    standstill(() => last),
  ]);
  for (const connection of connections.flat()) connection.terminate();
  return {
    movesPerSecond: Math.round(latencies.length / (measureMs / 1000)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    moves: latencies.length,
    frame: quantile(sizes, 0.5),
    sent: all,
  };
}

/** Rejects when no move has come through for long: a run must fail rather than wait for ever. */
function standstill(last: () => number): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setInterval(() => {
      if (performance.now() - last() < STANDSTILL_MS) return;
      clearInterval(timer);
      reject(new Error(`No move has come through for ${STANDSTILL_MS / 1000} seconds.`));
    }, 1000).unref();
  });
}

async function playSlot(
  connections: readonly Connection[],
  games: readonly ScriptedGame[],
  schedule: Schedule,
  end: number,
  note: Note,
): Promise<void> {
  for (const game of games) {
    if (performance.now() >= end) return;
    await Promise.all(connections.map((connection) => connection.subscribe(game.table)));
    await playGame(connections, game, schedule, end, note);
    for (const connection of connections) connection.unsubscribe(game.table);
  }
  if (performance.now() < end) throw new Error('The scripts were too short for the run.');
}

function playGame(
  connections: readonly Connection[],
  { table, moves }: ScriptedGame,
  schedule: Schedule,
  end: number,
  note: Note,
): Promise<void> {
  return new Promise((resolve) => {
    let row = 0;
    let sent = 0;
    let listener = -1;
    const next = (): void => {
      const move = moves[row];
      if (!move || performance.now() >= end) {
        resolve();
        return;
      }
      listener = 1 - move.seat;
      const id = `${table.slice(0, 8)}-${row}`;
      const text = `{"type":"command","id":"${id}","table":"${table}","row":${row},"command":{"kind":"play","move":"${move.move}","hold":false}}`;
      row++;
      // A move that is sent late counts from when it should have been sent.
      sent = schedule.next();
      const wait = sent - performance.now();
      if (wait <= 0) connections[move.seat]?.send(text);
      else setTimeout(() => connections[move.seat]?.send(text), wait);
    };
    for (const [seat, connection] of connections.entries())
      connection.onMessage = (data) => {
        // Both get every move; what counts is when the other player gets this one.
        if (seat !== listener || rowIn(data) !== row) return;
        note(sent, performance.now(), data.length);
        listener = -1;
        next();
      };
    next();
  });
}

/** The row in a message about the game; it is near the beginning. */
function rowIn(data: Buffer): number | undefined {
  if (!startsWith(data, CHANGE) && !startsWith(data, FRAME)) return undefined;
  const at = data.indexOf(ROW);
  return Number.parseInt(data.toString('latin1', at + ROW.length, at + ROW.length + 6), 10);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 1000) / 1000;
}
