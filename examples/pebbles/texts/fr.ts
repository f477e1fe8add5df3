import type { PebblesTexts } from './types.ts';

const stones = (count: number) => (count < 2 ? `${count} caillou` : `${count} cailloux`);

export const texts: PebblesTexts = {
  tagline: 'Prenez les cailloux d’un tas ; le dernier compte davantage.',
  facts: '2 à 4 joueurs, 5 minutes',
  options: {
    most: {
      label: 'Cailloux par tour',
      help: 'Combien de cailloux on peut prendre au plus.',
      value: (value) => String(value),
    },
  },
  take: (count) => `Prendre ${stones(count)}`,
  heap: (count) => `Reste : ${stones(count)}`,
  ask: ({ most }) => `Prenez de 1 à ${most} cailloux.`,
  waitFor: (name) => `On attend ${name}.`,
  over: 'La partie est terminée.',
  points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  event(event, name) {
    if (event.type === 'heaped') return `Le tas compte ${stones(event.stones)}.`;
    const who = name(event.seat);
    const takes = who === undefined ? 'Vous prenez' : `${who} prend`;
    return `${takes} ${stones(event.stones)} ; il en reste ${event.left}.`;
  },
  refusals: {
    'take.many': ({ most }) => `On prend de 1 à ${most} cailloux.`,
    'take.left': ({ left }) => `Il ne reste que ${left} cailloux.`,
  },
};
