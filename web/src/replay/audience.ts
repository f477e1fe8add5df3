import type { Audience, Viewer } from '@kontor/core';

/** An audience as the text of an address or a form. */
export function audienceText(audience: Audience): string {
  return audience === null ? 'spectator' : String(audience);
}

/** An audience from such a text; the viewer where it is missing or not valid. */
export function audienceFrom(text: string | null, own: Viewer, seats: number): Audience {
  if (text === 'all') return text;
  if (text === 'spectator') return null;
  return text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : own;
}
