import type { Attack } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import { becomes } from '../lib/wait.ts';

const SECOND = 1000;
const TIME_OUT_WAIT_MS = 15 * SECOND;

export const clockBack: Attack = {
  name: 'clock-back',
  what: "The server's clock is set back, by seconds and by an hour, while people talk and clocks run.",
  ownServer: true,
  async run(context) {
    const server = await context.startServer({ clock: true });
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const table = await beginTable(people, 'hermagor');
    await playCommands(people, table, context.rng, 4);
    const problems: string[] = [];
    server.setClock(-10 * SECOND);
    let moves = 0;
    try {
      for (const guest of people) await guest.settle();
      moves = await playCommands(people, table, context.rng, 10);
    } catch (error) {
      problems.push(`ten seconds back: ${String(error)}`);
    }
    server.setClock(0);

    const clock = { start: SECOND, add: 0, cap: SECOND };
    const timed = [await context.guest('Cleo'), await context.guest('Dan')];
    const timedTable = await beginTable(timed, 'hermagor', {
      time: { pace: 'live', clock, onTimeout: 'bot' },
    });
    const [active = 0] = timed[0]?.view(timedTable).frame.active ?? [];
    server.setClock(-3600 * SECOND);
    const replaced = await becomes(TIME_OUT_WAIT_MS, async () => {
      const info = await timed[0]?.ask('GET', `/api/tables/${timedTable}`);
      return info?.seats[active]?.control !== null;
    });
    if (!replaced) problems.push('an hour back: time no longer runs out');
    return { tried: `10 s back with ${moves} moves after it, 1 h back with a clock of 1 s`, problems };
  },
};
