import { type Command, rngFromText } from '@kontor/core';
import { TIME_PRESETS } from '@kontor/protocol';
import { expect, it } from 'vitest';
import { begin } from './begun.ts';
import type { Person } from './person.ts';
import { randomCommand } from './play.ts';

it.each(['unhurried', 'quick', 'live', 'day'] as const)(
  'nobody learns that somebody changes a draft (%s)',
  async (pace) => {
    const { test, people, table } = await begin('merchants', 'ask', { time: TIME_PRESETS[pace] });
    const [ann, bob] = people as readonly [Person, Person];
    const rng = rngFromText('drafts');
    const isAsked = (person: Person): boolean =>
      person.clientView(table).frame.decision?.simultaneous === true;
    while (!isAsked(ann) || !isAsked(bob))
      for (const [seat, person] of people.entries()) {
        const command = randomCommand(person.clientView(table), seat, rng);
        if (command && !(isAsked(ann) && isAsked(bob))) await person.command(table, command);
        for (const other of people) await other.settle();
      }
    const seen = (): number =>
      bob.messages.filter(({ type }) => type !== 'pong' && type !== 'presence').length;
    const before = seen();
    const info = await bob.ask('GET', `/api/tables/${table}`);
    for (let n = 0; n < 5; n++) {
      test.clock.now += 1234;
      expect(await ann.command(table, draft(ann, table, rng))).toEqual({ ok: true });
    }
    await bob.settle();
    expect(seen() - before).toBe(0);
    expect(await bob.ask('GET', `/api/tables/${table}`)).toEqual(info);
    // Being ready is for everybody to see, and the time that has passed is charged.
    expect(await ann.command(table, { kind: 'ready' })).toEqual({ ok: true });
    await bob.settle();
    expect(seen()).toBeGreaterThan(before);
    const left = bob.clientView(table).frame.clocks?.left[0];
    if (info.clocks) expect(left).toBe((info.clocks.left[0] ?? 0) - (test.clock.now - info.clocks.since));
  },
);

/** Another draft, whether there is one already or not. */
function draft(person: Person, table: string, rng: Parameters<typeof randomCommand>[2]): Command {
  const view = person.clientView(table);
  const frame = { ...view.frame, drafts: view.frame.drafts.map(() => null) };
  const command = randomCommand({ ...view, frame }, 0, rng);
  if (command?.kind !== 'draft') throw new Error('nothing can be drafted');
  return command;
}
