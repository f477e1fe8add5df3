import type { Frame, Seat, Viewer } from '@kontor/core';

/** Who should be the viewer at this device: the same person as before, or the next one by hand-over. */
export function nextViewer(
  people: readonly Seat[],
  viewer: Viewer,
  frame: Pick<Frame<unknown>, 'active' | 'ready' | 'held' | 'result'>,
): Viewer {
  if (people.length < 2) return people[0] ?? null;
  if (frame.result || frame.held !== undefined) return viewer;
  const asked = (seat: Seat): boolean => frame.active.includes(seat) && !frame.ready.includes(seat);
  if (viewer !== null && asked(viewer)) return viewer;
  const after = people.filter((seat) => viewer !== null && seat > viewer);
  return [...after, ...people].find(asked) ?? viewer;
}

/** Whether the viewer owes an answer or a confirmation. */
export function isMyTurn(
  viewer: Viewer,
  { decision, held, ready, result }: Pick<Frame<unknown>, 'decision' | 'held' | 'ready' | 'result'>,
): boolean {
  if (viewer === null || result || ready.includes(viewer)) return false;
  return decision !== undefined || held !== undefined;
}
