import { LoadTable } from '../../test/load-table.ts';
import type { Attack } from '../attack.ts';
import { becomes, numbers, pause } from '../lib/wait.ts';

const GAMES = ['hermagor', 'merchants'] as const;

export const kills: Attack = {
  name: 'kills',
  what: 'The server is killed in the middle of play, started again, and every acknowledged move is looked for.',
  ownServer: true,
  async run(context) {
    const count = context.size(2, 25);
    const server = await context.startServer();
    const tables: LoadTable[] = [];
    for (const n of numbers(context.size(3, 8)))
      tables.push(await LoadTable.open(server.url, GAMES[n % 2] ?? 'hermagor', 2 + (n % 3), `table ${n}`));
    const problems: string[] = [];
    for (const _ of numbers(count)) {
      let killed = false;
      const playing = tables.map((table) =>
        table.play().catch((error: unknown) => {
          if (!killed) problems.push(`${table.name}: ${String(error)}`);
        }),
      );
      if (!(await becomes(20_000, () => tables.every(({ progress }) => progress > 0))))
        problems.push('not every table goes on');
      await pause(context.rng.int(300));
      killed = true;
      await server.kill();
      const killedAt = Date.now();
      await Promise.all(playing);
      if (!(await server.start()))
        return { tried: 'kills', problems: ['the server does not start any more'] };
      for (const table of tables) problems.push(...(await table.comeBack(killedAt)));
    }
    const moves = tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    return { tried: `${count} kills, ${moves} acknowledged moves at ${tables.length} tables`, problems };
  },
};
