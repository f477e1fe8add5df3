import type { Eyes, Viewer } from '@kontor/core';

/** Whose eyes, as an address or a form tells it. */
export function eyesText(eyes: Eyes): string {
  return eyes === null ? 'spectator' : String(eyes);
}

/** What is not told, or told wrongly, are one's own. */
export function eyesFrom(text: string | null, own: Viewer, seats: number): Eyes {
  if (text === 'all') return text;
  if (text === 'spectator') return null;
  return text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : own;
}
