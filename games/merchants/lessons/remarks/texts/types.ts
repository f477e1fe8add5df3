import type { Seat } from '@kontor/core';
import type { CityNumber } from '../../../rules/state/types.ts';
import type { Claims, RemarkId } from '../claims.ts';

/** The names at the table at hand. */
export interface RemarkNames {
  player(seat: Seat): string;
  /** With its number. */
  city(city: CityNumber): string;
}

/** A sentence for every remark. */
export type RemarkTexts = {
  readonly [Id in RemarkId]: (claim: Claims[Id], names: RemarkNames) => string;
};
