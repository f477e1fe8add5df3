import type { Seat } from '@kontor/core';
import { type Clocks, type ClockTerms, elapsed, momentAfter } from '@kontor/protocol';

/** Clocks at the start of a game. */
export function startClocks(terms: ClockTerms, seats: number, owing: readonly Seat[], now: number): Clocks {
  return { left: Array.from({ length: seats }, () => terms.start), running: [...owing], since: now };
}

/** Charges the time since the last change, rewards those whose turn has ended, and starts whoever owes a move now. */
export function turnClocks(terms: ClockTerms, clocks: Clocks, owing: readonly Seat[], now: number): Clocks {
  const used = elapsed(clocks.since, now, terms.hours);
  const left = clocks.left.map((time, seat) => {
    if (!clocks.running.includes(seat)) return time;
    const rest = Math.max(0, time - used);
    return owing.includes(seat) ? rest : Math.min(terms.cap, rest + terms.add);
  });
  return { left, running: [...owing], since: now };
}

/** While no server ran, no clock did. */
export function skipDownTime(terms: ClockTerms, clocks: Clocks, from: number, now: number): Clocks {
  const stopped = turnClocks(terms, clocks, clocks.running, Math.max(clocks.since, from));
  return { ...stopped, since: now };
}

/** Gives a seat that ran out of time enough to go on. */
export function refill(terms: ClockTerms, clocks: Clocks, seat: Seat): Clocks {
  const enough = Math.min(terms.cap, Math.max(terms.add, terms.start / 4));
  return { ...clocks, left: clocks.left.map((time, i) => (i === seat ? Math.max(time, enough) : time)) };
}

/** Seats whose time is up. */
export function outOfTime(terms: ClockTerms, clocks: Clocks, now: number): Seat[] {
  const used = elapsed(clocks.since, now, terms.hours);
  return clocks.running.filter((seat) => (clocks.left[seat] ?? 0) <= used);
}

/** When the first running clock runs out. */
export function nextTimeOut(terms: ClockTerms, clocks: Clocks): number | null {
  const lefts = clocks.running.map((seat) => clocks.left[seat] ?? 0);
  return lefts.length === 0 ? null : momentAfter(clocks.since, Math.min(...lefts), terms.hours);
}
