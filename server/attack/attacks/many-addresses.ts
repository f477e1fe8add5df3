import { MINUTE } from '@kontor/protocol';
import type { Attack, Context } from '../attack.ts';
import { each, numbers } from '../lib/wait.ts';

/** More than one address may have in a minute. */
const OVER_QUOTA = 600;
const NEWCOMERS = 10_000;
const AGAIN = 200;

export const manyAddresses: Attack = {
  name: 'many-addresses',
  what: 'Ten thousand addresses connect, so that the limiter forgets who has used up their quota.',
  longOnly: true,
  async run(context) {
    const tried = `${OVER_QUOTA} connections of one address, ${NEWCOMERS} of as many, then ${AGAIN} more of the first`;
    const since = performance.now();
    let admitted = await attempt(context);
    // A limiter may count by the minute; two attempts do not both end in a new one, unless they are slow.
    if (admitted > AGAIN / 2) admitted = await attempt(context);
    if (performance.now() - since > MINUTE)
      return { tried, problems: [], skipped: 'this machine is too busy' };
    return {
      tried,
      problems:
        admitted > AGAIN / 2 ? [`${admitted} of ${AGAIN} connections over the quota are accepted`] : [],
      figures: { 'accepted over the quota': admitted },
    };
  },
};

/** How many connections over its quota an address gets after ten thousand others have come. */
async function attempt(context: Context): Promise<number> {
  const [address = ''] = context.addresses(1);
  const knock = (from: string): Promise<number> =>
    context.rawSocket({ address: from }).then(
      (socket) => {
        socket.close();
        return socket.status;
      },
      () => 0,
    );
  const first = await each(numbers(OVER_QUOTA), 50, () => knock(address));
  if (!first.includes(429)) return AGAIN;
  await each(context.addresses(NEWCOMERS), 200, knock);
  const again = await each(numbers(AGAIN), 50, () => knock(address));
  return again.filter((status) => status === 101).length;
}
