import type { Seat } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';

/** Does the seat's person count as gone, because they left or their time was up? The others then choose how it goes on. */
export function isMissing({ proposals: { missing, alsoMissing } }: TableInfo, seat: Seat): boolean {
  return missing?.seat === seat || alsoMissing.includes(seat);
}

/** Is the seat a bot's for now, or its person missing? Then it has no say, and nobody waits for it. */
export function isAbsent(info: TableInfo, seat: Seat): boolean {
  return info.seats[seat]?.control !== null || isMissing(info, seat);
}
