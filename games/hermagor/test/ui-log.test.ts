import { openTable } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { BOARDS, TILE_SETS } from '../boards/index.ts';
import { hermagor } from '../rules/index.ts';
import { logLines } from '../ui/log.ts';

const opened = openTable(hermagor, { seats: 3, board: BOARDS[0]?.id, pieces: TILE_SETS[0]?.id });
if (!opened.ok) throw new Error('the table is broken');
const context = {
  table: opened.value,
  players: [
    { seat: 0, name: 'Ada', colour: 'red', shape: 'circle' },
    { seat: 1, name: 'Bo', colour: 'blue', shape: 'square' },
    { seat: 2, name: 'Cy', colour: 'green', shape: 'triangle' },
  ],
  viewer: 0,
  locale: 'en',
} as const;

describe('the log', () => {
  it('begins a heading with the first line of a phase', () => {
    const lines = logLines(
      {
        row: 3,
        seat: 2,
        events: [
          { type: 'passed', seat: 2 },
          { type: 'phase', round: 2, phase: 'preparing' },
          { type: 'buzz', seat: 1, line: 'h1', buyers: 2, cash: 3 },
          { type: 'good-deal', seat: 1, cash: 5 },
        ],
      },
      context,
    );
    expect(lines.map(({ group }) => group)).toEqual([undefined, 'Round 2 · Preparing to travel', undefined]);
    expect(lines.map(({ seat }) => seat)).toEqual([2, 1, 1]);
    expect(lines.every(({ icon, text }) => icon && text)).toBe(true);
  });

  it('keeps the heading of a phase that begins without further events', () => {
    const lines = logLines(
      { row: 4, seat: 1, events: [{ type: 'phase', round: 2, phase: 'selling' }] },
      context,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.group).toBe('Round 2 · Selling');
  });

  it('marks what others did to the viewer', () => {
    const share = { type: 'shared-in', seat: 0, village: 'zinnberg', cash: 1 } as const;
    expect(logLines({ row: 5, seat: 1, events: [share] }, context)[0]?.toMe).toBe(true);
    expect(logLines({ row: 5, seat: 1, events: [{ ...share, seat: 2 }] }, context)[0]?.toMe).toBeUndefined();
    expect(
      logLines({ row: 5, seat: 1, events: [share] }, { ...context, viewer: null })[0]?.toMe,
    ).toBeUndefined();
  });

  it('speaks French too', () => {
    const [line] = logLines(
      { row: 1, seat: 1, events: [{ type: 'passed', seat: 1 }] },
      { ...context, locale: 'fr' },
    );
    expect(line?.text).toContain('Bo');
    expect(line?.text).not.toContain('passes');
  });
});
