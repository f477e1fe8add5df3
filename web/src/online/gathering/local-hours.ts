import { DAY, MINUTE, type PlayingHours } from '@kontor/protocol';

const DAY_MINUTES = DAY / MINUTE;

/** Playing hours in a time zone that is so many minutes east of Greenwich. */
export function localHours(
  { from, to, zone }: PlayingHours,
  here = -new Date().getTimezoneOffset(),
): Pick<PlayingHours, 'from' | 'to'> {
  // Time zones differ by up to 26 hours, so two days keep the sum positive.
  const shift = here - zone + 2 * DAY_MINUTES;
  // An end at midnight is 24:00, not 0:00.
  return { from: (from + shift) % DAY_MINUTES, to: ((to - 1 + shift) % DAY_MINUTES) + 1 };
}
