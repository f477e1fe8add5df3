import { join } from 'node:path';
import LibSql from 'libsql';
import type { Attack } from '../attack.ts';
import { beginTable } from '../lib/play.ts';
import { each, pause } from '../lib/wait.ts';

export const busyStore: Attack = {
  name: 'busy-store',
  what: 'Another process holds the write lock of the database for moments, while people talk, rename themselves and come in.',
  delaysAll: true,
  async run(context) {
    const times = context.size(2, 12);
    const holdMs = context.size(500, 3000);
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const table = await beginTable(people, 'hermagor');
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const file = new LibSql(join(context.server.data, 'kontor.db'), { timeout: 5000 });
    const during = new Map<number, number>();
    const attempt = async (n: number): Promise<number[]> => {
      const attempts = [
        () => ann.call('POST', `/api/tables/${table}/chat`, { text: `line ${n}` }),
        () => ann.call('PUT', '/api/me', { name: `Ann ${n}` }),
        () => context.nobody().call('PUT', '/api/me', { name: 'Newcomer' }),
        () => ann.call('GET', '/api/tables'),
      ];
      return each(attempts, 4, (act) => act().then(({ status }) => status));
    };
    try {
      for (let n = 0; n < times; n++) {
        file.exec('begin immediate');
        const answers = attempt(n);
        await pause(holdMs);
        file.exec('rollback');
        for (const status of await answers) during.set(status, (during.get(status) ?? 0) + 1);
      }
    } finally {
      file.close();
    }
    const after = await attempt(times);
    const failed = after.filter((status) => status >= 400);
    const health = await ann.call('GET', '/api/health');
    const problems: string[] = [];
    if (failed.length > 0)
      problems.push(`${failed.length} of ${after.length} requests still fail after the lock was released`);
    if (failed.length > 0 && health.status === 200) problems.push('health says ok nevertheless');
    return {
      tried: `${times} locks of ${holdMs} ms, ${times * after.length} requests meanwhile`,
      problems,
      figures: { answers: [...during].map(([status, count]) => `${status}×${count}`).join(' ') },
    };
  },
};
