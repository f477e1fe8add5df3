import { expectParsed, openTable, type Refusal, rngFromText, type Seat, type Table } from '@kontor/core';
import {
  type HermagorBoard,
  type HermagorEvent,
  type HermagorOptions,
  type HermagorPreview,
  type HermagorState,
  type HermagorTable,
  hermagor,
  type OnTable,
  SPACE_NAMES,
  type TileName,
} from '../rules/index.ts';
import { fillPosition, type PositionSketch } from '../rules/position/sketch.ts';
import { compileTable } from '../rules/state/table.ts';
import { TEST_BOARD, TEST_TILES } from './test-board.ts';

/** A position in a few words, and the table that it is at. */
export interface Sketch extends PositionSketch {
  readonly seats?: number;
  readonly options?: Partial<HermagorOptions>;
  /** Other costs of the passage spaces. */
  readonly market?: HermagorBoard['market'];
}

export function testTable(
  seats: number,
  options: Partial<HermagorOptions> = {},
  market = TEST_BOARD.market,
): HermagorTable {
  const opened: Table = expectParsed(openTable(hermagor, { seats, options }));
  return expectParsed(compileTable(opened, { ...TEST_BOARD, market }, TEST_TILES));
}

export function sketchPosition(table: HermagorTable, sketch: Sketch): OnTable {
  const { seats, actionTiles, sharedBuyersEach } = table;
  const actionTile = actionTiles[0] ?? 3;
  return fillPosition({ seats, castle: 'castle', actionTile, sharedBuyersEach }, sketch);
}

/** A tile in every booth in use, in the order of their numbers. */
export function fullMarket(seats: number): Record<string, TileName> {
  const table = testTable(seats);
  return Object.fromEntries([...table.boothsUsed].map((booth, i) => [SPACE_NAMES[booth] ?? '', i + 1]));
}

/** A game in progress that takes moves as text and keeps the events of the last ones. */
export class TestGame {
  readonly table: HermagorTable;
  readonly state: HermagorState;
  events: HermagorEvent[] = [];
  /** Whether the last move drew chance or revealed something. */
  draws = 0;
  #row = 0;
  #seed: string;

  constructor(table: HermagorTable, state: HermagorState, seed = 'test') {
    this.table = table;
    this.state = state;
    this.#seed = seed;
  }

  get on(): OnTable {
    return hermagor.writePosition(this.state) as unknown as OnTable;
  }

  get turn(): Seat {
    const { turn } = this.on;
    if (turn === null) throw new Error('the game is over');
    return turn;
  }

  get cash(): number[] {
    return this.on.players.map((player) => player.cash ?? Number.NaN);
  }

  get asked(): string | undefined {
    const { turn } = this.on;
    return turn === null ? undefined : hermagor.decision(this.state, turn)?.kind;
  }

  moves(): string[] {
    const buffer = new Int32Array(hermagor.maxMoves);
    const count = hermagor.legalMoves(this.state, this.turn, buffer);
    return [...buffer.subarray(0, count)].map((move) => hermagor.formatMove(this.table, move));
  }

  refusal(text: string, seat = this.turn): Refusal | undefined {
    return hermagor.refuse(this.state, seat, this.#parse(text));
  }

  preview(text: string): HermagorPreview {
    return hermagor.preview(this.state, this.turn, this.#parse(text));
  }

  /** Plays moves one after another, whoever is on turn; `events` holds those of the last `play`. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const refusal = this.refusal(text);
      if (refusal)
        throw new Error(`${text}: ${refusal.code} ${refusal.rule} ${JSON.stringify(refusal.params)}`);
      const rng = rngFromText(`${this.#seed}/${this.#row++}`);
      this.events = [];
      hermagor.apply(this.state, this.turn, this.#parse(text), rng, (event) => this.events.push(event));
      this.draws = rng.draws;
    }
    return this;
  }

  /** Other draws from here on. */
  seedWith(seed: string): this {
    this.#seed = seed;
    return this;
  }

  eventsOf<T extends HermagorEvent['type']>(type: T): Extract<HermagorEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<HermagorEvent, { type: T }> => event.type === type);
  }

  #parse(text: string): number {
    const move = hermagor.parseMove(this.table, text);
    if (move === undefined) throw new Error(`no move: ${text}`);
    return move;
  }
}

/** A game on the test board from a sketched position. */
export function testGame(sketch: Sketch = {}): TestGame {
  const table = testTable(sketch.seats ?? 3, sketch.options, sketch.market);
  const position = sketchPosition(table, sketch);
  return new TestGame(table, expectParsed(hermagor.readPosition(table, position)));
}

/** A new game on the test board. */
export function newGame(seats: number, options: Partial<HermagorOptions> = {}, seed = 'new'): TestGame {
  const table = testTable(seats, options);
  const events: HermagorEvent[] = [];
  const state = hermagor.setup(table, rngFromText(seed), (event) => events.push(event));
  const game = new TestGame(table, state, seed);
  game.events = events;
  return game;
}
