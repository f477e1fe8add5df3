import { expectParsed, openTable, type Refusal, rngFromText, type Seat, type Table } from '@kontor/core';
import {
  type Colour,
  type DiscRow,
  type HermagorBoard,
  type HermagorEvent,
  type HermagorOptions,
  type HermagorPreview,
  type HermagorState,
  type HermagorTable,
  hermagor,
  type OnTable,
  type PlayerOnTable,
  PRODUCTS,
  type Product,
  SPACE_NAMES,
  type TileName,
} from '../rules/index.ts';
import { compileTable } from '../rules/state/table.ts';
import { TEST_BOARD, TEST_TILES } from './test-board.ts';

/** A position in a few words; whatever is not said is as at the beginning of an action of seat 0. */
export interface Sketch
  extends Partial<Pick<OnTable, 'step' | 'turn' | 'start' | 'turned' | 'booths' | 'buyers'>> {
  readonly seats?: number;
  readonly options?: Partial<HermagorOptions>;
  /** Other costs of the passage spaces. */
  readonly market?: HermagorBoard['market'];
  readonly cash?: readonly number[];
  readonly merchants?: readonly string[];
  readonly tiles?: readonly (readonly TileName[])[];
  /** Buyers still to place, by seat. */
  readonly toPlace?: readonly number[];
  readonly ready?: readonly number[];
  readonly sharedReady?: readonly number[];
  readonly sharedToPlace?: number;
  /** Shared buyers still to place by seat, where each player has their own. */
  readonly sharedEach?: readonly number[];
  readonly prices?: Partial<Record<Product, number>> | number;
  /** Owners of the squares from the left. */
  readonly discs?: Partial<Record<DiscRow, readonly (Colour | null)[]>>;
  readonly stations?: Readonly<Record<string, readonly Colour[]>>;
  readonly acted?: boolean;
  readonly sharedPlaced?: boolean;
  readonly declared?: readonly (number | null)[];
  readonly raising?: OnTable['raising'];
  readonly completed?: readonly string[];
  readonly owed?: number;
}

export function testTable(
  seats: number,
  options: Partial<HermagorOptions> = {},
  market = TEST_BOARD.market,
): HermagorTable {
  const opened: Table = expectParsed(openTable(hermagor, { seats, options }));
  return expectParsed(compileTable(opened, { ...TEST_BOARD, market }, TEST_TILES));
}

/** Fills in the supplies, so that all pieces add up. */
export function sketchPosition(table: HermagorTable, sketch: Sketch): OnTable {
  const stations = sketch.stations ?? {};
  const discs = discRows(sketch.discs ?? {});
  const used = (colour: Colour) => ({
    stations: Object.values(stations).filter((colours) => colours.includes(colour)).length,
    discs: Object.values(discs)
      .flat()
      .filter((owner) => owner === colour).length,
  });
  const step = sketch.step ?? 'action';
  const turned = sketch.turned ?? [table.actionTiles[0] ?? 3];
  const ready = (seat: Seat) => sketch.ready?.[seat] ?? (step === 'action' ? 3 : 0);
  const sharedReady = (seat: Seat) => sketch.sharedReady?.[seat] ?? 0;
  const players = Array.from(
    { length: table.seats },
    (_, seat): PlayerOnTable => ({
      cash: sketch.cash?.[seat] ?? 20,
      merchant: sketch.merchants?.[seat] ?? 'castle',
      tiles: sketch.tiles?.[seat] ?? [],
      buyers: sketch.toPlace?.[seat] ?? 0,
      ready: ready(seat),
      sharedReady: sharedReady(seat),
      supply: 21 - used(seat).stations - ready(seat),
      discs: 9 - used(seat).discs,
      ...(table.sharedBuyersEach && { sharedBuyers: sketch.sharedEach?.[seat] ?? 0 }),
    }),
  );
  return {
    round: turned.length + (step === 'declare' || step === 'officer' ? 1 : 0),
    step,
    turn: sketch.turn === undefined ? 0 : sketch.turn,
    start: sketch.start ?? 0,
    turned,
    booths: sketch.booths ?? {},
    buyers: sketch.buyers ?? {},
    prices: Object.fromEntries(
      PRODUCTS.map((product) => [
        product,
        typeof sketch.prices === 'number' ? sketch.prices : (sketch.prices?.[product] ?? 5),
      ]),
    ) as Record<Product, number>,
    discs,
    stations,
    players,
    shared: table.twoPlayers
      ? {
          buyers: sketch.sharedEach?.reduce((sum, left) => sum + left, 0) ?? sketch.sharedToPlace ?? 0,
          supply: 21 - used('shared').stations - sharedReady(0) - sharedReady(1),
          discs: 9 - used('shared').discs,
        }
      : null,
    acted: sketch.acted ?? false,
    sharedPlaced: sketch.sharedPlaced ?? false,
    declared: sketch.declared ?? [],
    raising: sketch.raising ?? null,
    completed: sketch.completed ?? [],
    owed: sketch.owed ?? 0,
  };
}

function discRows(given: NonNullable<Sketch['discs']>): Record<DiscRow, (Colour | null)[]> {
  const row = (name: DiscRow, squares: number) =>
    Array.from({ length: squares }, (_, square) => given[name]?.[square] ?? null);
  const rows = PRODUCTS.map((product): [DiscRow, (Colour | null)[]] => [product, row(product, 4)]);
  return Object.fromEntries([...rows, ['nobility', row('nobility', 6)]]) as Record<
    DiscRow,
    (Colour | null)[]
  >;
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
