import type { Seat, Table } from '@kontor/core';
import type { HermagorBoard, Product, Special, TileSet } from '../files/board.ts';
import type { HermagorOptions } from './options.ts';

/** A colour on the table: a player's, or the third colour of the two-player game (H-5.1). */
export type Colour = Seat | 'shared';

/** Product tiles are named by their number, special tiles by their name. */
export type TileName = number | Special;

/** `b2.3` is the booth in row 2, column 3; `h2.3` the edge below it, `v2.3` the edge right of it, `j2.3` their junction. */
export type SpaceName = string;

/** A passage: `h1`–`h4` run between the rows, `v1`–`v3` between the columns. */
export type LineName = string;

/** A row of the price table where discs lie. */
export type DiscRow = Product | 'nobility';

/** A part of a round; `over` is the end of the game. */
export type Phase = 'officer' | 'market' | 'preparing' | 'selling' | 'over';

/** What the table waits for. */
export const STEPS = [
  'declare', // H-6.1: declare one's cash to the Revenue Officer, or pass
  'officer', // H-6.1: name the start player
  'buyer', // H-1.3: place a buyer
  'raise', // H-2.4, H-2.5: raise a price
  'search', // H-2.8: draw a tile from the bag
  'start', // H-2.9: name the start player
  'action', // H-3.1: travel, sell or rest
  'build', // H-3.13: settle a completed region
  'shared-build', // H-5.5: the same for the shared colour
  'over',
] as const;
/** One of the steps that the table can wait at. */
export type Step = (typeof STEPS)[number];

/** All questions that a seat can be asked. */
export const DECISION_KINDS = [
  'declare',
  'officer',
  'buyer', // an own buyer, a shared one first, or pass
  'buyer-after-shared', // the own buyer that the shared one promised
  'shared-buyer', // a shared buyer after the own one, or done
  'raise', // the product of the tile won
  'raise-any', // Floating Market
  'search',
  'start',
  'action', // an action, or a shared station first
  'action-after-shared',
  'shared-station', // a shared station after the action, or done
  'build',
  'shared-build',
] as const;
/** One of the questions that a seat can be asked. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Parameters of the prompts. `shared` is 1 if a shared piece may be placed too, `left` how many are left. */
export type DecisionParams = {
  readonly declare: Record<never, never>;
  readonly officer: Record<never, never>;
  readonly buyer: { readonly shared: 0 | 1 };
  readonly 'buyer-after-shared': Record<never, never>;
  readonly 'shared-buyer': Record<never, never>;
  readonly raise: {
    readonly booth: SpaceName;
    readonly tile: TileName;
    readonly product: Product;
    readonly price: number;
  };
  readonly 'raise-any': { readonly booth: SpaceName };
  readonly search: Record<never, never>;
  readonly start: { readonly tile: number };
  readonly action: { readonly left: number; readonly shared: 0 | 1 };
  readonly 'action-after-shared': { readonly left: number };
  readonly 'shared-station': { readonly left: number };
  /** `toll` is the way still to be paid (H-3.11), 0 if none; `must` where nobody may decline (H-3.13). */
  readonly build: { readonly toll: number; readonly must?: 1 };
  readonly 'shared-build': Record<never, never>;
};

/** Parameters of the texts of refusals; which of them are present depends on the move. */
export type RefusalParams = {
  readonly seat?: Seat;
  readonly asked?: DecisionKind;
  readonly space?: SpaceName;
  readonly village?: string;
  readonly region?: string;
  readonly row?: DiscRow;
  readonly product?: Product;
  /** The one product whose price may be raised. */
  readonly only?: Product;
  readonly cost?: number;
  readonly toll?: number;
  readonly cash?: number;
};

/** Why a move is refused: the codes of this game. */
export type FaultCode =
  | 'game.over'
  | 'turn.other'
  | 'move.unknown'
  | 'move.other'
  | 'space.taken'
  | 'booth.empty'
  | 'cash.short'
  | 'cash.uncovered'
  | 'pass.after-shared'
  | 'raise.other'
  | 'raise.top'
  | 'village.here'
  | 'station.own'
  | 'station.shared'
  | 'product.missing'
  | 'shortcut.missing'
  | 'sale.castle'
  | 'region.incomplete'
  | 'region.row'
  | 'row.full'
  | 'decline.shared'
  | 'decline.never'
  | 'shared.two-players'
  | 'shared.once'
  | 'shared.none-left'
  | 'shared.promise';

/** What a player has on the table. */
export interface PlayerOnTable {
  /** Only where the viewer may see it (H-6.2). */
  readonly cash?: number;
  /** Place id of the merchant. */
  readonly merchant: string;
  readonly tiles: readonly TileName[];
  /** Buyers still to be placed this round. */
  readonly buyers: number;
  /** Stations taken for this round and not used yet: actions left. */
  readonly ready: number;
  /** Shared stations this player may still place this round (H-5.1). */
  readonly sharedReady: number;
  /** Shared buyers this player may still place this round; only where each has their own (H-5.1). */
  readonly sharedBuyers?: number;
  /** Stations in the supply. */
  readonly supply: number;
  /** Discs not yet on the price table. */
  readonly discs: number;
}

/** The shared colour of the two-player game. */
export interface SharedOnTable {
  readonly buyers: number;
  readonly supply: number;
  readonly discs: number;
}

/** Everything on the table now, without any history. */
export interface OnTable {
  /** From 1. */
  readonly round: number;
  readonly step: Step;
  /** Who decides; `null` when the game is over. */
  readonly turn: Seat | null;
  readonly start: Seat;
  /** Action tiles turned up, oldest first; from the market on the last one is this round's. */
  readonly turned: readonly number[];
  /** Tiles in the booths, by booth. */
  readonly booths: Readonly<Record<SpaceName, TileName>>;
  readonly buyers: Readonly<Record<SpaceName, Colour>>;
  readonly prices: Readonly<Record<Product, number>>;
  /** The squares of each row from left to right: building squares 5, 3, 1, 0; Nobility 3–8. */
  readonly discs: Readonly<Record<DiscRow, readonly (Colour | null)[]>>;
  /** Colours with a station, by village id; villages without any are left out. */
  readonly stations: Readonly<Record<string, readonly Colour[]>>;
  readonly players: readonly PlayerOnTable[];
  readonly shared: SharedOnTable | null;

  /** The player on turn has placed the own buyer or used the action. */
  readonly acted: boolean;
  /** The player on turn has placed a shared piece this turn. */
  readonly sharedPlaced: boolean;
  /** While the Revenue Officer asks: what was declared, by seat. Else empty. */
  readonly declared: readonly (number | null)[];
  /** The tile whose winner is asked about a price, and where it lay. */
  readonly raising: { readonly booth: SpaceName; readonly tile: TileName } | null;
  /** Completed regions still to be settled, by id. */
  readonly completed: readonly string[];
  /** With `travelPay: after`: the way that is paid when the last region is settled. */
  readonly owed: number;
}

/** What a viewer sees. */
export interface HermagorView extends OnTable {
  /** The viewer; `null` is a spectator. */
  readonly seat: Seat | null;
}

/** Why a colour won a tile (H-2.2, H-2.3). */
export type WinReason = 'most' | 'top' | 'edges';
/** Why a tile stays. */
export type StayReason = 'tie' | 'nobody';

/** One colour around one booth. */
export interface BoothCount {
  readonly colour: Colour;
  /** On the tile and on the spaces that touch it. */
  readonly buyers: number;
  /** Of these on the four edges. */
  readonly edges: number;
  readonly onTop: boolean;
}

/** The prepared table: board and tiles as numbers, with everything that the rules look up. */
export interface HermagorTable extends Table {
  readonly options: Table['options'] & HermagorOptions;
  readonly map: HermagorBoard;
  readonly tiles: TileSet;
  /** Players, and the shared colour if there are two: colour number `seats`. */
  readonly colours: number;
  readonly twoPlayers: boolean;
  /** The colours of a set of bits, lowest first. */
  readonly coloursIn: readonly (readonly Colour[])[];
  readonly after: boolean;
  /** H-5.1: each player has shared buyers of their own. */
  readonly sharedBuyersEach: boolean;
  /** H-3.13: a disc that can be placed must be. */
  readonly neverDecline: boolean;

  readonly villages: number;
  /** Number of the castle as a place: the villages come first. */
  readonly castle: number;
  readonly placeNumber: ReadonlyMap<string, number>;
  readonly placeId: readonly string[];
  readonly productOf: Int32Array;
  readonly dukedomOf: Int32Array;
  readonly onRoute: Int32Array;
  /** Cheapest way from a place to a village: `place × villages + village`. */
  readonly distance: Int32Array;
  /** The next place on that way. */
  readonly nextPlace: Int32Array;
  /** The cheapest way from a place to any other village. */
  readonly nearest: Int32Array;

  readonly regions: number;
  readonly regionNumber: ReadonlyMap<string, number>;
  readonly regionId: readonly string[];
  readonly villagesOfRegion: readonly Int32Array[];
  readonly regionsOfVillage: readonly Int32Array[];
  /** Rows of the price table where its disc may go: those of its buildings, or the Nobility row. */
  readonly rowsOfRegion: readonly Int32Array[];

  /** Building squares in use: all four, or 5 and 1 with two players (H-5.6). */
  readonly squaresUsed: Int32Array;
  readonly spaceCost: Int32Array;
  /** The least that any space of the market costs. */
  readonly cheapestSpace: number;
  /** Booths that are filled (H-1.1), in reading order. */
  readonly boothsUsed: Int32Array;
  /** Action tiles of this game (H-S2, H-S5), ascending. */
  readonly actionTiles: Int32Array;

  readonly tileName: readonly TileName[];
  readonly tileNumber: ReadonlyMap<TileName, number>;
  /** The tiles of this game as a set of bits. */
  readonly allTiles: number;
  readonly productTiles: number;
  /** Tiles that show a product, by product. */
  readonly tilesShowing: Int32Array;
  /** By village, the tiles that show its product, as bits. */
  readonly tilesAt: Int32Array;
  /** The product of a single tile, else -1. */
  readonly singleProduct: Int32Array;
  /** Number of a special tile among the tiles, or -1. */
  readonly special: Readonly<Record<Special, number>>;
}

/** Flat and packed; read it through `layout.ts`. */
export interface HermagorState {
  readonly table: HermagorTable;
  readonly cells: Int32Array;
}
