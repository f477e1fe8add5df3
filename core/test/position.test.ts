import { expectParsed, readPositionFile, writePositionFile } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { matchWithBoxes, toyMatch } from './tables.ts';
import { toy } from './toy/index.ts';

const { state } = matchWithBoxes(2, { options: { rounds: 7 }, board: 'two-shelves' }).timeline;
const FILE = JSON.parse(JSON.stringify(writePositionFile(toy, state)));

describe('a position file', () => {
  it('stands alone', () => {
    const read = expectParsed(readPositionFile(toy, FILE));
    expect(read.table).toMatchObject({ seats: 3, rounds: 7, shelves: 2 });
    expect(writePositionFile(toy, read.state)).toEqual(FILE);
  });

  it('carries a board of its own', () => {
    const own = toyMatch({ board: { id: 'mine', shelves: 5 } }).timeline.state;
    const file = JSON.parse(JSON.stringify(writePositionFile(toy, own)));
    expect(file.board.file).toEqual({ id: 'mine', shelves: 5 });
    expect(expectParsed(readPositionFile(toy, file)).table.shelves).toBe(5);
  });

  it.each([
    ['no file', 'nothing', 'position.shape', ''],
    ['another game', { ...FILE, game: 'chess' }, 'position.game', '/game'],
    [
      'a board that was edited',
      { ...FILE, board: { ...FILE.board, hash: '0'.repeat(64) } },
      'table.hash',
      '/board/hash',
    ],
    ['other options', { ...FILE, options: { rounds: 0 } }, 'options.value', '/rounds'],
    ['too few seats', { ...FILE, seats: 1 }, 'table.seats', '/seats'],
    ['coins from nowhere', { ...FILE, state: { ...FILE.state, bank: 17 } }, 'position.coins', '/state'],
    ['a state of another shape', { ...FILE, state: { round: 1 } }, 'position.shape', '/state'],
  ])('of %s is refused', (_what, raw, code, path) => {
    expect(readPositionFile(toy, raw)).toMatchObject({ ok: false, problems: [{ code, path }] });
  });
});
