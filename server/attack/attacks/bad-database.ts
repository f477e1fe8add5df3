import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LibSql from 'libsql';
import type { Attack, Context } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { each } from '../lib/wait.ts';

/** A user who owns nothing. */
const NOBODY_UID = 65_534;

type Spoil = (folder: string, tables: readonly string[]) => void;

const UNREADABLE: Readonly<Record<string, Spoil>> = {
  'no database': (folder) => writeFileSync(join(folder, 'kontor.db'), 'this is no database '.repeat(500)),
  'overwritten pages': (folder) => {
    const file = join(folder, 'kontor.db');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 100);
    writeFileSync(file, bytes);
  },
  'a newer version': (folder) =>
    change(folder, "insert into kysely_migration (name, timestamp) values ('999-future', '2099-01-01')"),
};

/** The first table is spoilt, the others must go on. */
const ONE_BAD_TABLE: Readonly<Record<string, Spoil>> = {
  'unreadable terms': (folder, [table]) =>
    change(folder, `update tables set terms = '{' where id = '${table}'`),
  'unreadable progress': (folder, [table]) =>
    change(folder, `update tables set progress = '{' where id = '${table}'`),
  'an illegal move in the log': (folder, [table]) =>
    change(folder, `update log_rows set move = 'nonsense' where table_id = '${table}' and move is not null`),
  'a board that is not known any more': (folder, [table]) =>
    change(
      folder,
      `update tables set terms = json_set(terms, '$.board.id', 'gone', '$.board.hash', 'gone') where id = '${table}'`,
    ),
};

/** Every start takes its time, so there are several at once, and few in the short form. */
const AT_ONCE = 3;
const SHORT = ['no database', 'a newer version', 'unreadable terms'];

export const badDatabase: Attack = {
  name: 'bad-database',
  what: 'The server is started on a database that is corrupt, newer, read-only or has one unreadable table.',
  ownServer: true,
  async run(context) {
    const { data, tables } = await seed(context);
    const unreadable = Object.entries(UNREADABLE).filter(([name]) => !context.short || SHORT.includes(name));
    const oneBadTable = Object.entries(ONE_BAD_TABLE).filter(
      ([name]) => !context.short || SHORT.includes(name),
    );
    const starts = [
      ...unreadable.map(([name, spoil]) => () => {
        const folder = copy(context, data);
        spoil(folder, tables);
        return refusesToStart(context, name, folder);
      }),
      ...oneBadTable.map(([name, spoil]) => () => {
        const folder = copy(context, data);
        spoil(folder, tables);
        return startsWithout(context, name, folder, tables);
      }),
    ];
    if (!context.short && process.getuid?.() === 0)
      starts.push(() => {
        const folder = copy(context, data);
        chmodSync(folder, 0o555);
        return refusesToStart(context, 'a read-only folder', folder, NOBODY_UID);
      });
    const problems = (await each(starts, AT_ONCE, (start) => start())).flat();
    return { tried: `${starts.length} starts on spoilt data`, problems };
  },
};

/** A data folder with two games that have begun, left by a server that was stopped. */
async function seed(context: Context): Promise<{ data: string; tables: string[] }> {
  const data = context.folder();
  const server = await context.startServer({ data });
  const people = [await context.guest('Ann'), await context.guest('Bob')];
  const tables: string[] = [];
  for (const game of ['hermagor', 'merchants']) {
    const table = await beginTable(people, game);
    await playCommands(people, table, context.rng, 6);
    tables.push(table);
  }
  await server.stop();
  return { data, tables };
}

function copy(context: Context, data: string): string {
  const folder = context.folder();
  cpSync(data, folder, { recursive: true });
  return folder;
}

function change(folder: string, sql: string): void {
  const file = new LibSql(join(folder, 'kontor.db'));
  file.exec(sql);
  file.close();
}

/** One sentence on the console, no stack trace, and an exit code. */
async function refusesToStart(context: Context, name: string, data: string, uid?: number): Promise<string[]> {
  const server = await context.startServer({ data, ...(uid === undefined ? {} : { uid }) });
  if (server.running) {
    await server.kill();
    return [`${name}: the server starts nevertheless`];
  }
  const lines = server.output.trim().split('\n');
  return lines.length === 1 && lines[0] !== ''
    ? []
    : [`${name}: ${lines.length} lines instead of one sentence`];
}

async function startsWithout(
  context: Context,
  name: string,
  data: string,
  [bad = '', good = '']: readonly string[],
): Promise<string[]> {
  const server = await context.startServer({ data });
  if (!server.running) return [`${name}: the server does not start`];
  const problems: string[] = [];
  const visitor = context.nobody({ url: server.url });
  const answers = {
    bad: await visitor.call('GET', `/api/tables/${bad}`),
    good: await visitor.call('GET', `/api/tables/${good}`),
    list: await visitor.call('GET', '/api/tables'),
  };
  if (answers.good.status !== 200) problems.push(`${name}: another table answers ${answers.good.status}`);
  if (answers.list.status !== 200) problems.push(`${name}: the list answers ${answers.list.status}`);
  if (answers.bad.status >= 500) problems.push(`${name}: the table answers ${answers.bad.status}`);
  if (!server.output.includes(bad)) problems.push(`${name}: the table is not named on the console`);
  if (/^\s+at /m.test(server.output)) problems.push(`${name}: a stack trace on the console`);
  await server.kill();
  return problems;
}
