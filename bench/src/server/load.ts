import { once } from 'node:events';
import { WebSocket } from 'ws';
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

const CHANGE = Buffer.from('{"type":"change"');
const ROW = Buffer.from('"row":');
const PRESENT = Buffer.from('{"type":"present"');

function startsWith(data: Buffer, text: Buffer): boolean {
  return data.length >= text.length && data.compare(text, 0, text.length, 0, text.length) === 0;
}

/** Texts come as bytes, so that what is not looked at need not be decoded. */
function listen(socket: WebSocket, hear: (data: Buffer) => void): void {
  socket.removeAllListeners('message').on('message', hear);
}

export async function connect(port: number, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

/** Plays the scripts of all slots at once, one move in flight per slot, for so many seconds after a warm-up. */
export async function drive(
  port: number,
  slots: readonly Slot[],
  warmUpMs: number,
  measureMs: number,
): Promise<LoadResult> {
  const lines = await Promise.all(
    slots.map(async ({ cookies }) => Promise.all(cookies.map((cookie) => connect(port, cookie)))),
  );
  const began = performance.now() + warmUpMs;
  const end = began + measureMs;
  const latencies: number[] = [];
  const sizes: number[] = [];
  let all = 0;
  const note = (sent: number, received: number, size: number): void => {
    all++;
    if (sent < began || received >= end) return;
    latencies.push(received - sent);
    if (sizes.length < 10_000) sizes.push(size);
  };
  await Promise.all(slots.map(({ games }, i) => playSlot(lines[i] ?? [], games, end, note)));
  for (const socket of lines.flat()) socket.terminate();
  return {
    movesPerSecond: Math.round(latencies.length / (measureMs / 1000)),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    moves: latencies.length,
    frame: quantile(sizes, 0.5),
    sent: all,
  };
}

async function playSlot(
  sockets: readonly WebSocket[],
  games: readonly ScriptedGame[],
  end: number,
  note: (sent: number, received: number, size: number) => void,
): Promise<void> {
  for (const game of games) {
    if (performance.now() >= end) return;
    await Promise.all(sockets.map((socket) => watch(socket, game.table)));
    await playGame(sockets, game, end, note);
  }
  if (performance.now() < end) throw new Error('The scripts were too short for the run.');
}

function watch(socket: WebSocket, table: string): Promise<void> {
  return new Promise((resolve) => {
    listen(socket, (data) => {
      if (startsWith(data, PRESENT)) resolve();
    });
    socket.send(JSON.stringify({ type: 'watch', table }));
  });
}

function playGame(
  sockets: readonly WebSocket[],
  { table, moves }: ScriptedGame,
  end: number,
  note: (sent: number, received: number, size: number) => void,
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
      sent = performance.now();
      sockets[move.seat]?.send(
        `{"type":"command","id":"${id}","table":"${table}","row":${row},"command":{"kind":"play","move":"${move.move}","hold":false}}`,
      );
      row++;
    };
    for (const [seat, socket] of sockets.entries())
      listen(socket, (data) => {
        // Each of the two hears of every move; what counts is the other's word of this one.
        if (seat !== listener || !startsWith(data, CHANGE) || rowIn(data) !== row) return;
        note(sent, performance.now(), data.length);
        listener = -1;
        next();
      });
    next();
  });
}

/** The row that a change tells of; it stands near its beginning. */
function rowIn(data: Buffer): number {
  const at = data.indexOf(ROW);
  return Number.parseInt(data.toString('latin1', at + ROW.length, at + ROW.length + 6), 10);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 1000) / 1000;
}
