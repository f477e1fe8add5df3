import { type Clocks, DAY, elapsed, HOUR, MINUTE, type TableInfo } from '@kontor/protocol';
import { PlayerMark } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnlineTexts } from './texts/index.ts';

interface ClockFaceProps {
  readonly info: TableInfo;
  readonly clocks: Clocks;
  /** What the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** The clocks that run. */
export function ClockFace({ info, clocks, ahead }: ClockFaceProps): ReactNode {
  const { clock: texts } = useOnlineTexts();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="w-clocks">
      {clocks.running.map((seat) => {
        const player = info.seats[seat];
        if (!player) return null;
        const used = elapsed(clocks.since, now + ahead, info.time.clock?.hours);
        const left = Math.max(0, (clocks.left[seat] ?? 0) - used);
        const time = timeText(left);
        return (
          <span
            key={seat}
            className="w-clock"
            data-low={left < MINUTE}
            role="timer"
            title={texts.left(player.name, time)}
            aria-label={texts.left(player.name, time)}
          >
            <PlayerMark player={player} /> <span translate="no">{time}</span>
          </span>
        );
      })}
    </span>
  );
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function timeText(ms: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${two((ms % HOUR) / MINUTE)}`;
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / 1000)}`;
}
