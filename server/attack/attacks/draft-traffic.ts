import type { Command } from '@kontor/core';
import { TIME_PRESETS } from '@kontor/protocol';
import { randomCommand } from '../../test/play.ts';
import type { Attack, Context } from '../attack.ts';
import type { Guest } from '../lib/guest.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { numbers } from '../lib/wait.ts';

export const draftTraffic: Attack = {
  name: 'draft-traffic',
  what: 'Somebody watches the traffic to learn when another player changes a draft.',
  async run(context) {
    const drafts = context.size(10, 200);
    const problems: string[] = [];
    for (const pace of ['unhurried', 'live'] as const) {
      const people = [await context.guest('Ann'), await context.guest('Bob')];
      const [ann, bob] = people;
      if (!ann || !bob) break;
      const table = await beginTable(people, 'merchants', { time: TIME_PRESETS[pace] });
      await playCommands(people, table, context.rng, 200, () => isAskedAtOnce(people, table));
      await bob.settle();
      const before = messagesOf(bob);
      for (const _ of numbers(drafts)) {
        const outcome = await ann.command(table, draft(ann, table, context));
        if (!outcome.ok) problems.push(`${pace}: a draft was refused: ${outcome.refused.code}`);
      }
      await bob.settle();
      const seen = messagesOf(bob) - before;
      if (seen > 0) problems.push(`${pace}: ${seen} messages reach the other player for ${drafts} drafts`);
    }
    return { tried: `${drafts} drafts each at a table with and without clocks`, problems };
  },
};

function isAskedAtOnce(people: readonly Guest[], table: string): boolean {
  return people.every((guest) => guest.view(table).frame.decision?.simultaneous === true);
}

/** Another draft, whether there is one already or not. */
function draft(guest: Guest, table: string, { rng }: Context): Command {
  const view = guest.view(table);
  const frame = { ...view.frame, drafts: view.frame.drafts.map(() => null) };
  const command = randomCommand({ ...view, frame }, 0, rng);
  if (command?.kind !== 'draft') throw new Error('nothing can be drafted');
  return command;
}

/** Who comes and goes is sent a little later than it happens, so it does not count. */
function messagesOf({ received }: Guest): number {
  let sum = 0;
  for (const [type, count] of received) if (type !== 'pong' && type !== 'presence') sum += count;
  return sum;
}
