import { type Clocks, DAY, elapsed, HOUR, MINUTE, type TableInfo } from '@kontor/protocol';
import { PlayerMark, usePhone } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts';
import './clock-face.css';

/** This device's time, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The time left by seat, in milliseconds, at a time of the server's clock. */
export function timesLeft({ time }: TableInfo, clocks: Clocks, moment: number): number[] {
  const used = elapsed(clocks.since, moment, time.clock?.hours);
  return clocks.left.map((left, seat) => (clocks.running.includes(seat) ? Math.max(0, left - used) : left));
}

interface ClockFaceProps {
  readonly info: TableInfo;
  readonly clocks: Clocks;
  /** How far the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** The running clocks, the viewer's first; a phone has room for one only. */
export function ClockFace({ info, clocks, ahead }: ClockFaceProps): ReactNode {
  const { clock: texts } = useOnlineTexts();
  const phone = usePhone();
  const times = timesLeft(info, clocks, useNow() + ahead);
  const left = (seat: number): number => times[seat] ?? 0;
  const running = clocks.running.toSorted(
    (a, b) => Number(b === info.mine) - Number(a === info.mine) || left(a) - left(b),
  );
  return (
    <span className="w-clocks">
      {running.slice(0, phone ? 1 : undefined).map((seat) => {
        const player = info.seats[seat];
        if (!player) return null;
        const time = timeText(left(seat), texts);
        const label = seat === info.mine ? texts.leftYou(time) : texts.left(player.name, time);
        return (
          <span
            key={seat}
            className="w-clock"
            data-low={left(seat) < MINUTE}
            role="timer"
            title={label}
            aria-label={label}
          >
            <PlayerMark player={player} /> <span translate="no">{time}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function timeText(ms: number, { days }: OnlineTexts['clock']): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  if (ms >= 2 * DAY) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${two((ms % HOUR) / MINUTE)}`;
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
}
