import type { Emit, Seat } from '@kontor/core';
import type { Product } from '../files/board.ts';
import type {
  BoothCount,
  Colour,
  DiscRow,
  LineName,
  Phase,
  SpaceName,
  StayReason,
  TileName,
  WinReason,
} from '../state/types.ts';

/** `forced`: the rules left one answer, so nobody was asked (H-6.4). Present only where true. */
interface Forced {
  readonly forced?: true;
}

/** A tile that another colour would have won until now. */
export interface TakenLead {
  readonly tile: TileName;
  readonly from: Colour;
}

/** All events are public. Whoever has seen all of them knows every player's cash. */
export type HermagorEvent =
  | { readonly type: 'began'; readonly start: Seat; readonly cash: number; readonly seats: number }
  | { readonly type: 'phase'; readonly round: number; readonly phase: Phase }
  | { readonly type: 'filled'; readonly booths: Readonly<Record<SpaceName, TileName>> }
  | { readonly type: 'declared'; readonly seat: Seat; readonly cash: number }
  | { readonly type: 'undeclared'; readonly seat: Seat }
  | {
      readonly type: 'started';
      readonly seat: Seat;
      readonly start: Seat;
      /** The lowest tile, or `null` if the seat names the start player because of the Revenue Officer. */
      readonly tile: number | null;
    }
  | {
      readonly type: 'turned';
      readonly value: number;
      /** Stations taken, by seat. */
      readonly stations: readonly number[];
      /** Shared stations taken, by seat; empty with more than two players. */
      readonly shared: readonly number[];
    }
  | ({
      readonly type: 'placed';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly space: SpaceName;
      readonly cost: number;
      /** Tiles that the colour would win now and would not have won before; absent where there are none. */
      readonly leads?: readonly TileName[];
      /** Leads that other colours lose by it, to it or to a tie; absent where there are none. */
      readonly taken?: readonly TakenLead[];
      /** Tiles that it would have won before and has one more buyer for; absent where there are none. */
      readonly keeps?: readonly TileName[];
      /** Tiles for which it is tied now, so that nobody would win them; absent where there are none. */
      readonly ties?: readonly TileName[];
      /** What it adds to its owner's buzz; absent where that is nothing. */
      readonly buzz?: number;
    } & Forced)
  | ({ readonly type: 'passed'; readonly seat: Seat } & Forced)
  | {
      readonly type: 'buzz';
      readonly seat: Seat;
      readonly line: LineName;
      readonly buyers: number;
      readonly cash: number;
    }
  | {
      readonly type: 'won';
      readonly booth: SpaceName;
      readonly tile: TileName;
      readonly colour: Colour;
      readonly reason: WinReason;
      readonly counts: readonly BoothCount[];
    }
  | {
      readonly type: 'stayed';
      readonly booth: SpaceName;
      readonly tile: TileName;
      readonly reason: StayReason;
      readonly counts: readonly BoothCount[];
    }
  | { readonly type: 'returned'; readonly tile: TileName; readonly colour: Colour }
  | { readonly type: 'good-deal'; readonly seat: Seat; readonly cash: number }
  | {
      readonly type: 'raised';
      readonly colour: Colour;
      readonly product: Product;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly tile: TileName }
  | {
      readonly type: 'searched';
      readonly seat: Seat;
      /** The product tile found, if any. */
      readonly tile: number | null;
      /** Special tiles drawn on the way and put back. */
      readonly specials: readonly TileName[];
    }
  | { readonly type: 'unsearched'; readonly seat: Seat }
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      /** Place ids from where the merchant stood to the goal. */
      readonly way: readonly string[];
      /** Sum of the roads, and what of it is to be paid. */
      readonly sum: number;
      readonly toll: number;
      readonly shortcut: boolean;
      /** Whether it goes there to sell. */
      readonly selling: boolean;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly cash: number }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly village: string;
      readonly product: Product;
      readonly price: number;
      readonly blackMarket: boolean;
    }
  | { readonly type: 'shared-in'; readonly seat: Seat; readonly village: string; readonly cash: number }
  | ({ readonly type: 'rested'; readonly seat: Seat } & Forced)
  | { readonly type: 'station'; readonly seat: Seat; readonly village: string }
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'completed'; readonly seat: Seat; readonly colour: Colour; readonly region: string }
  | ({
      readonly type: 'built';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly region: string;
      readonly row: DiscRow;
      /** Position of the square in its row, from the left, from 0. */
      readonly square: number;
      /** What the seat earns: the square's number, or 0 for the shared colour. */
      readonly cash: number;
    } & Forced)
  | { readonly type: 'declined'; readonly seat: Seat; readonly region: string }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly region: string;
      /** No disc left, or no free square that can be seen. */
      readonly reason: 'discs' | 'squares';
    }
  | { readonly type: 'cleared'; readonly round: number; readonly tiles: readonly TileName[] }
  | { readonly type: 'ended'; readonly breakdown: Breakdown };

/** Undefined in playouts, where nobody needs the events. */
export type EmitEvent = Emit<HermagorEvent> | undefined;

/** H-4: the score of one player. */
export interface SeatScore {
  readonly cash: number;
  /** End value per product row with an own disc. */
  readonly production: Readonly<Partial<Record<Product, number>>>;
  readonly productionTotal: number;
  /** Stations in each dukedom, and what the smallest number earns. */
  readonly dukedoms: readonly number[];
  readonly dukedomsTotal: number;
  /** Stations on the Principal Route, and what they earn. */
  readonly route: number;
  readonly routeTotal: number;
  readonly total: number;
  /** Discs on the price table. */
  readonly discs: number;
  /** Number of the leftmost own Nobility square. */
  readonly nobility: number | null;
  readonly rank: number;
  /** What decided between this player and others with the same total. */
  readonly tieBreak: 'none' | 'discs' | 'nobility' | 'shared';
}

/** The content of `Result.breakdown`: how every score came about. */
export interface Breakdown {
  readonly seats: readonly SeatScore[];
}
