import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../rules/files/board.ts';
import type { MerchantsEvent } from '../rules/index.ts';
import { advance, blankView } from '../ui/model/advance.ts';
import { isMonopolyStep, monopoliesAt } from '../ui/model/monopolies.ts';
import { type StoryStep, weight } from '../ui/model/story.ts';

/** The longest that a scene may take, and how long a step of the normal pace takes. */
const SCENE_MS = 15_000;
const NORMAL_PACE_MS = 250;

function storyOf(seats: number): StoryStep[] {
  const events: MerchantsEvent[] = [
    { type: 'opened', seats, turns: 12 },
    { type: 'plotsRevealed', plots: Array.from({ length: seats }, () => '') },
    ...RESOURCES.flatMap((resource): MerchantsEvent[] => [
      { type: 'announceOpened', turn: 3, resource },
      ...Array.from({ length: seats }, (_, seat) => ({
        type: 'announced' as const,
        seat,
        resource,
        amount: seat,
      })),
      {
        type: 'monopolyScored',
        resource,
        winner: resource === 'gold' ? null : seats - 1,
        amounts: Array.from({ length: seats }, (_, seat) => seat),
      },
    ]),
  ];
  let view = blankView(seats, 0, false);
  return events.map((event, row) => {
    view = advance(view, event);
    return { row, event, view };
  });
}

describe('monopolies as a scene', () => {
  it('M-5.1: has what everybody announced and who won each card', () => {
    const monopolies = monopoliesAt(storyOf(3));
    expect(monopolies).toMatchObject({ turn: 3, from: 2 });
    expect(monopolies?.rounds.map(({ resource, winner }) => [resource, winner])).toEqual([
      ['coal', 2],
      ['bronze', 2],
      ['silver', 2],
      ['gems', 2],
      ['gold', null],
    ]);
    expect(monopolies?.rounds[0]?.announced.map((each) => each?.amount)).toEqual([0, 1, 2]);
  });

  it('M-5.1: shows no more than has been announced', () => {
    const story = storyOf(3);
    const early = monopoliesAt(story, 4);
    expect(early?.rounds).toHaveLength(1);
    expect(early?.rounds[0]).toMatchObject({ winner: undefined, step: undefined });
    expect(early?.rounds[0]?.announced.map((each) => each?.amount)).toEqual([0, 1, undefined]);
    expect(monopoliesAt(story, 1)).toBeUndefined();
  });

  it('M-5.1: takes at most 15 seconds with six players', () => {
    const steps = storyOf(6).filter(isMonopolyStep);
    const weights = steps.reduce((sum, { event }) => sum + weight(event), 0);
    expect(weights * NORMAL_PACE_MS).toBeLessThanOrEqual(SCENE_MS);
  });
});
