import type { Claim, Remark, Seat, Situation } from '@kontor/core';
import type { RegionNumeral, Resource } from '../../rules/files/board.ts';
import type { CityNumber, ContractId, MerchantsTable, MerchantsView } from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import type { MerchantsPreview } from '../../rules/view/preview-types.ts';

/** What each remark claims, by remark. */
export type Claims = {
  /** No free city has more goods and contracts within so many roads. */
  readonly 'start-near': {
    readonly city: CityNumber;
    readonly roads: number;
    readonly goods: number;
    readonly contracts: number;
  };
  /** The seat has all that the contract asks for and can be there this turn, if nobody comes first. */
  readonly 'deliver-now': {
    readonly city: CityNumber;
    readonly contract: ContractId;
    readonly roads: number;
  };
  /** One plot takes the missing resource and delivers, if nobody comes first. */
  readonly 'missing-one': {
    readonly city: CityNumber;
    readonly contract: ContractId;
    readonly resource: Resource;
    readonly from: CityNumber;
  };
  /** Transacting at once takes this, whatever the others do. */
  readonly 'take-sure': { readonly city: CityNumber; readonly resource: Resource };
  /** The last resource there; the rival can be there first. */
  readonly race: { readonly city: CityNumber; readonly rival: Seat };
  /** The rival was first last turn, so the seat's transaction was ignored. */
  readonly 'too-late': { readonly city: CityNumber; readonly rival: Seat };
  /** The seat's second transaction in this city last turn was ignored. */
  readonly served: { readonly city: CityNumber };
  /** The seat has no temple; one here counts so much. */
  readonly 'no-temple': { readonly rank: number };
  /** The seat has placed no elector; here it would place so many. */
  readonly 'no-electors': { readonly electors: number };
  /** So many lie there; with so many more of the seat's it controls the region. */
  readonly 'region-sure': { readonly region: RegionNumeral; readonly lie: number; readonly more: number };
  /** The seat speaks last, and this amount wins. */
  readonly 'announce-enough': { readonly resource: Resource; readonly amount: number };
  /** Somebody announced at least what the seat has. */
  readonly 'announce-hide': { readonly resource: Resource; readonly most: number };
  /** If the game ended now, the seat would be the first one out, by religion. */
  readonly 'out-first': { readonly influence: number };
  readonly 'monopolies-soon': { readonly turn: number };
  readonly 'last-turn': { readonly turn: number };
};

export type MerchantsSituation = Situation<MerchantsTable, MerchantsView, MerchantsEvent, MerchantsPreview>;

export type RemarkId = keyof Claims;

/** A remark of this game. */
export type MerchantsRemark<Id extends RemarkId> = Remark<MerchantsSituation, Claims[Id] & Claim> & {
  readonly id: Id;
};
