import { MINUTE } from '@kontor/protocol';
import type { Limits } from '../limits.ts';
import type { User } from '../store/store.ts';

/** Whether somebody has come so lately that nobody knows yet how they behave. */
export function isNewcomer({ createdAt }: User, { newcomerMinutes }: Limits, now: number): boolean {
  return now - createdAt < newcomerMinutes * MINUTE;
}
