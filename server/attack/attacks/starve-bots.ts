import { availableParallelism } from 'node:os';
import { LIMITS } from '../../src/limits.ts';
import type { Attack, Context } from '../attack.ts';
import type { Guest } from '../lib/guest.ts';
import { becomes, each, numbers } from '../lib/wait.ts';

const MASTER = { bot: 'master' } as const;
const FREE = { bot: null };

/** Fair means that the novice's move comes before so many moves of Masters elsewhere: those that are thought of already. */
const MOST_MASTER_MOVES = 2 + 2 * availableParallelism();

const ASK_EVERY_MS = 300;
/** How long it takes depends on the machine, so only the moves are counted; whole attacks are broken off earlier than this. */
const LONGEST_MS = 600_000;

export const starveBots: Attack = {
  name: 'starve-bots',
  what: 'One guest begins many games against four Masters; elsewhere somebody waits for a novice.',
  async run(context) {
    const count = context.size(12, 32) + 4 * availableParallelism();
    const eve = await context.guest('Eve');
    const begun = await each(numbers(count), 4, () => beginMasters(eve));
    const tables = begun.filter((id) => id !== undefined);
    const { moved, masters, waited } = await waitForNovice(context, tables);
    await each(tables, 4, (id) => eve.call('POST', `/api/tables/${id}/leave`));
    const problems: string[] = [];
    if (tables.length > LIMITS.botTablesPerPerson.value)
      problems.push(`${tables.length} games with bots begun at tables of one guest`);
    if (!moved) problems.push(`a novice elsewhere has not moved while Masters made ${masters} moves`);
    return {
      tried: `${tables.length} of ${count} tables of four Masters begun by one guest`,
      problems,
      figures: { 'waited for the novice': `${Math.round(waited / 100) / 10} s` },
    };
  },
};

/** Begins a game in which four Masters move first; a server may refuse that. */
async function beginMasters(eve: Guest): Promise<string | undefined> {
  const made = await eve.call('POST', '/api/tables', {
    game: 'hermagor',
    seats: [MASTER, MASTER, MASTER, MASTER, FREE],
    open: false,
    time: { pace: 'live', clock: null, onTimeout: 'ask' },
  });
  if (made.status !== 201) return undefined;
  const { id } = made.body as { id: string };
  const { status } = await eve.call('PUT', `/api/tables/${id}/ready`, { ready: true });
  return status === 200 ? id : undefined;
}

/** Begins a game in which a novice moves first. Who does so is drawn, so it may take several. */
async function beginNovice(ann: Guest): Promise<string> {
  for (;;) {
    const { id } = await ann.makeTable('hermagor', [{ bot: 'novice' }, FREE]);
    const { active, mine } = await ann.ask('PUT', `/api/tables/${id}/ready`, { ready: true });
    if (mine !== null && !active.includes(mine)) return id;
    await ann.call('POST', `/api/tables/${id}/leave`);
  }
}

/** Waits for a novice's first move until it is made or Masters have made too many. */
async function waitForNovice(
  context: Context,
  tables: readonly string[],
): Promise<{ moved: boolean; masters: number; waited: number }> {
  const ann = await context.guest('Ann');
  const id = await beginNovice(ann);
  const before = await masterMoves(context, tables);
  const since = performance.now();
  let moved = false;
  let masters = 0;
  await becomes(
    LONGEST_MS,
    async () => {
      // In this order, because Masters move on while they are asked about, and so may the novice.
      masters = (await masterMoves(context, tables)) - before;
      moved = (await ann.ask('GET', `/api/tables/${id}`)).row > 0;
      return moved || masters > MOST_MASTER_MOVES;
    },
    ASK_EVERY_MS,
  );
  return { moved, masters, waited: performance.now() - since };
}

/** Asked from ever new addresses, so that asking meets no limit. */
async function masterMoves(context: Context, tables: readonly string[]): Promise<number> {
  const visitor = context.nobody();
  const rows = await each(tables, 4, async (id) => (await visitor.ask('GET', `/api/tables/${id}`)).row);
  visitor.close();
  return rows.reduce((sum, row) => sum + row, 0);
}
