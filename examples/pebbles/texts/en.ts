import type { PebblesTexts } from './types.ts';

const stones = (count: number) => (count === 1 ? '1 stone' : `${count} stones`);

export const texts: PebblesTexts = {
  tagline: 'Take stones from a heap; the last one counts more.',
  facts: '2–4 players, 5 minutes',
  options: {
    most: {
      label: 'Stones a turn',
      help: 'How many stones one may take at most.',
      value: (value) => String(value),
    },
  },
  take: (count) => `Take ${stones(count)}`,
  heap: (count) => `${stones(count)} left`,
  ask: ({ most }) => `Take 1 to ${most} stones.`,
  waitFor: (name) => `Waiting for ${name}.`,
  over: 'The game is over.',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  event(event, name) {
    if (event.type === 'heaped') return `The heap has ${stones(event.stones)}.`;
    const who = name(event.seat);
    const takes = who === undefined ? 'You take' : `${who} takes`;
    return `${takes} ${stones(event.stones)}; ${event.left} left.`;
  },
  refusals: {
    'take.many': ({ most }) => `One takes 1 to ${most} stones.`,
    'take.left': ({ left }) => `There are only ${left} stones left.`,
  },
};
