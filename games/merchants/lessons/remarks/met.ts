import type { MerchantsEvent } from '../../rules/view/events.ts';
import type { MerchantsSituation } from './claims.ts';

/* When the subjects of the short lessons are first met. */

type Met = (situation: MerchantsSituation) => boolean;

/** Something of this kind has happened, to the seat itself where `own`. */
function happened(types: readonly MerchantsEvent['type'][], own = false): Met {
  return ({ history, seat }) =>
    history.some(({ events }) =>
      events.some(
        (event) => types.includes(event.type) && (!own || ('seat' in event && event.seat === seat)),
      ),
    );
}

/** By lesson. */
export const MET: Readonly<Record<string, Met>> = {
  'five-six': ({ table }) => table.seats > 4,
  'no-secrets': ({ table }) => table.noSecrets,
  monopolies: ({ decision }) => decision.kind === 'announce',
  temples: happened(['templeBuilt']),
  electors: happened(['electorsPlaced']),
  supply: happened(['markerAdvanced']),
  'once-a-city': happened(['took'], true),
};
