import type { Swap } from '@kontor/protocol';
import type { Edit } from '../play/change.ts';
import type { SeatRow, StoredTable } from '../store/store.ts';
import { appearanceOf, gathering, mySeat, reseat, seatAt } from './seats.ts';

type What = Swap['what'];

/** Proposes to swap seats or appearance, or accepts (`yes`) or ends such a proposal. */
export function swap(stored: StoredTable, user: string, number: number, what: What, yes: boolean): Edit {
  gathering(stored);
  const mine = mySeat(stored, user);
  const theirs = seatAt(stored, number);
  if (theirs === mine) return {};
  const { proposals } = stored.progress;
  const between = (one: Swap): boolean =>
    one.what === what && [one.from, one.to].includes(mine.seat) && [one.from, one.to].includes(theirs.seat);
  const swaps = proposals.swaps.filter((one) => !between(one));
  if (!yes) return { progress: { proposals: { ...proposals, swaps } } };
  const agreed = theirs.user === null || proposals.swaps.some((one) => between(one) && one.to === mine.seat);
  if (!agreed)
    return {
      progress: {
        proposals: { ...proposals, swaps: [...swaps, { from: mine.seat, to: theirs.seat, what }] },
      },
    };
  if (what === 'appearance')
    return {
      seats: exchanged(stored, mine, theirs, appearanceOf),
      progress: { proposals: { ...proposals, swaps } },
    };
  return reseat(
    stored,
    exchanged(stored, mine, theirs, (seat) => seat),
  );
}

/** All seats, with a part of two of them exchanged. */
function exchanged(
  { seats }: StoredTable,
  one: SeatRow,
  other: SeatRow,
  part: (seat: SeatRow) => Partial<SeatRow>,
): SeatRow[] {
  return seats.map((seat) => {
    if (seat === one) return { ...one, ...part(other) };
    return seat === other ? { ...other, ...part(one) } : seat;
  });
}
