import { DAY, HOUR, TIME_PRESETS, type VacationState } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { type Begun, begin, clock } from './begun.ts';

const slow = { time: { ...TIME_PRESETS.day, onTimeout: 'bot' as const } };

function atMove({ people, table }: Begun) {
  const seat = people[0]?.clientView(table).frame.active[0] ?? 0;
  const person = people[seat];
  if (!person) throw new Error('nobody');
  return { seat, person };
}

describe('vacation days', () => {
  it('let a clock stand still, and run again afterwards', async () => {
    const game = await begin('hermagor', 'bot', slow);
    const { seat, person } = atMove(game);
    await game.pass(4 * HOUR);
    expect(await person.ask('PUT', '/api/me/vacation', { days: 3 })).toMatchObject({ daysLeft: 27 });
    expect((await game.info()).clocks).toMatchObject({ running: [] });
    await game.pass(3 * DAY - HOUR);
    expect((await game.info()).clocks?.running).toEqual([]);
    await game.pass(HOUR);
    expect((await game.info()).clocks?.running).toEqual([seat]);
    expect((await game.info()).clocks?.left[seat]).toBe(20 * HOUR);
    await game.pass(19 * HOUR);
    expect((await game.info()).seats[seat]?.control).toBeNull();
    await game.pass(2 * HOUR);
    expect((await game.info()).seats[seat]?.control).not.toBeNull();
  });

  it('end when somebody is back, and what is left is not lost', async () => {
    const game = await begin('hermagor', 'bot', slow);
    const { seat, person } = atMove(game);
    await person.ask('PUT', '/api/me/vacation', { days: 10 });
    expect(await person.call('PUT', '/api/me/vacation', { days: 1 })).toMatchObject({
      body: { code: 'vacation.now' },
    });
    await game.pass(2 * DAY);
    expect(await person.ask('DELETE', '/api/me/vacation')).toEqual({ until: null, daysLeft: 28 });
    expect((await game.info()).clocks?.running).toEqual([seat]);
  });

  it('are so many a year', async () => {
    const { people, pass } = await begin('hermagor', 'bot', slow, ['Ann', 'Bob'], {
      limits: { vacationDays: 5 },
    });
    const [ann] = people;
    const go = (days: number) => ann?.call('PUT', '/api/me/vacation', { days });
    expect(await go(6)).toMatchObject({ status: 409, body: { code: 'vacation.days' } });
    expect(await go(0)).toMatchObject({ status: 400 });
    expect(await go(5)).toMatchObject({ status: 200 });
    await pass(6 * DAY);
    expect(await go(1)).toMatchObject({ body: { code: 'vacation.days' } });
    await pass(366 * DAY);
    expect(await ann?.ask<VacationState>('GET', '/api/me/vacation')).toEqual({ until: null, daysLeft: 5 });
  });

  it('do not stop clocks at live tables', async () => {
    const game = await begin('hermagor', 'bot', { time: { pace: 'live', clock, onTimeout: 'bot' } });
    const { seat, person } = atMove(game);
    await person.ask('PUT', '/api/me/vacation', { days: 3 });
    expect((await game.info()).clocks?.running).toEqual([seat]);
  });
});
