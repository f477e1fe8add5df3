import type { Seat } from '@kontor/core';
import type { TileName } from '../../../rules/state/types.ts';
import type { Claims, RemarkId } from '../claims.ts';

/** The names at the table at hand. */
export interface RemarkNames {
  player(seat: Seat): string;
  place(id: string): string;
  region(id: string): string;
  /** With its article. */
  tile(tile: TileName): string;
}

/** A sentence for every remark. */
export type RemarkTexts = {
  readonly [Id in RemarkId]: (claim: Claims[Id], names: RemarkNames) => string;
};
