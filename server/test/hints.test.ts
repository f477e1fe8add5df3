import { describe, expect, it } from 'vitest';
import { begin } from './begun.ts';
import { turnOf } from './match-online.ts';
import type { Person } from './person.ts';

/** The rows of a table's log. */
const rowsOf = (person: Person, table: string): number => person.clientView(table).frame.row;

describe('hints', () => {
  it('are noted once for each decision at a table that allows them, and make nothing stale', async () => {
    const { people, table, info } = await begin('hermagor', 'ask', { hints: true });
    expect(await info()).toMatchObject({ hints: true });
    const { person, command, other } = turnOf(people, table);
    expect(await other.command(table, { kind: 'hint' })).toMatchObject({
      refused: { code: 'seat.inactive' },
    });
    expect(await person.command(table, { kind: 'hint' })).toEqual({ ok: true });
    expect(await person.command(table, { kind: 'hint' })).toEqual({ ok: true });
    await other.until(() => rowsOf(other, table) === 1);
    expect(await person.command(table, command, { row: 0 })).toEqual({ ok: true });
    await other.until(() => rowsOf(other, table) === 2);
  });

  it('are refused where they were not allowed before the start', async () => {
    const { people, table, info } = await begin('hermagor', 'ask');
    expect(await info()).toMatchObject({ hints: false });
    const { person } = turnOf(people, table);
    expect(await person.command(table, { kind: 'hint' })).toMatchObject({ refused: { code: 'hint.off' } });
    expect(rowsOf(person, table)).toBe(0);
  });
});
