import { describe, expect, it } from 'vitest';
import type { MerchantsEvent } from '../rules/index.ts';
import { blankView } from '../ui/model/advance.ts';
import type { StoryStep } from '../ui/model/story.ts';
import { trailsAfter } from '../ui/model/trails.ts';

const moved = (seat: number, from: number, to: number): MerchantsEvent => ({
  type: 'moved',
  seat,
  action: 1,
  road: 'a',
  from,
  to,
});
const revealed: MerchantsEvent = { type: 'plotsRevealed', plots: ['', ''] };

function storyOf(...events: MerchantsEvent[]): StoryStep[] {
  const view = blankView(2, 0, false);
  return events.map((event, row) => ({ row, event, view }));
}

describe('the last way of every caravan', () => {
  it('M-3.2: is that of its last resolution, in order', () => {
    const story = storyOf(revealed, moved(0, 1, 2), moved(1, 5, 6), moved(0, 2, 3));
    expect(trailsAfter(story, 4, 2)).toEqual([
      {
        seat: 0,
        legs: [
          { from: 1, to: 2 },
          { from: 2, to: 3 },
        ],
      },
      { seat: 1, legs: [{ from: 5, to: 6 }] },
    ]);
    expect(trailsAfter(story, 2, 2)).toEqual([{ seat: 0, legs: [{ from: 1, to: 2 }] }]);
  });

  it('stays until its owner acts again', () => {
    const story = storyOf(revealed, moved(0, 1, 2), moved(1, 5, 6), revealed, moved(1, 6, 7));
    expect(trailsAfter(story, 4, 2).map(({ legs }) => legs)).toEqual([
      [{ from: 1, to: 2 }],
      [{ from: 5, to: 6 }],
    ]);
    expect(trailsAfter(story, 5, 2).map(({ legs }) => legs)).toEqual([
      [{ from: 1, to: 2 }],
      [{ from: 6, to: 7 }],
    ]);
  });
});
