import type { Migration } from 'kysely';
import * as tables from './001-tables.ts';
import * as swaps from './002-swaps.ts';
import * as tokens from './003-tokens.ts';
import * as progress from './004-progress.ts';
import * as journal from './005-journal.ts';
import * as chapters from './006-chapters.ts';
import * as hosts from './007-hosts.ts';
import * as plainTables from './008-plain-tables.ts';
import * as devices from './009-devices.ts';
import * as accounts from './010-accounts.ts';
import * as tableFiles from './011-table-files.ts';
import * as hosting from './012-hosting.ts';
import * as notices from './013-notices.ts';
import * as manners from './014-manners.ts';
import * as vacations from './015-vacations.ts';
import * as deviceNames from './016-device-names.ts';
import * as postgresStart from './postgres-start.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** From here on a migration is written once and runs on every kind of database. */
const COMMON: Migrations = {
  '010-accounts': accounts,
  '011-table-files': tableFiles,
  '012-hosting': hosting,
  '013-notices': notices,
  '014-manners': manners,
  '015-vacations': vacations,
  '016-device-names': deviceNames,
};

/** In order, all in one transaction. What is released is never edited: databases out there have been through it. */
export const SQLITE_MIGRATIONS: Migrations = {
  '001-tables': tables,
  '002-swaps': swaps,
  '003-tokens': tokens,
  '004-progress': progress,
  '005-journal': journal,
  '006-chapters': chapters,
  '007-hosts': hosts,
  '008-plain-tables': plainTables,
  '009-devices': devices,
  ...COMMON,
};

export const POSTGRES_MIGRATIONS: Migrations = { '009-postgres': postgresStart, ...COMMON };
