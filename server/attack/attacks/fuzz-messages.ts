import fc from 'fast-check';
import { hostile } from '../../test/hostile.ts';
import type { Attack } from '../attack.ts';
import type { Guest } from '../lib/guest.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { each } from '../lib/wait.ts';

/** Fewer than a connection may send at once. */
const PER_CONNECTION = 300;

export const fuzzMessages: Attack = {
  name: 'fuzz-messages',
  what: 'Malformed and hostile messages come from a player, from somebody without a seat and from nobody.',
  async run(context) {
    const count = context.size(3000, 30_000);
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    // While one after the other is asked, the other player may do nothing.
    const table = await beginTable(people, 'hermagor');
    await playCommands(people, table, context.rng, 9);
    await playCommands(people, table, context.rng, 20, () => askedSeat(people, table) >= 0);
    const seat = askedSeat(people, table);
    const [asked, waiting] = [people[seat], people[1 - seat]];
    if (!asked || !waiting) throw new Error('nobody is asked');
    const stranger = await context.guest('Eve');
    const state = (): string => {
      const { frame, history } = asked.view(table);
      return JSON.stringify([frame, history]);
    };
    const before = state();
    const texts = fc.sample(hostile(table), { numRuns: count, seed: context.rng.int(1_000_000) });
    const batches = Array.from({ length: Math.ceil(count / PER_CONNECTION) }, (_, i) =>
      texts.slice(i * PER_CONNECTION, (i + 1) * PER_CONNECTION),
    );
    const problems: string[] = [];
    let accepted = 0;
    let faults = 0;
    await each([...batches.entries()], 10, async ([i, batch]) => {
      const attacker = context.nobody();
      const cookie = [waiting.cookie, stranger.cookie, ''][i % 3] ?? '';
      attacker.useCookie(cookie);
      await attacker.connect();
      const done = attacker.next((message) => {
        if (message.type === 'answer' && message.ok) accepted++;
        if (message.type === 'error' && message.code === 'server.fault') faults++;
        return message.type === 'pong' && attacker.received.get('pong') === pings + 1;
      });
      const pings = batch.filter((text) => /^\{"type":"ping"\}$/.test(text)).length;
      for (const [n, text] of batch.entries()) attacker.sendText(n % 50 === 0 ? Buffer.from(text) : text);
      attacker.send({ type: 'ping' });
      await done.catch((error: unknown) =>
        problems.push(`a connection with bad messages was lost: ${String(error)}`),
      );
      attacker.close();
    });
    await asked.settle();
    if (accepted > 0) problems.push(`${accepted} hostile commands were accepted`);
    if (faults > 0) problems.push(`${faults} messages caused a fault of the server`);
    if (state() !== before) problems.push('the game has changed');
    const after = await playCommands(people, table, context.rng, 5);
    if (after === 0) problems.push('the game does not go on');
    return { tried: `${texts.length} messages over ${batches.length} connections`, problems };
  },
};

function askedSeat(people: readonly Guest[], table: string): number {
  return people.findIndex((guest) => guest.view(table).frame.decision !== undefined);
}
