import { DAY, MINUTE, TIME_PRESETS, type TimeTerms } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { handleDue } from '../src/clock/time-out.ts';
import { RUNNING_EXPIRES_MS } from '../src/play/change.ts';
import { TableInMemory } from './table-in-memory.ts';

/** Handles a table whenever it is due, until it is over, while nobody comes and no bot moves. Counts how often. */
function abandon(table: TableInMemory): number {
  for (let times = 0; ; times++) {
    const { stage, due } = table.progress;
    if (stage !== 'running' || due === null || times > 1000) return times;
    table.now = Math.max(table.now, due);
    table.do((room, now) => handleDue(room, now).edit);
  }
}

describe('a table to which nobody comes any more', () => {
  const live: TimeTerms = { ...TIME_PRESETS.live, onTimeout: 'ask' };

  it.each([
    ['live', live],
    ['slow', TIME_PRESETS.day],
  ])('lapses when one person alone has left it, %s', (_, time) => {
    const table = new TableInMemory('hermagor', time, 1, 1);
    const before = table.now;
    expect(abandon(table)).toBeLessThan(5);
    expect(table.progress).toMatchObject({ stage: 'expired', row: 0 });
    expect(table.now - before).toBeLessThan(RUNNING_EXPIRES_MS + 2 * DAY);
  });

  it('lapses when all have left it, one after the other', () => {
    const table = new TableInMemory('hermagor', TIME_PRESETS.day, 3);
    const before = table.now;
    expect(abandon(table)).toBeLessThan(10);
    expect(table.progress.stage).toBe('expired');
    expect(table.progress.row).toBeLessThan(10);
    expect(table.now - before).toBeLessThan(RUNNING_EXPIRES_MS + 10 * DAY);
  });

  it('expires also if a clock was still running when nobody was left', () => {
    const table = new TableInMemory('hermagor', live, 1, 1);
    const { progress, ...rest } = table.room.stored;
    const clocks = progress.clocks && { ...progress.clocks, running: [0] };
    table.room.stored = { ...rest, progress: { ...progress, clocks, due: table.now + 10 * MINUTE } };
    expect(abandon(table)).toBeLessThan(5);
    expect(table.progress).toMatchObject({ stage: 'expired', row: 0 });
  });
});
