import { useEffect } from 'react';

/** After so long without a touch or a key the screen may go dark: a table that was left open must not empty the battery. */
const IDLE_MS = 5 * 60_000;

/** Whether this browser can keep the screen on; without https it cannot. */
export function canStayAwake(): boolean {
  return 'wakeLock' in navigator;
}

/** Keeps the screen on while somebody plays. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => (wanted && canStayAwake() ? stayAwake() : undefined), [wanted]);
}

/** Returns how to let go. The browser takes the lock back when the page is hidden, so it is asked for again. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  let ended = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    clearTimeout(idle);
    void lock?.release();
    lock = undefined;
  };
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(idle);
    idle = setTimeout(release, IDLE_MS);
    if (asking || lock?.released === false) return;
    asking = true;
    // It is refused when the battery is low.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    asking = false;
    if (ended) release();
  };
  const listen = (): void => void ask();
  const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const event of events) document.addEventListener(event, listen);
  listen();
  return () => {
    ended = true;
    for (const event of events) document.removeEventListener(event, listen);
    release();
  };
}
