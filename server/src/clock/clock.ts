import type { Seat } from '@kontor/core';
import { type Clocks, type ClockTerms, elapsed, timeAfter } from '@kontor/protocol';

/** Clocks at the start of a game. */
export function startClocks(terms: ClockTerms, seats: number, toAct: readonly Seat[], now: number): Clocks {
  const each = (value: number) => Array.from({ length: seats }, () => value);
  return { left: each(terms.start), running: [...toAct], since: now, turns: each(0) };
}

/** Charges the time since the last change, then lets the clocks of the seats run that are to act now. */
export function turnClocks(terms: ClockTerms, clocks: Clocks, toAct: readonly Seat[], now: number): Clocks {
  const used = elapsed(clocks.since, now, terms.hours);
  const left = clocks.left.map((time, seat) =>
    clocks.running.includes(seat) ? Math.max(0, time - used) : time,
  );
  return { ...clocks, left, running: [...toAct], since: now };
}

/**
 * Adds time for `movers` who have ended more turns than ever before. Only new turns count, so that nobody gains by undoing
 * a move and playing it again.
 */
export function rewardTurns(
  terms: ClockTerms,
  clocks: Clocks,
  line: readonly { readonly seat: Seat | null; readonly ends: boolean }[],
  movers: readonly Seat[],
): Clocks {
  const ended = clocks.turns.map(() => 0);
  for (const { seat, ends } of line) if (ends && seat !== null) ended[seat] = (ended[seat] ?? 0) + 1;
  const further = (seat: Seat) => (ended[seat] ?? 0) > (clocks.turns[seat] ?? 0);
  const left = clocks.left.map((time, seat) =>
    movers.includes(seat) && further(seat) ? Math.min(terms.cap, time + terms.add) : time,
  );
  return { ...clocks, left, turns: clocks.turns.map((most, seat) => Math.max(most, ended[seat] ?? 0)) };
}

/** Corrects clocks by a time in which no server ran. */
export function skipDownTime(terms: ClockTerms, clocks: Clocks, from: number, now: number): Clocks {
  const stopped = turnClocks(terms, clocks, clocks.running, Math.max(clocks.since, from));
  return { ...stopped, since: now };
}

/** Gives a seat that has run out of time enough to go on. */
export function refill(terms: ClockTerms, clocks: Clocks, seat: Seat): Clocks {
  const enough = Math.min(terms.cap, Math.max(terms.add, terms.start / 4));
  return { ...clocks, left: clocks.left.map((time, i) => (i === seat && time === 0 ? enough : time)) };
}

/** Seats whose time is up. */
export function outOfTime(terms: ClockTerms, clocks: Clocks, now: number): Seat[] {
  const used = elapsed(clocks.since, now, terms.hours);
  return clocks.running.filter((seat) => (clocks.left[seat] ?? 0) <= used);
}

/** When the first running clock runs out. */
export function nextTimeOut(terms: ClockTerms, clocks: Clocks): number | null {
  const lefts = clocks.running.map((seat) => clocks.left[seat] ?? 0);
  return lefts.length === 0 ? null : timeAfter(clocks.since, Math.min(...lefts), terms.hours);
}
