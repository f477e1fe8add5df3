import { DELETED_NAME } from '@kontor/protocol';
import type { OnlineTexts } from '../texts/index.ts';

const DELETED = new RegExp(`^${DELETED_NAME}(?= \\d+$|$)`);

/** The name of somebody at a table; people who were deleted are called "somebody" in the reader's language. */
export function shownName(name: string, { somebody }: Pick<OnlineTexts, 'somebody'>): string {
  return name.replace(DELETED, somebody);
}
