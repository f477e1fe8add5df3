import type { Attack, Context } from '../attack.ts';
import { becomes, each, numbers } from '../lib/wait.ts';

const MASTER = { bot: 'master' } as const;
const FREE = { bot: null };

/** Fair means that the novice's move comes before so many moves of Masters elsewhere. */
const MOST_MASTER_MOVES = 8;

const ASK_EVERY_MS = 300;
const LONGEST_MS = { short: 30_000, long: 45_000 } as const;

export const starveBots: Attack = {
  name: 'starve-bots',
  what: 'One guest begins many games against four Masters; elsewhere somebody waits for a novice.',
  async run(context) {
    const count = context.size(16, 40);
    const eve = await context.guest('Eve');
    const tables: string[] = [];
    for (const _ of numbers(count)) {
      const made = await eve.call('POST', '/api/tables', {
        game: 'hermagor',
        seats: [MASTER, MASTER, MASTER, MASTER, FREE],
        open: false,
        time: { pace: 'live', clock: null, onTimeout: 'ask' },
      });
      if (made.status !== 201) continue;
      const { id } = made.body as { id: string };
      const begun = await eve.call('PUT', `/api/tables/${id}/ready`, { ready: true });
      if (begun.status === 200) tables.push(id);
    }
    const rowsBefore = await masterMoves(context, tables);
    const since = performance.now();
    const moved = await noviceMoves(context, async () => {
      return (await masterMoves(context, tables)) - rowsBefore > MOST_MASTER_MOVES;
    });
    const waited = performance.now() - since;
    const masters = (await masterMoves(context, tables)) - rowsBefore;
    await each(tables, 4, (id) => eve.call('POST', `/api/tables/${id}/leave`));
    return {
      tried: `${tables.length} of ${count} tables of four Masters begun by one guest`,
      problems: moved ? [] : [`a novice elsewhere has not moved while Masters made ${masters} moves`],
      figures: { 'novice moved after': `${Math.round(waited / 100) / 10} s` },
    };
  },
};

/** Begins a game against a novice who moves first, and waits for that move until it has taken too long. */
async function noviceMoves(context: Context, enough: () => Promise<boolean>): Promise<boolean> {
  const ann = await context.guest('Ann');
  const { id } = await ann.makeTable('hermagor', [{ bot: 'novice' }, FREE]);
  await ann.ask('PUT', `/api/tables/${id}/ready`, { ready: true });
  let moved = false;
  await becomes(
    LONGEST_MS[context.short ? 'short' : 'long'],
    async () => {
      moved = (await ann.ask('GET', `/api/tables/${id}`)).row > 0;
      return moved || enough();
    },
    ASK_EVERY_MS,
  );
  return moved;
}

/** Asked from ever new addresses, so that asking meets no limit. */
async function masterMoves(context: Context, tables: readonly string[]): Promise<number> {
  const visitor = context.nobody();
  const rows = await each(tables, 4, async (id) => (await visitor.ask('GET', `/api/tables/${id}`)).row);
  visitor.close();
  return rows.reduce((sum, row) => sum + row, 0);
}
