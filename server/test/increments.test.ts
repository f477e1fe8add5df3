import { moveBuffer, type Rng, randomMove, rngFromText, type Seat, seatsOf } from '@kontor/core';
import { MINUTE } from '@kontor/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, leave, takeBackSeat } from '../src/lobby/proposals.ts';
import { seatsToAct } from '../src/play/room.ts';
import { TableInMemory } from './table-in-memory.ts';

const clock = { start: 10 * MINUTE, add: 45_000, cap: 60 * MINUTE };
const TIME = { pace: 'live', clock, onTimeout: 'ask' } as const;

/** Any legal move, found on the table itself. */
function someMove({ match }: TableInMemory, seat: Seat, rng: Rng): string {
  const { game, timeline } = match;
  return game.formatMove(timeline.table, randomMove(game, timeline.state, seat, rng, moveBuffer(game)));
}

function active({ match }: TableInMemory): readonly Seat[] {
  return seatsOf(match.game.active(match.timeline.state));
}

/** Two merchants whose caravans stand and who plot, both at once. */
function plotting(): TableInMemory {
  const table = new TableInMemory('merchants', TIME, 2);
  const rng = rngFromText('caravans');
  while (active(table).length < 2) {
    const seat = active(table)[0] ?? 0;
    table.command(seat, { kind: 'play', move: someMove(table, seat, rng), hold: false });
  }
  return table;
}

/** Hermagor in a state where one more move of the seat ends its turn and could be undone. */
function aboutToEnd(): { table: TableInMemory; seat: Seat; move: string } {
  for (let n = 0; ; n++) {
    const table = new TableInMemory('hermagor', TIME, 2);
    const rng = rngFromText(`turn ${n}`);
    for (let i = 0; i < 20; i++) {
      const seat = active(table)[0] ?? 0;
      const move = someMove(table, seat, rng);
      expect(table.command(seat, { kind: 'play', move, hold: true })).toEqual({ ok: true });
      const held = table.match.pending.held !== null;
      if (held) table.command(seat, { kind: 'undo', reach: 'step' });
      if (held) return { table, seat, move };
    }
  }
}

describe('what is added to a clock', () => {
  it('comes once with what all are asked at once, when it is played', () => {
    const table = plotting();
    const before = [...table.left];
    const rng = rngFromText('plots');
    table.command(0, { kind: 'draft', move: someMove(table, 0, rng) });
    for (let i = 0; i < 5; i++) {
      table.command(0, { kind: 'ready' });
      expect(table.progress.clocks?.running).toEqual([1]);
      table.command(0, { kind: 'unready' });
      expect(table.left).toEqual(before);
    }
    table.command(0, { kind: 'ready' });
    table.command(1, { kind: 'draft', move: someMove(table, 1, rng) });
    expect(table.left).toEqual(before);
    table.command(1, { kind: 'ready' });
    expect(table.left).toEqual(before.map((time) => time + clock.add));
  });

  it('comes once with a turn that is taken back and played again', () => {
    const { table, seat, move } = aboutToEnd();
    const before = [...table.left];
    for (let i = 0; i < 5; i++) {
      expect(table.command(seat, { kind: 'play', move, hold: false })).toEqual({ ok: true });
      expect(table.left[seat]).toBe((before[seat] ?? 0) + clock.add);
      expect(table.command(seat, { kind: 'undo', reach: 'step' })).toEqual({ ok: true });
      expect(table.left[1 - seat]).toBe(before[1 - seat]);
    }
    table.command(seat, { kind: 'redo', hold: false });
    expect(table.left[seat]).toBe((before[seat] ?? 0) + clock.add);
  });

  it('comes with a held move when it is confirmed', () => {
    const { table, seat, move } = aboutToEnd();
    const before = table.left[seat] ?? 0;
    table.command(seat, { kind: 'play', move, hold: true });
    expect(table.left[seat]).toBe(before);
    table.command(seat, { kind: 'confirm' });
    expect(table.left[seat]).toBe(before + clock.add);
  });

  it('does not come because somebody leaves or comes back', () => {
    const { table, seat } = aboutToEnd();
    table.now += 9 * MINUTE;
    table.do((room, now) => leave(room, String(seat), now));
    const before = [...table.left];
    expect(table.progress.clocks?.running).toEqual([]);
    table.do((room, now) => takeBackSeat(room, String(seat), now));
    expect(table.left).toEqual(before);
    expect(table.progress.clocks?.running).toEqual([seat]);
  });

  it('does not come with a move that a bot has made for somebody', () => {
    const { table, seat, move } = aboutToEnd();
    const before = table.left[seat];
    table.do(({ match }) => {
      match?.play(seat, move, { by: 'time' });
      return {};
    });
    expect(table.left[seat]).toBe(before);
  });
});

const STEPS = ['play', 'hold', 'confirm', 'undo', 'redo', 'draft', 'ready', 'unready', 'ask'] as const;
const KINDS = [...STEPS, 'away', 'back', 'wait', 'bot'] as const;

function step(table: TableInMemory, kind: (typeof KINDS)[number], seat: Seat, rng: Rng): void {
  const { match } = table;
  const user = String(seat);
  const owes = active(table).includes(seat);
  if (table.progress.bots[seat] !== null && kind !== 'back') return;
  switch (kind) {
    case 'play':
    case 'hold':
      if (owes)
        table.command(seat, { kind: 'play', move: someMove(table, seat, rng), hold: kind === 'hold' });
      return;
    case 'draft':
      if (owes) table.command(seat, { kind: 'draft', move: someMove(table, seat, rng) });
      return;
    case 'undo':
      table.command(seat, { kind, reach: rng.int(2) === 0 ? 'step' : 'turn' });
      return;
    case 'redo':
      table.command(seat, { kind, hold: false });
      return;
    case 'ask': {
      const steps = match.timeline.steps.slice(1);
      const to = steps[rng.int(Math.max(1, steps.length))]?.row;
      if (to === undefined) return;
      table.command(seat, { kind: 'requestUndo', to });
      table.command(1 - seat, { kind: 'answerUndo', to, yes: true });
      return;
    }
    case 'away':
      if (table.progress.proposals.missing === null) table.do((room, now) => leave(room, user, now));
      return;
    case 'back':
      if (table.progress.proposals.missing?.seat === seat || table.progress.bots[seat] !== null)
        table.do((room, now) => takeBackSeat(room, user, now));
      return;
    case 'wait':
    case 'bot':
      if (table.progress.proposals.missing?.seat === seat)
        table.do((room, now) => choose(room, String(1 - seat), seat, kind, now));
      return;
    default:
      table.command(seat, { kind });
  }
}

it.each(['hermagor', 'merchants'])('nobody gains time at %s but by getting on', (game) => {
  const act = fc.record({ kind: fc.constantFrom(...KINDS), seat: fc.integer({ min: 0, max: 1 }) });
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 150 }), fc.string(), (acts, seed) => {
      const table = new TableInMemory(game, TIME, 2);
      const rng = rngFromText(seed);
      const most = [0, 0];
      for (const { kind, seat } of acts) {
        if (table.progress.stage !== 'running') return;
        step(table, kind, seat, rng);
        if (table.progress.stage !== 'running') return;
        for (const each of [0, 1]) {
          most[each] = Math.max(most[each] ?? 0, turnsEnded(table, each));
          expect(table.left[each]).toBeLessThanOrEqual(clock.start + (most[each] ?? 0) * clock.add);
        }
        const { proposals, bots, clocks } = table.progress;
        if (!proposals.missing && bots.every((bot) => bot === null))
          expect(clocks?.running).toEqual(seatsToAct(table.match));
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

/** Counted from the states themselves. */
function turnsEnded({ match }: TableInMemory, seat: Seat): number {
  const { game, timeline } = match;
  return timeline.steps.filter((each, i) => {
    if (each.seat !== seat) return false;
    const together = game.decision(timeline.stateBefore(i), seat)?.simultaneous === true;
    const after = i + 1 < timeline.steps.length ? timeline.stateBefore(i + 1) : timeline.state;
    return together || ((game.active(after) >> seat) & 1) === 0;
  }).length;
}
