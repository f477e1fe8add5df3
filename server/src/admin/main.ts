import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { StoreLocked } from '../store/lock.ts';
import { StoreUnavailable } from '../store/store.ts';
import { StoreUnusable } from '../store/unusable.ts';
import { backUp } from './backup.ts';
import { type DataSource, openData, openTarget } from './database.ts';
import { closeTable, deleteTable } from './end-table.ts';
import { backUpToFolder } from './folder.ts';
import { invite, listInvitations, uninvite } from './invitations.ts';
import {
  deleteUser,
  listAudit,
  listReports,
  note,
  pardon,
  SANCTIONS,
  sanction,
  showReport,
} from './people.ts';
import { isLimited, prune } from './prune.ts';
import { inspectTable, listTables, listUsers, statistics } from './reports.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

const HELP = `Looks after the data of a server: the folder DATA_DIR, or the PostgreSQL database DATABASE_URL.

  npm run -s admin -- backup FILE               everything as it is in one moment; the server may go on meanwhile
  npm run -s admin -- backup --folder DIR       to a file named by date, verifies it, and keeps the last 14 (--keep N)
  npm run -s admin -- restore FILE              to an empty folder or database, of whatever kind
  npm run -s admin -- verify FILE               restores it elsewhere and replays 200 of its games (--all: every one)
  npm run -s admin -- stats                     how many players, tables and moves there are
  npm run -s admin -- tables [--stage STAGE]    the tables, those changed last first
  npm run -s admin -- users                     the players, the newest first
  npm run -s admin -- inspect TABLE             a table and its seats, without its secret
  npm run -s admin -- close TABLE               cancels a game, or a table that gathers people
  npm run -s admin -- delete TABLE              removes a table that is over, with its log and chat
  npm run -s admin -- prune                     removes what is kept for a time only, as the variables DELETE_… say
  npm run -s admin -- invite [NOTE]             a code by which somebody new comes in (--uses N: by which N people do)
  npm run -s admin -- invitations               those that can still be used
  npm run -s admin -- uninvite ID               ends one of them
  npm run -s admin -- reports                   what players have reported, the last first
  npm run -s admin -- report ID                 a report with the chat, the log and an own board of its table
  npm run -s admin -- warn USER TEXT            says something to a player
  npm run -s admin -- mute USER [TEXT]          lets a player write in no chat for a week (--days N)
  npm run -s admin -- suspend USER [TEXT]       lets a player do nothing but look on for a week (--days N)
  npm run -s admin -- pardon USER               ends that
  npm run -s admin -- delete-user USER          deletes a player and everything about them; games stay, with "somebody" there
  npm run -s admin -- audit                     what was done by these commands, and by close and delete

--limit N: how many are listed (50). --json: as JSON. With SQLite, close and delete need the server to be stopped.`;

const SAMPLE = 200;
const DEFAULT_LIMIT = 50;
const DEFAULT_KEEP = 14;
const DEFAULT_DAYS = 7;

const OPTIONS = {
  folder: { type: 'string' },
  keep: { type: 'string' },
  limit: { type: 'string' },
  uses: { type: 'string' },
  stage: { type: 'string' },
  days: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, argument, ...rest] = positionals;
  const isSpeaking = SANCTIONS.some((kind) => kind === command);
  if (values.help || command === undefined) return console.log(HELP);
  if (rest.length > 0 && !isSpeaking) throw new ConfigError(`"${rest[0]}" is one argument too many.`);
  await perform(command, argument, { ...values, text: rest.join(' ') }, readConfig(process.env));
}

async function perform(
  command: string,
  argument: string | undefined,
  values: Values & { readonly text: string },
  config: Config,
): Promise<void> {
  const limit = readCount('--limit', values.limit, DEFAULT_LIMIT);
  const show = (rows: readonly object[]): void => print(rows, values.json);
  switch (command) {
    case 'backup': {
      const { folder } = values;
      if (folder !== undefined) {
        const keep = readCount('--keep', values.keep, DEFAULT_KEEP);
        const done = await using(openData(config), (data) =>
          backUpToFolder(data, resolve(folder), keep, Date.now()),
        );
        return console.log(
          `Wrote and verified ${done.file}: ${done.rows} rows, ${done.replayed} games replayed.`,
        );
      }
      const file = needed(argument, 'backup FILE');
      const rows = await using(openData(config), (data) => backUp(data, file, Date.now()));
      return console.log(`Wrote ${file}: ${rows} rows.`);
    }
    case 'restore': {
      const file = needed(argument, 'restore FILE');
      const rows = await using(openTarget(config), (target) => restore(target, file));
      return console.log(`Restored ${rows} rows from ${file}.`);
    }
    case 'verify': {
      const file = needed(argument, 'verify FILE');
      const { faults, ...found } = await verify(file, values.all ? Number.POSITIVE_INFINITY : SAMPLE);
      console.log(`${file}: ${found.rows} rows, ${found.games} games, ${found.replayed} of them replayed.`);
      if (faults.length > 0) throw new StoreUnusable(`Not as they were stored:\n${faults.join('\n')}`);
      return;
    }
    case 'stats':
      return show([await using(openData(config), statistics)]);
    case 'tables':
      return show(await using(openData(config), (data) => listTables(data, values.stage, limit)));
    case 'users':
      return show(await using(openData(config), (data) => listUsers(data, limit)));
    case 'inspect': {
      const id = needed(argument, 'inspect TABLE');
      const table = await using(openData(config), (data) => inspectTable(data, id));
      return console.log(JSON.stringify(table, undefined, 2));
    }
    case 'close': {
      const id = needed(argument, 'close TABLE');
      await using(openTarget(config), async (data) => {
        await closeTable(data, id, Date.now());
        await note(data, command, id, '', Date.now());
      });
      return console.log(`Table ${id} is cancelled.`);
    }
    case 'delete': {
      const id = needed(argument, 'delete TABLE');
      await using(openTarget(config), async (data) => {
        await deleteTable(data, id);
        await note(data, command, id, '', Date.now());
      });
      return console.log(`Table ${id} is deleted.`);
    }
    case 'prune': {
      const { retention } = config;
      if (!isLimited(retention))
        throw new ConfigError(
          'Everything is kept: set DELETE_UNBEGUN_DAYS, DELETE_ABANDONED_DAYS or DELETE_CHAT_DAYS.',
        );
      const done = await using(openData(config), (data) => prune(data, retention, Date.now()));
      const archived = done.file === undefined ? '' : `, which are in ${done.file} now`;
      return console.log(`Removed ${done.tables} tables and ${done.lines} lines of chat${archived}.`);
    }
    case 'invite': {
      const uses = readCount('--uses', values.uses, 1);
      const code = await using(openData(config), (data) => invite(data, argument ?? '', uses, Date.now()));
      const link = config.publicUrl && ` The link does the same: ${config.publicUrl}/online#invite=${code}`;
      return console.log(`The invitation code is ${code}.${link ?? ''}`);
    }
    case 'invitations':
      return show(await using(openData(config), listInvitations));
    case 'uninvite': {
      const id = needed(argument, 'uninvite ID');
      await using(openData(config), (data) => uninvite(data, id));
      return console.log(`Invitation ${id} is ended.`);
    }
    case 'reports':
      return show(await using(openData(config), (data) => listReports(data, limit)));
    case 'report': {
      const id = needed(argument, 'report ID');
      const report = await using(openData(config), (data) => showReport(data, id));
      return console.log(JSON.stringify(report, undefined, 2));
    }
    case 'warn':
    case 'mute':
    case 'suspend': {
      const user = needed(argument, `${command} USER`);
      const { text } = values;
      if (command === 'warn' && text === '') throw new ConfigError('Something is missing: warn USER TEXT');
      const days = readCount('--days', values.days, DEFAULT_DAYS);
      await using(openData(config), (data) => sanction(data, command, user, days, text, Date.now()));
      return console.log(`Done: ${command} ${user}.`);
    }
    case 'pardon': {
      const user = needed(argument, 'pardon USER');
      await using(openData(config), (data) => pardon(data, user, Date.now()));
      return console.log(`${user} may do everything again.`);
    }
    case 'delete-user': {
      const user = needed(argument, 'delete-user USER');
      await using(openData(config), (data) => deleteUser(data, user, Date.now()));
      return console.log(
        `${user} is signed out for good. The server deletes the rest within ten seconds, or when it starts.`,
      );
    }
    case 'audit':
      return show(await using(openData(config), (data) => listAudit(data, limit)));
    default:
      throw new ConfigError(`There is no command "${command}"; --help lists them.`);
  }
}

function needed(argument: string | undefined, usage: string): string {
  if (argument === undefined) throw new ConfigError(`Something is missing: ${usage}`);
  return argument;
}

function readCount(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ConfigError(`${option} must be a whole number above 0, not "${text}".`);
}

async function using<T>(opening: Promise<DataSource>, work: (data: DataSource) => Promise<T>): Promise<T> {
  const data = await opening;
  try {
    return await work(data);
  } catch (error) {
    throw data.explain(error);
  } finally {
    await data.close();
  }
}

function print(rows: readonly object[], json: boolean): void {
  if (json) for (const row of rows) console.log(JSON.stringify(row));
  else
    for (const row of rows)
      console.log(
        Object.entries(row)
          .map(([name, value]) => `${name}=${value}`)
          .join('  '),
      );
}

main().catch((error: unknown) => {
  const isSentence =
    error instanceof ConfigError ||
    error instanceof StoreUnusable ||
    error instanceof StoreUnavailable ||
    error instanceof StoreLocked;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isArgument = code.startsWith('ERR_PARSE_ARGS');
  const isFile = /^E[A-Z]+$/.test(code);
  if (!(error instanceof Error) || !(isSentence || isArgument || isFile)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
