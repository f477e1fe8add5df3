import { DAY, MINUTE, type PlayingHours } from '@kontor/protocol';

const DAY_MINUTES = DAY / MINUTE;

/** Playing hours as the clocks of somebody so many minutes east of Greenwich show them. */
export function localHours(
  { from, to, zone }: PlayingHours,
  here = -new Date().getTimezoneOffset(),
): Pick<PlayingHours, 'from' | 'to'> {
  // Two places are up to 28 hours apart.
  const shift = here - zone + 2 * DAY_MINUTES;
  // Midnight is where a day ends as well as where it begins.
  return { from: (from + shift) % DAY_MINUTES, to: ((to - 1 + shift) % DAY_MINUTES) + 1 };
}
