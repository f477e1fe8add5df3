import {
  type AnyGame,
  expectParsed,
  findRemark,
  type Remark,
  type Remarks,
  type Situation,
  situationOf,
  startMatch,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { toy } from './toy/index.ts';

const game = toy as unknown as AnyGame;

function bidding(): Situation {
  const match = expectParsed(startMatch(game, { players: ['Ada', 'Ben', 'Cleo'], seed: 'remark' }));
  const { view, decision, row } = match.frame(1);
  if (!decision) throw new Error('everybody bids first');
  return situationOf(game, match.timeline.table, 1, { view, decision, row }, match.historySince(1, -1));
}

const remark = (id: string, holds: boolean): Remark => ({
  id,
  rule: 'T-1',
  find: () => (holds ? { claim: { id }, places: [] } : undefined),
});

function remarksOf(...list: Remark[]): Remarks {
  return { list, met: {}, text: ({ remark: { id } }) => id };
}

describe('remarks', () => {
  it('are made in their order, each once', () => {
    const remarks = remarksOf(remark('false', false), remark('first', true), remark('second', true));
    const made = new Set<string>();
    const next = () => findRemark(remarks, bidding(), (id) => made.has(id))?.remark.id;
    expect(next()).toBe('first');
    made.add('first');
    expect(next()).toBe('second');
    made.add('second');
    expect(next()).toBeUndefined();
  });

  it('know the legal moves and what each would do', () => {
    const { moves, preview, seat } = bidding();
    expect(seat).toBe(1);
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) expect(preview(move)).toBeTypeOf('object');
    expect(preview('no move')).toBeUndefined();
  });
});
