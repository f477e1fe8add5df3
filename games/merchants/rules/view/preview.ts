import type { Move, Seat } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES, type RegionNumeral, type Resource } from '../files/board.ts';
import { readMove, regionsIn } from '../moves/encoding.ts';
import { ELECTORS, electorsDue, KEEP, namePicks, TEMPLE } from '../resolve/contract.ts';
import { formatPlot } from '../resolve/plot.ts';
import { AT_STAKE, caravan, FULFILLED, get } from '../state/layout.ts';
import { contractOf, rankOf } from '../state/table.ts';
import type { MerchantsState } from '../state/types.ts';
import type { MerchantsPreview } from './preview-types.ts';
import { byRegion, view } from './view.ts';
import { walk } from './walk.ts';

/** What a legal move would do. A plot is followed with the seat's view only, see `walk`. */
export function preview(state: MerchantsState, seat: Seat, move: Move): MerchantsPreview {
  const { table } = state;
  const read = readMove(move);
  const city = get(state, caravan(seat));
  switch (read?.kind) {
    case 'plot':
      return { kind: 'plot', ...walk(table, view(state, seat), seat, formatPlot(read.value)) };
    case 'picks':
      return {
        kind: 'picks',
        picks: namePicks(read.value),
        religious: read.value & TEMPLE ? rankOf(table, city) : 0,
        economic: read.value & KEEP ? contractOf(table, get(state, FULFILLED)).value : 0,
        electors: read.value & ELECTORS ? electorsDue(state, seat) : 0,
      };
    case 'electors': {
      const regions = regionsIn(read.value);
      const { electors } = view(state, null);
      return {
        kind: 'electors',
        electors: byRegion(
          (region) =>
            electors[REGION_NUMERALS[region] as RegionNumeral] +
            regions.filter((each) => each === region).length,
        ),
      };
    }
    case 'announce':
      return {
        kind: 'announce',
        resource: RESOURCES[get(state, AT_STAKE)] as Resource,
        amount: read.value,
      };
    default:
      return { kind: 'place', city: read?.value ?? 0 };
  }
}
