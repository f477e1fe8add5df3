import type { Attack } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';

/** Longer than people must wait before they may ask about somebody who is away. */
const STEP_MS = 40_000;
const STEPS = 10;

export const undoBlocks: Attack = {
  name: 'undo-blocks',
  what: 'Somebody asks for undo again and again, so that nobody may ask how to go on without one who is away.',
  ownServer: true,
  async run(context) {
    const server = await context.startServer({ clock: true });
    const people = [await context.guest('Ann'), await context.guest('Bob'), await context.guest('Cleo')];
    const table = await beginTable(people, 'hermagor');
    await playCommands(people, table, context.rng, 10);
    const [seat = 0] = people[0]?.view(table).frame.active ?? [];
    const [asker, attacker] = people.filter((_, i) => i !== seat);
    people[seat]?.disconnect();
    if (!asker || !attacker) throw new Error('nobody');
    const to = attacker.view(table).history[1]?.row ?? 1;
    const answers: string[] = [];
    for (let step = 1; step <= STEPS; step++) {
      server.setClock(step * STEP_MS);
      await attacker.settle();
      await attacker.command(table, { kind: 'requestUndo', to });
      const { status, body } = await asker.call('POST', `/api/tables/${table}/missing`, { seat });
      answers.push(status === 200 ? 'ok' : String((body as { code?: string }).code));
      if (status === 200) break;
    }
    return {
      tried: `${answers.length} requests for undo, ${STEP_MS / 1000} s of server time apart`,
      problems: answers.includes('ok') ? [] : [`nobody may ask how to go on: ${answers.at(-1)}`],
    };
  },
};
