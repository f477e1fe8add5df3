import { MINUTE } from '@kontor/protocol';
import type { Attack, Context } from '../attack.ts';
import { each, numbers } from '../lib/wait.ts';

/** More than one address may have in a minute. */
const OVER_QUOTA = 600;
/** What one address may have in a minute. */
const QUOTA = 500;
const NEWCOMERS = 10_000;
const AGAIN = QUOTA;
/** So many more than are earned by waiting may be a matter of measuring. */
const TOLERANCE = 50;

export const manyAddresses: Attack = {
  name: 'many-addresses',
  what: 'Ten thousand addresses connect, so that the limiter forgets who has used up their quota.',
  longOnly: true,
  async run(context) {
    const tried = `${OVER_QUOTA} connections of one address, ${NEWCOMERS} of as many, then ${AGAIN} more of the first`;
    const { admitted, earned, seconds } = await attempt(context);
    if (earned + TOLERANCE >= AGAIN) return { tried, problems: [], skipped: 'this machine is too busy' };
    return {
      tried,
      problems:
        admitted > earned + TOLERANCE
          ? [`${admitted} of ${AGAIN} connections over the quota are accepted after ${seconds} s`]
          : [],
      figures: { 'accepted again': admitted, 'earned meanwhile': earned },
    };
  },
};

/** How many connections an address that has used up its quota gets after ten thousand others have come. */
async function attempt(
  context: Context,
): Promise<{ readonly admitted: number; readonly earned: number; readonly seconds: number }> {
  const [address = ''] = context.addresses(1);
  const connect = (from: string): Promise<number> =>
    context.rawSocket({ address: from }).then(
      (socket) => {
        socket.close();
        return socket.status;
      },
      () => 0,
    );
  const since = performance.now();
  const first = await each(numbers(OVER_QUOTA), 50, () => connect(address));
  if (!first.includes(429)) return { admitted: AGAIN, earned: 0, seconds: 0 };
  await each(context.addresses(NEWCOMERS), 200, connect);
  const again = await each(numbers(AGAIN), 50, () => connect(address));
  const passed = performance.now() - since;
  return {
    admitted: again.filter((status) => status === 101).length,
    earned: Math.round((QUOTA * passed) / MINUTE),
    seconds: Math.round(passed / 1000),
  };
}
