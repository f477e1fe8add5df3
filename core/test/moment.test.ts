import { momentAfter, moveBuffer, randomMove, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { type ToyMatch, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

const rng = rngFromText('moments');
const buffer = moveBuffer(toy);

function playOn(match: ToyMatch, moves = Number.POSITIVE_INFINITY): ToyMatch {
  for (let n = 0; n < moves && match.result === undefined; n++) {
    const { state, table } = match.timeline;
    const [seat = 0] = seatsOf(toy.active(state));
    match.play(seat, toy.formatMove(table, randomMove(toy, state, seat, rng, buffer)));
  }
  return match;
}

const pursesAt = (match: ToyMatch, row: number, audience: 'all' | 0 | null) =>
  momentAfter(match, row, audience)?.frame.view.players.map(({ coins }) => coins !== undefined);

describe('a moment of the past', () => {
  it('never shows everything while the game runs', () => {
    const match = playOn(toyMatch(), 2);
    const { row } = match.timeline.last;
    expect(momentAfter(match, row, 0)).toBeDefined();
    expect(momentAfter(match, row, 'all')).toBeUndefined();
  });

  it('can show every view, or everything, when the game is over', () => {
    const match = playOn(toyMatch());
    const row = match.timeline.steps[2]?.row ?? 0;
    const seats = match.players.length;
    expect(pursesAt(match, row, null)).toEqual(Array(seats).fill(false));
    expect(pursesAt(match, row, 0)).toEqual([true, ...Array(seats - 1).fill(false)]);
    expect(pursesAt(match, row, 'all')).toEqual(Array(seats).fill(true));
    expect(momentAfter(match, row, 'all')).toMatchObject({ viewer: null, frame: { row } });
    const eventsFor = (audience: 'all' | null) =>
      momentAfter(match, row, audience)?.history.flatMap(({ events }) => events);
    expect(eventsFor('all')?.length).toBeGreaterThan(eventsFor(null)?.length ?? 0);
  });

  it('is unknown where there was none', () => {
    expect(momentAfter(toyMatch(), 99, null)).toBeUndefined();
  });
});
