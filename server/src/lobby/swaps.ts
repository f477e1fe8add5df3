import type { Swap } from '@kontor/protocol';
import type { Edit } from '../play/change.ts';
import type { SeatRow, StoredTable } from '../store/store.ts';
import { changed, gathering, looks, mySeat, seatAt } from './seats.ts';

type What = Swap['what'];

/** Wants to swap seats or looks with somebody. When both want to, it is done; whoever does not want to ends the proposal. */
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
      seats: exchanged(stored, mine, theirs, looks),
      progress: { proposals: { ...proposals, swaps } },
    };
  return changed(
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
