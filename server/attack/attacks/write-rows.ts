import { randomCommand } from '../../test/play.ts';
import type { Attack, Context } from '../attack.ts';
import type { Guest } from '../lib/guest.ts';
import { beginTable } from '../lib/play.ts';
import { pause } from '../lib/wait.ts';

/** Nobody needs so many rows in a row for trying out: by then something is refused. */
const ENOUGH_ROWS = 500;
const LONGEST_MS = { short: 30_000, long: 40_000 } as const;

/** So that a connection stays below the messages a second that it may send. */
const PACE_MS = 6;

export const writeRows: Attack = {
  name: 'write-rows',
  what: 'One seat plays and undoes the same move as fast as it can, to fill the disk.',
  async run(context) {
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const table = await beginTable(people, 'hermagor');
    const most = context.size(ENOUGH_ROWS, 10 * ENOUGH_ROWS);
    const until = performance.now() + LONGEST_MS[context.short ? 'short' : 'long'];
    const start = people[0]?.view(table).frame.row ?? 0;
    const refused = new Map<string, number>();
    const written = (): number => Math.max(...people.map((guest) => guest.view(table).frame.row)) - start;
    while (written() < most && performance.now() < until && refused.size === 0)
      for (const [seat, guest] of people.entries()) {
        await guest.settle();
        const code = await playAndUndo(context, guest, seat, table);
        if (code !== undefined) refused.set(code, (refused.get(code) ?? 0) + 1);
      }
    const rows = written();
    return {
      tried: `${rows} rows by play and undo`,
      problems:
        rows >= ENOUGH_ROWS && refused.size === 0 ? [`${rows} rows were written and none was refused`] : [],
      figures: { refused: [...refused.keys()].join(' ') || 'nothing' },
    };
  },
};

/** Plays and undoes as long as the same seat is asked; answers why that was refused, if it was by a limit. */
async function playAndUndo(
  { rng }: Context,
  guest: Guest,
  seat: number,
  table: string,
): Promise<string | undefined> {
  for (let n = 0; n < 50; n++) {
    const command = randomCommand(guest.view(table), seat, rng);
    if (!command) return undefined;
    await pause(PACE_MS);
    const played = await guest.command(
      table,
      command.kind === 'play' ? { ...command, hold: false } : command,
    );
    if (!played.ok) return played.refused.code;
    if (guest.info(table)?.stage !== 'running') return undefined;
    await pause(PACE_MS);
    const undone = await guest.command(table, { kind: 'undo', reach: 'step' });
    // What cannot be undone is no limit: the next seat is asked.
    if (!undone.ok) return undone.refused.code.startsWith('undo.') ? undefined : undone.refused.code;
  }
  return undefined;
}
