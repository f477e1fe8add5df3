import { expectParsed, matchFromPosition, startMatch } from '@kontor/core';
import { expect, it } from 'vitest';
import { pebbles } from '../rules/index.ts';

const players = ['Ada', 'Ben'];

/** A game for two with so many stones left; Ada is asked. */
function game(left: number, most = 3) {
  const start = expectParsed(startMatch(pebbles, { players, seed: 'rules', options: { most } }));
  const file = { ...start.position(), state: { left, turn: 0, last: null, taken: [15 - left, 0] } };
  return expectParsed(matchFromPosition(pebbles, file, { players, seed: 'rules' }));
}

it('P-1: the heap has the stones of the board and up to four more', () => {
  const heaps = Array.from({ length: 40 }, (_, i) => {
    const match = expectParsed(startMatch(pebbles, { players, seed: `heap ${i}` }));
    return match.view(null).left;
  });
  expect([...new Set(heaps)].sort()).toEqual([15, 16, 17, 18, 19]);
});

it('P-2: in turn one takes 1 to 3 stones, or as the option says', () => {
  const match = game(9);
  expect(match.moves(0).moves).toEqual(['take 1', 'take 2', 'take 3']);
  expect(match.check(0, 'take 4')).toMatchObject({ refused: { code: 'take.many', rule: 'P-2' } });
  expect(match.play(0, 'take 3')).toEqual({ ok: true });
  expect(match.active).toEqual([1]);
  expect(match.view(1)).toMatchObject({ left: 6, taken: [9, 0] });
  expect(game(9, 5).moves(0).moves).toHaveLength(5);
});

it('P-3: nobody takes more than there is left', () => {
  expect(game(2).check(0, 'take 3')).toMatchObject({ refused: { code: 'take.left', rule: 'P-3' } });
});

it('P-4: an empty heap ends the game, and the last stone counts 3 more', () => {
  const match = game(2);
  match.play(0, 'take 2');
  expect(match.result?.scores).toEqual([15 + 3, 0]);
});

it('P-5: the most points win, and equal points are a tie', () => {
  const match = game(2);
  match.play(0, 'take 2');
  expect(match.result?.ranks).toEqual([1, 2]);
  const start = expectParsed(startMatch(pebbles, { players, seed: 'tie' }));
  const file = { ...start.position(), state: { left: 1, turn: 0, last: null, taken: [6, 10] } };
  const tie = expectParsed(matchFromPosition(pebbles, file, { players, seed: 'tie' }));
  tie.play(0, 'take 1');
  expect(tie.result).toMatchObject({ scores: [10, 10], ranks: [1, 1] });
});
