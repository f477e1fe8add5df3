import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import './countdown.css';

const TICK_MS = 250;
/** From here on the time is shown as low. */
const LOW_SECONDS = 10;

/** Minutes and seconds until the given time of this device's clock. */
export function Countdown({ until }: { readonly until: number }): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span
      className="k-countdown"
      role="timer"
      data-low={left <= LOW_SECONDS}
      aria-label={texts.secondsLeft(left)}
    >
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
