import type { Seat } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';

/** Whether the seat's player left or ran out of time, so that the others choose how to go on. */
export function isMissing({ proposals: { missing, alsoMissing } }: TableInfo, seat: Seat): boolean {
  return missing?.seat === seat || alsoMissing.includes(seat);
}

/** Whether a bot plays the seat or its player is missing; such a seat has no vote. */
export function isAbsent(info: TableInfo, seat: Seat): boolean {
  return info.seats[seat]?.control !== null || isMissing(info, seat);
}
