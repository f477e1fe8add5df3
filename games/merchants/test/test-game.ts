import { expectParsed, openTable, type Rng, rngFromText, type Seat } from '@kontor/core';
import {
  type MerchantsEvent,
  type MerchantsEventType,
  type MerchantsState,
  type MerchantsTable,
  merchants,
} from '../rules/index.ts';
import { fillPosition, type PositionSketch } from '../rules/position/sketch.ts';

const tables = new Map<string, MerchantsTable>();

/** Opening a table proves its board, which is worth doing only once. */
export function testTable(seats: number, options: Record<string, unknown> = {}): MerchantsTable {
  const key = JSON.stringify([seats, options]);
  const table = tables.get(key) ?? expectParsed(openTable(merchants, { seats, options }));
  tables.set(key, table);
  return table;
}

/** A position in a few words, and the options of its table. */
export interface Sketch extends PositionSketch {
  readonly options?: Record<string, unknown>;
}

export function testGame(scene: Sketch): MerchantsState {
  const table = testTable(scene.seats, scene.options);
  return expectParsed(merchants.readPosition(table, JSON.parse(JSON.stringify(fillPosition(scene)))));
}

/** A generator that answers what the test says, then goes on by chance. */
export function scripted(...values: number[]): Rng {
  const chance = rngFromText('scripted');
  const queue = [...values];
  return {
    int: (n) => Math.min(queue.shift() ?? chance.int(n), n - 1),
    shuffle: (items) => chance.shuffle(items),
    reveal: () => chance.reveal(),
    get draws() {
      return chance.draws;
    },
  };
}

/** The die shows this. */
export function die(number: number): number {
  return number - 1;
}

/** Plays moves in their texts and returns the public events; an illegal move is an error. */
export function play(
  state: MerchantsState,
  moves: readonly (readonly [Seat, string])[],
  rng: Rng = rngFromText('test'),
): MerchantsEvent[] {
  const history: MerchantsEvent[] = [];
  for (const [seat, text] of moves) {
    const move = merchants.parseMove(state.table, text);
    if (move === undefined) throw new Error(`no move: ${text}`);
    const refused = merchants.refuse(state, seat, move);
    if (refused) throw new Error(`${text}: ${refused.code} ${JSON.stringify(refused.params)}`);
    merchants.apply(state, seat, move, rng, (event) => history.push(event));
  }
  return history;
}

/** Everyone lays a plot, by seat; resolution runs to the next decision. */
export function layPlots(state: MerchantsState, plots: readonly string[], rng?: Rng): MerchantsEvent[] {
  return play(
    state,
    plots.map((plot, seat) => [seat, `plot ${plot || '-'}`] as const),
    rng,
  );
}

export function eventsOf<T extends MerchantsEventType>(
  events: readonly MerchantsEvent[],
  ...types: T[]
): Extract<MerchantsEvent, { readonly type: T }>[] {
  return events.filter((event): event is Extract<MerchantsEvent, { readonly type: T }> =>
    (types as string[]).includes(event.type),
  );
}

export function refusedCode(state: MerchantsState, seat: Seat, text: string): string | undefined {
  const move = merchants.parseMove(state.table, text);
  return move === undefined ? 'unreadable' : merchants.refuse(state, seat, move)?.code;
}

export function legalTexts(state: MerchantsState, seat: Seat): string[] {
  const out = new Int32Array(merchants.maxMoves);
  const count = merchants.legalMoves(state, seat, out);
  return [...out.subarray(0, Math.max(0, count))].map((move) => merchants.formatMove(state.table, move));
}

/** Behind a seat's own screen. */
export function screenOf(state: MerchantsState, seat: Seat) {
  const screen = merchants.view(state, seat).players[seat]?.screen;
  if (!screen) throw new Error('everyone sees behind their own screen');
  return screen;
}
