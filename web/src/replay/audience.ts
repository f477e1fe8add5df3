import type { Audience, Viewer } from '@kontor/core';

/** Whose eyes, as an address or a form tells it. */
export function audienceText(audience: Audience): string {
  return audience === null ? 'spectator' : String(audience);
}

/** What is not told, or told wrongly, are one's own. */
export function audienceFrom(text: string | null, own: Viewer, seats: number): Audience {
  if (text === 'all') return text;
  if (text === 'spectator') return null;
  return text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : own;
}
