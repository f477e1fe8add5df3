import type { Attack } from '../attack.ts';
import { beginTable } from '../lib/play.ts';
import { each, numbers } from '../lib/wait.ts';

/** As many lines as one address may send in a minute. */
const PER_ADDRESS = 55;

/** The longest line, of characters that take three bytes each. */
const LINE = '€'.repeat(500);

/** Whoever opens a table is sent no more talk than this. */
const MOST_BYTES = 300_000;

export const chatFlood: Attack = {
  name: 'chat-flood',
  what: 'Somebody fills the chat of a table; then the table is opened anew.',
  async run(context) {
    const lines = context.size(750, 3000);
    const ann = await context.guest('Ann');
    const bob = await context.guest('Bob');
    const table = await beginTable([ann, bob], 'hermagor');
    ann.disconnect();
    bob.disconnect();
    const devices = context.addresses(Math.ceil(lines / PER_ADDRESS)).map((address) => {
      const device = context.nobody({ address });
      device.useCookie(ann.cookie);
      return device;
    });
    const statuses = await each(numbers(lines), 16, async (i) => {
      const device = devices[Math.floor(i / PER_ADDRESS)];
      return (await device?.call('POST', `/api/tables/${table}/chat`, { text: LINE }))?.status ?? 0;
    });
    const accepted = statuses.filter((status) => status === 200).length;
    const problems: string[] = [];
    bob.bytes = 0;
    try {
      await bob.connect();
      await bob.subscribe(table);
      await bob.settle();
    } catch (error) {
      problems.push(`the other player cannot open the table: ${String(error)}`);
    }
    if (bob.bytes > MOST_BYTES) problems.push(`opening the table takes ${Math.round(bob.bytes / 1000)} kB`);
    return {
      tried: `${lines} lines of 1.5 kB by one person`,
      problems,
      figures: { accepted, 'kB to open': Math.round(bob.bytes / 1000) },
    };
  },
};
