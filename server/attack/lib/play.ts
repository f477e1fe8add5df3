import type { Rng } from '@kontor/core';
import type { NewTable } from '@kontor/protocol';
import { randomCommand } from '../../test/play.ts';
import type { Guest } from './guest.ts';
import { becomes } from './wait.ts';

const FREE = { bot: null };

/** Seats everybody at a new table of the first one's, begins, and subscribes them all. */
export async function beginTable(
  people: readonly Guest[],
  game: string,
  over: Partial<NewTable> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody');
  const { id } = await host.makeTable(
    game,
    people.map(() => FREE),
    over,
  );
  for (const [i, guest] of others.entries())
    await guest.ask('PUT', `/api/tables/${id}/seat`, { seat: i + 1 });
  for (const guest of people)
    await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true, entropy: 'x' });
  for (const guest of people) {
    if (!guest.connected) await guest.connect();
    await guest.subscribe(id);
  }
  return id;
}

/** Plays so many random commands, or as many as there are before the game ends or nobody is asked. */
export async function playCommands(
  people: readonly Guest[],
  table: string,
  rng: Rng,
  most: number,
  enough: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (let quiet = 0; count < most && quiet < 3 && !enough(); quiet++)
    for (const [seat, guest] of people.entries()) {
      if (count >= most || enough() || guest.info(table)?.stage !== 'running') break;
      const command = randomCommand(guest.view(table), seat, rng);
      if (!command) continue;
      const outcome = await guest.command(table, command);
      if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refused.code}`);
      quiet = -1;
      count++;
      await inStep(people, table, guest);
    }
  return count;
}

/** Waits until all have seen as much as one of them. */
async function inStep(people: readonly Guest[], table: string, first: Guest): Promise<void> {
  const { row } = first.view(table).frame;
  for (const guest of people) {
    if (guest.view(table).frame.row < row) await guest.settle();
    if (guest.view(table).frame.row < row) await becomes(5000, () => guest.view(table).frame.row >= row);
  }
}
