import type { Seat } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';

/** Is the seat a bot's for now, or its person missing? Then it has no say, and nobody waits for it. */
export function isAway({ seats, wishes: { missing, gone } }: TableInfo, seat: Seat): boolean {
  return seats[seat]?.control !== null || missing?.seat === seat || gone.includes(seat);
}
