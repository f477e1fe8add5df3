import { MINUTE, type NoticeSettings } from '@kontor/protocol';

/** Does a text name a time zone? */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The first moment from a time on that is not in quiet hours. */
export function afterQuiet(at: number, { quiet, zone }: Pick<NoticeSettings, 'quiet' | 'zone'>): number {
  if (!quiet || quiet.from === quiet.to) return at;
  const minute = minuteOfDay(at, zone);
  const { from, to } = quiet;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return at;
  const rest = (to - minute + 1440) % 1440;
  const end = Math.floor(at / MINUTE) * MINUTE + rest * MINUTE;
  // When clocks are changed in between, the hour is another one.
  const off = minuteOfDay(end, zone) - to;
  const shift = off > 720 ? off - 1440 : off < -720 ? off + 1440 : off;
  return end - shift * MINUTE;
}

function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}
