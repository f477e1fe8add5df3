/** Smaller differences are the machine's own fine adjustments. */
const STEP_MS = 1000;

/**
 * Wall time that never goes back. When the machine's clock is set back, time goes on as it was, shifted by the step, so
 * that clocks of games neither stop nor lose anything; when it is set forward again, the shift becomes smaller.
 */
export function steadyClock(
  wall: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): () => number {
  let lastWall = wall();
  let lastMonotonic = monotonic();
  let shift = 0;
  let latest = lastWall;
  return () => {
    const [wallNow, monotonicNow] = [wall(), monotonic()];
    const step = wallNow - lastWall - (monotonicNow - lastMonotonic);
    if (Math.abs(step) >= STEP_MS) shift = Math.max(0, shift - step);
    lastWall = wallNow;
    lastMonotonic = monotonicNow;
    latest = Math.max(latest, Math.round(wallNow + shift));
    return latest;
  };
}
