import type { Attack } from '../attack.ts';
import { each, numbers, pause } from '../lib/wait.ts';

const GUESTS = 11;
const TABLES_EACH = 10;
const MOST_BYTES = 60_000;
const READERS = 10;
/** Requests a second that an address may make. */
const RATE = 10;

export const fullLobby: Attack = {
  name: 'full-lobby',
  what: 'Some guests fill the list of open tables; many addresses ask for the list as often as they may.',
  async run(context) {
    const guests = await each(numbers(GUESTS), 4, (n) => context.guest(`Guest ${n}`));
    const seats = Array.from({ length: 5 }, () => ({ bot: null }));
    const made = await each(guests, 4, (guest) =>
      each(numbers(TABLES_EACH), 1, async () => {
        const table = {
          game: 'hermagor',
          seats,
          open: true,
          time: { pace: 'live', clock: null, onTimeout: 'ask' },
        };
        const { status, body } = await guest.call('POST', '/api/tables', table);
        return status === 201 ? (body as { id: string }).id : undefined;
      }),
    );
    const reader = context.nobody();
    const list = await reader.call('GET', '/api/tables');
    const since = performance.now();
    await reader.call('GET', '/api/tables');
    const oneList = performance.now() - since;
    const readers = context.addresses(READERS).map((address) => context.nobody({ address }));
    const seconds = context.size(1, 20);
    const statuses: number[] = [];
    for (let second = 0; second < seconds; second++) {
      const next = pause(second === seconds - 1 ? 0 : 1000);
      const asked = each(readers, READERS, (one) =>
        Promise.all(numbers(RATE).map(() => one.call('GET', '/api/tables').then(({ status }) => status))),
      );
      statuses.push(...(await asked).flat());
      await next;
    }
    for (const [i, guest] of guests.entries())
      for (const id of made[i] ?? [])
        if (id !== undefined) await guest.call('PUT', `/api/tables/${id}/cancel`, { cancel: true });
    const problems: string[] = [];
    if (list.text.length > MOST_BYTES)
      problems.push(`one list takes ${Math.round(list.text.length / 1000)} kB`);
    const faults = statuses.filter((status) => status >= 500).length;
    if (faults > 0) problems.push(`${faults} lists failed`);
    return {
      tried: `${made.flat().filter((id) => id !== undefined).length} open tables of ${GUESTS} guests, ${statuses.length} lists from ${READERS} addresses`,
      problems,
      figures: { 'kB a list': Math.round(list.text.length / 1000), 'ms a list': Math.round(oneList) },
    };
  },
};
