import type { MatchRecord } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { recordProblemText } from '../src/pages/record-problems.tsx';
import { sameRecord } from '../src/store/same-record.ts';
import { WEB_TEXTS } from '../src/texts/index.ts';

const RECORD = {
  kontor: 1,
  game: 'hermagor',
  version: 1,
  players: [{ name: 'Anna' }, { name: 'Bruno' }],
  chance: { kind: 'fixed', seed: 'x' },
  rows: [
    { kind: 'move', seat: 0, move: 'a' },
    { kind: 'move', seat: 1, move: 'b' },
  ],
} as unknown as MatchRecord;

describe('a record that is opened again', () => {
  it('is found whatever the order of its keys, also if the game went on since', () => {
    const { rows, ...rest } = RECORD;
    expect(sameRecord(RECORD, { rows, ...rest })).toBe('equal');
    expect(sameRecord(RECORD, { ...RECORD, rows: rows.slice(0, 1) })).toBe('further');
  });

  it('is another one with another seed, another player or more moves', () => {
    expect(sameRecord(RECORD, { ...RECORD, chance: { kind: 'fixed', seed: 'y' } })).toBeUndefined();
    expect(sameRecord(RECORD, { ...RECORD, players: [{ name: 'Anna' }, { name: 'Clara' }] })).toBeUndefined();
    expect(sameRecord({ ...RECORD, rows: [] }, RECORD)).toBeUndefined();
  });
});

describe('what is wrong with a record', () => {
  it('is said without codes', () => {
    const { recordProblems } = WEB_TEXTS.en;
    const problem = {
      code: 'record.row',
      path: '/rows/22',
      message: 'Row 23 is refused: M-5.1 announce.stock.',
    };
    expect(recordProblemText(problem, recordProblems)).toBe('Move 23 of the record is against the rules.');
    expect(recordProblemText({ ...problem, code: 'table.board', path: '' }, recordProblems)).toBe(
      recordProblems.shape,
    );
  });
});
