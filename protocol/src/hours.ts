import { DAY, MINUTE, type PlayingHours } from './time.ts';

/** How much time passes for clocks between two timestamps. */
export function elapsed(from: number, to: number, hours?: PlayingHours): number {
  if (to <= from) return 0;
  return hours ? counted(to, hours) - counted(from, hours) : to - from;
}

/** The first timestamp by which so much time has passed for clocks. */
export function timeAfter(from: number, time: number, hours?: PlayingHours): number {
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

/** The length of the window; one that begins where it ends is the whole day. */
function windowOf({ from, to }: PlayingHours): number {
  return from < to ? (to - from) * MINUTE : DAY - (from - to) * MINUTE;
}

/** How much time has passed for clocks since the beginning of 1970, local time. */
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
