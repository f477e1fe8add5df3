import type { Seat } from '@kontor/core';
import type { Product } from '../files/board.ts';
import type {
  BoothCount,
  Colour,
  DiscRow,
  SpaceName,
  StayReason,
  TileName,
  WinReason,
} from '../state/types.ts';

/* What is shown before a move is made. */

/** Who would win a tile if it were settled now. */
export interface Tally {
  readonly booth: SpaceName;
  readonly tile: TileName | null;
  /** Colours with buyers there, most first. */
  readonly counts: readonly BoothCount[];
  readonly winner: Colour | null;
  readonly reason: WinReason | StayReason;
}

/** A row where a completed region's disc may go. */
export interface BuildOption {
  readonly row: DiscRow;
  readonly square: number;
  /** The number on the square. */
  readonly value: number;
}

/** A region that a move would complete; without options it is lost. */
export interface RegionPreview {
  readonly region: string;
  readonly colour: Colour;
  readonly options: readonly BuildOption[];
}

/** `cash`: the exact change of the seat's cash until the next decision, forced moves included. */
export type HermagorPreview = { readonly cash: number } & (
  | {
      readonly kind: 'buyer';
      readonly colour: Colour;
      readonly space: SpaceName;
      readonly cost: number;
      /** Every tile that the space touches, before and after the move. */
      readonly tiles: readonly { readonly before: Tally; readonly after: Tally }[];
      /** What all lines pay the colour, before and after the move. */
      readonly buzz: { readonly before: number; readonly after: number };
    }
  | {
      readonly kind: 'raise';
      readonly product: Product;
      readonly from: number;
      readonly to: number;
      readonly endValue: { readonly from: number; readonly to: number };
      /** The number on the building square that becomes visible. */
      readonly uncovers: number | null;
    }
  | {
      readonly kind: 'travel';
      readonly village: string;
      readonly way: readonly string[];
      readonly sum: number;
      readonly toll: number;
      readonly shortcut: boolean;
    }
  | {
      readonly kind: 'sale';
      readonly village: string;
      readonly product: Product;
      readonly way: readonly string[];
      readonly sum: number;
      readonly toll: number;
      readonly shortcut: boolean;
      readonly price: number;
      /** What the others get from the bank. */
      readonly others: readonly { readonly seat: Seat; readonly cash: number }[];
      readonly regions: readonly RegionPreview[];
      /** Price less toll, before any region is settled. */
      readonly net: number;
      /** Net, and the most that can be earned at once with the regions that it completes. */
      readonly best: number;
    }
  | { readonly kind: 'station'; readonly village: string; readonly regions: readonly RegionPreview[] }
  | ({
      readonly kind: 'build';
      readonly colour: Colour;
      readonly region: string;
      /** End value of the row at its present price (H-4.1), `null` on the Nobility row. */
      readonly endValue: number | null;
      /** The colour has no disc in that row yet, so the end value is new. */
      readonly newRow: boolean;
      readonly discsLeft: number;
    } & BuildOption)
  | { readonly kind: 'decline'; readonly region: string; readonly options: readonly BuildOption[] }
  | { readonly kind: 'plain' }
);

/** What a village would cost and bring a player who went there to sell now. */
export interface Reach {
  readonly village: string;
  readonly way: readonly string[];
  /** Sum of the roads; half of it, rounded down, is paid to move or with the Shortcut. */
  readonly toll: number;
  readonly halfToll: number;
  readonly product: Product;
  readonly price: number;
  /** The player has a tile with the village's product and no station there. */
  readonly sells: boolean;
  readonly net: number;
}
