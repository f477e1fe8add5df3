import type { Claim, Remark, Seat, Situation } from '@kontor/core';
import type { Product } from '../../rules/files/board.ts';
import type { HermagorTable, HermagorView, SpaceName, TileName } from '../../rules/state/types.ts';
import type { HermagorEvent } from '../../rules/view/events.ts';
import type { HermagorPreview } from '../../rules/view/preview-types.ts';

/** What each remark claims, by remark. */
export type Claims = {
  /** A buyer here would lead at so many tiles. */
  readonly crossing: { readonly space: SpaceName; readonly cost: number; readonly tiles: number };
  /** The seat leads by one buyer; the rival on the tile would win it. */
  readonly 'lead-by-one': AtTile;
  /** Both have the most; the seat stands on the tile and would win it. */
  readonly 'tie-top': AtTile;
  /** Both have the most and nobody would win; a buyer on the tile would. */
  readonly tied: AtTile & { readonly cost: number };
  /** A buyer here would change what all lines pay. */
  readonly buzz: {
    readonly space: SpaceName;
    readonly cost: number;
    readonly before: number;
    readonly after: number;
  };
  readonly 'raise-square': { readonly product: Product; readonly to: number; readonly square: number };
  /** The seat has a disc in that row; at the end it counts more. */
  readonly 'raise-end': {
    readonly product: Product;
    readonly to: number;
    readonly before: number;
    readonly after: number;
  };
  /** This sale earns most before regions: price less way. */
  readonly 'best-sale': {
    readonly village: string;
    readonly product: Product;
    readonly price: number;
    readonly toll: number;
    readonly net: number;
  };
  /** A sale here completes a region, which pays so much at most. */
  readonly 'region-now': { readonly village: string; readonly region: string; readonly cash: number };
  /** A sale here completes a region for which no disc can be placed. */
  readonly 'region-lost': { readonly village: string; readonly region: string };
  /** One village is missing. */
  readonly 'region-near': { readonly village: string; readonly region: string };
  /** A sale here pays a rival. */
  readonly 'other-station': { readonly village: string; readonly rival: Seat; readonly cash: number };
  /** The seat's tiles go back into the bag after this round. */
  readonly 'last-action': { readonly tiles: number };
  /** One station more there would add so much to the final score. */
  readonly dukedom: { readonly dukedom: string; readonly stations: number; readonly each: number };
  /** The seat has the fewest stations on the Principal Route. */
  readonly route: { readonly stations: number; readonly loss: number };
};

interface AtTile {
  readonly booth: SpaceName;
  readonly tile: TileName;
  readonly rival: Seat;
}

export type HermagorSituation = Situation<HermagorTable, HermagorView, HermagorEvent, HermagorPreview>;

export type RemarkId = keyof Claims;

/** A remark of this game. */
export type HermagorRemark<Id extends RemarkId> = Remark<HermagorSituation, Claims[Id] & Claim> & {
  readonly id: Id;
};
