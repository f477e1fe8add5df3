import { describe, expect, it } from 'vitest';
import { cleanName, imitates, looksLike } from '../src/lobby/names.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

describe('a name', () => {
  it.each([
    [' Ann ', 'Ann'],
    ['Ann  B', 'Ann B'],
    ['Ann\u00a0B', 'Ann B'],
    ['A\u200bnn', 'Ann'],
    ['Ann\u3164', 'Ann'],
    ['Ann\uffa0', 'Ann'],
    ['Ann\u2800', 'Ann'],
    ['A\u034fnn\ufe0f', 'Ann'],
    ['\uff21nn', 'Ann'],
    ['\u{1d400}nn', 'Ann'],
    ['A\u0308nne', 'Änne'],
    ['Дарья', 'Дарья'],
    ['李雷', '李雷'],
  ])('%j is stored as %j', (raw, name) => expect(cleanName(raw)).toBe(name));

  it.each(['\u3164', '\u200b \u2800', 'ﷺ ﷺ ﷺ'])('cannot be %j', (raw) =>
    expect(() => cleanName(raw)).toThrow(expect.objectContaining({ code: 'name.shape' })),
  );

  it.each(['\u0410nn', '\u0391nn', 'ann', 'A\u0578\u0578', 'ANN'])('%j looks like Ann', (name) =>
    expect(looksLike(name, 'Ann')).toBe(true),
  );

  it.each(['Anna', 'Änn', 'Ben', 'Ann 2'])('%j does not look like Ann', (name) =>
    expect(looksLike(name, 'Ann')).toBe(false),
  );

  it('imitates another one with letters of another script only', () => {
    expect(imitates('\u0410nn', 'Ann')).toBe(true);
    expect(imitates('ann', 'Ann')).toBe(false);
    expect(imitates('Анна', 'Анна')).toBe(false);
  });
});

describe('at a table', () => {
  it('nobody sits down under a name that imitates another one, and the same names are numbered', async () => {
    const { url } = await startServer();
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }, { bot: null }]);
    const other = await Person.named(url, ' \u0410nn');
    expect(await other.ask('GET', '/api/me')).toEqual({ name: '\u0410nn' });
    expect(await other.call('PUT', `/api/tables/${id}/seat`, { seat: 1 })).toMatchObject({
      status: 409,
      body: { code: 'name.alike' },
    });
    expect(await other.ask('PUT', '/api/me', { name: 'ANN ' })).toEqual({ name: 'ANN' });
    const sat = await other.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    expect(sat.seats.map(({ name }) => name)).toEqual(['Ann', 'ANN 2', '']);
  });
});
