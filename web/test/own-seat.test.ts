import type { Frame } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { asked, isPlayedByBot, waitsForMe } from '../src/online/seat/own-seat.ts';
import { isMyTurn } from '../src/table/whose-turn.ts';

const seat = (control: string | null) => ({ name: 'Ann', bot: null, control, taken: true, ready: true });

/** A running table of two at which seat 0 is to move, seen from seat 0; only what these questions look at. */
function table(change: Partial<TableInfo> = {}, control: string | null = null): TableInfo {
  return {
    stage: 'running',
    mine: 0,
    active: [0],
    seats: [seat(control), seat(null)],
    proposals: { cancel: [], missing: null, alsoMissing: [], swaps: [] },
    ...change,
  } as unknown as TableInfo;
}

const frame = {
  row: 3,
  active: [0],
  ready: [],
  decision: { kind: 'buyer' },
  held: undefined,
  undo: { step: true, turn: true, redo: false, takeBack: false },
  undoRequest: { seat: 1, to: 1, yes: [1] },
} as unknown as Frame<unknown>;
const snapshot = { viewer: 0, frame, history: [], unsaved: false, deadline: 5 };

describe('one’s own seat', () => {
  it('is waited for when it is to move', () => {
    expect(waitsForMe(table())).toBe(true);
    expect(waitsForMe(table({ active: [1] }))).toBe(false);
    expect(waitsForMe(table({ mine: null }))).toBe(false);
    expect(waitsForMe(table({ stage: 'finished' }))).toBe(false);
    expect(asked(table(), snapshot)).toBe(snapshot);
    expect(isMyTurn(0, frame)).toBe(true);
    expect(isMyTurn(1, { ...frame, decision: undefined })).toBe(false);
    expect(isMyTurn(0, { ...frame, decision: undefined, held: 'buy j1.1' })).toBe(true);
    expect(isMyTurn(0, { ...frame, ready: [0] })).toBe(false);
  });

  it('is not waited for while a bot has it, and nothing is asked of its person', () => {
    const info = table({}, 'apprentice');
    expect(isPlayedByBot(info)).toBe(true);
    expect(waitsForMe(info)).toBe(false);
    const shown = asked(info, snapshot);
    expect(shown.frame).toMatchObject({
      active: [0],
      decision: undefined,
      undoRequest: null,
      undo: { step: false },
    });
    expect(shown.deadline).toBeUndefined();
    expect(isMyTurn(0, shown.frame)).toBe(false);
  });

  it('is not waited for when its person has left', () => {
    const missing = { seat: 0, until: 9, choices: [] };
    for (const proposals of [
      { cancel: [], missing, alsoMissing: [], swaps: [] },
      { cancel: [], missing: { ...missing, seat: 1 }, alsoMissing: [0], swaps: [] },
    ]) {
      const info = table({ proposals });
      expect(waitsForMe(info)).toBe(false);
      const shown = asked(info, snapshot);
      expect(shown.frame).toMatchObject({ decision: undefined, undoRequest: null, undo: { step: false } });
      expect(isMyTurn(0, shown.frame)).toBe(false);
    }
  });

  it('is asked nothing once the game was broken off', () => {
    const shown = asked(table({ stage: 'cancelled' }), snapshot);
    expect(shown.frame.active).toEqual([]);
    expect(isMyTurn(0, shown.frame)).toBe(false);
  });
});
