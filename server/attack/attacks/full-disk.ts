import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { becomes, numbers } from '../lib/wait.ts';

const SIZE = '8m';
const RECOVERY_MS = 10_000;

export const fullDisk: Attack = {
  name: 'full-disk',
  what: 'The disk runs full while people play, and is emptied again.',
  ownServer: true,
  async run(context) {
    const tried = `a disk of ${SIZE}B`;
    const folder = context.folder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
    if (mounted.status !== 0)
      return { tried, problems: [], skipped: 'a small disk can be made by root on Linux only' };
    try {
      const server = await context.startServer({ data: folder });
      const people = [await context.guest('Ann'), await context.guest('Bob')];
      const [ann] = people;
      if (!ann) throw new Error('nobody');
      const table = await beginTable(people, 'hermagor');
      const before = await playCommands(people, table, context.rng, 5);
      fill(join(folder, 'ballast'));
      const statuses: number[] = [];
      for (const n of numbers(200)) {
        const { status } = await ann.call('PUT', '/api/me', { name: `Ann ${n}` });
        statuses.push(status);
        if (status >= 500) break;
      }
      const full = await ann.call('GET', '/api/health');
      rmSync(join(folder, 'ballast'));
      const problems: string[] = [];
      if (!statuses.some((status) => status >= 500)) problems.push('the disk did not run full');
      else if (full.status === 200) problems.push('health says ok while nothing can be written');
      const back = await becomes(
        RECOVERY_MS,
        async () => (await ann.call('PUT', '/api/me', { name: 'Ann' })).status === 200,
      );
      if (!back) problems.push('nothing can be written although there is room again');
      const after = await playCommands(people, table, context.rng, 5).catch(() => 0);
      if (after === 0) problems.push('the game does not go on although there is room again');
      await server.kill();
      return { tried: `${tried}, ${before} moves before and ${after} after it was full`, problems };
    } finally {
      await context.server.kill();
      spawnSync('umount', [folder]);
    }
  },
};

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const bytes of [65_536, 4096, 1]) fillBy(file, Buffer.alloc(bytes));
  } finally {
    closeSync(file);
  }
}

function fillBy(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if (!(error instanceof Error) || !String(error).includes('ENOSPC')) throw error;
  }
}
