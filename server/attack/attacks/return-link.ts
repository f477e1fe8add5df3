import type { Attack } from '../attack.ts';
import { beginTable } from '../lib/play.ts';

export const returnLink: Attack = {
  name: 'return-link',
  what: 'A private link back to a seat falls into the wrong hands: from a log, or after it was used.',
  async run(context) {
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const table = await beginTable(people, 'hermagor');
    const { token } = await (people[0] ?? context.nobody()).ask<{ token: string }>(
      'POST',
      `/api/tables/${table}/return`,
    );
    const problems: string[] = [];
    const own = context.nobody();
    const first = await own.call('POST', '/api/return', { token });
    if (first.status !== 200) problems.push(`the link does not work: ${first.status}`);
    const thief = context.nobody();
    const second = await thief.call('POST', '/api/return', { token });
    if (second.status === 200) problems.push('a used link works again on another device');
    const again = await (people[0] ?? own).ask<{ token: string }>('POST', `/api/tables/${table}/return`);
    const old = await context.nobody().call('POST', '/api/return', { token });
    if (old.status === 200) problems.push('an old link works after a new one was made');
    let guesses = 0;
    const guesser = context.nobody();
    for (let n = 0; n < 100; n++) {
      const { status } = await guesser.call('POST', '/api/return', { token: String(n).padEnd(22, 'x') });
      if (status === 429) break;
      guesses++;
    }
    if (guesses === 100) problems.push('one may guess links without end');
    for (const secret of [token, again.token])
      if (context.server.output.includes(secret)) problems.push('the server prints the link');
    return { tried: `a link used by two devices, renewed, and ${guesses} guesses`, problems };
  },
};
