import type { Migration } from 'kysely';
import * as tables from './001-tables.ts';
import * as swaps from './002-swaps.ts';
import * as tokens from './003-tokens.ts';
import * as progress from './004-progress.ts';
import * as journal from './005-journal.ts';
import * as chapters from './006-chapters.ts';
import * as hosts from './007-hosts.ts';

/** In order; what one does that has been released is never changed. They are carried out together in one transaction. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-swaps': swaps,
  '003-tokens': tokens,
  '004-progress': progress,
  '005-journal': journal,
  '006-chapters': chapters,
  '007-hosts': hosts,
};
