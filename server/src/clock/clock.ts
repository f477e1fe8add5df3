import type { Seat } from '@kontor/core';
import { type Clocks, type ClockTerms, DAY, MINUTE, type PlayingHours } from '@kontor/protocol';

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

/** How much of the time between two moments counts. */
export function elapsed(from: number, to: number, hours?: PlayingHours): number {
  if (to <= from) return 0;
  return hours ? counted(to, hours) - counted(from, hours) : to - from;
}

/** The first moment by which so much time has counted. */
export function momentAfter(from: number, time: number, hours?: PlayingHours): number {
  if (!hours || time <= 0) return from + Math.max(0, time);
  const start = hours.from * MINUTE;
  const end = hours.to * MINUTE;
  const daily = windowOf(hours);
  const target = counted(from, hours) + time;
  const day = Math.ceil(target / daily) - 1;
  const rest = target - day * daily;
  const morning = start < end ? 0 : end;
  const inDay = start < end ? start + rest : rest <= morning ? rest : start + rest - morning;
  return day * DAY + inDay - hours.zone * MINUTE;
}

/** A window that begins where it ends is the whole day. */
function windowOf({ from, to }: PlayingHours): number {
  return from < to ? (to - from) * MINUTE : DAY - (from - to) * MINUTE;
}

/** Counted time from the beginning of 1970, local time, to a moment. */
function counted(moment: number, hours: PlayingHours): number {
  const local = moment + hours.zone * MINUTE;
  const day = Math.floor(local / DAY);
  const time = local - day * DAY;
  const start = hours.from * MINUTE;
  const end = hours.to * MINUTE;
  const today =
    start < end
      ? Math.min(Math.max(0, time - start), end - start)
      : Math.min(time, end) + Math.max(0, time - start);
  return day * windowOf(hours) + today;
}
