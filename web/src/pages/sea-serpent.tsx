import type { ReactNode } from 'react';

/** The picture of the page for unknown addresses. */
export function SeaSerpent(): ReactNode {
  return (
    <svg viewBox="0 0 320 150" width="320" aria-hidden="true">
      <rect width="320" height="150" rx="10" fill="var(--map-sea)" />
      <g fill="none" stroke="var(--map-sea-line)" strokeWidth={1.6}>
        <path d="M14 30q10-7 20 0t20 0M250 22q9-6 18 0t18 0M28 134q10-7 20 0t20 0M236 136q10-7 20 0t20 0M128 18q8-6 16 0" />
      </g>
      <g fill="var(--map-wood)" stroke="var(--map-ink)" strokeWidth={2.4} strokeLinejoin="round">
        <path d="M226 104q0-34 22-34t22 34l-12 0q0-19-10-19t-10 19z" />
        <path d="M150 104q0-48 30-48t30 48l-14 0q0-31-16-31t-16 31z" />
        <path d="M282 104q2-16 14-22l-2 8 9-2q-8 8-9 16z" />
        <path d="M120 104q-10-2-12-24-1-14 4-20-14 8-30 4-14-4-14-12l8 2-2-8q10 4 24 2 4-8 12-8l2 8q18 8 20 32 1 16-0 24z" />
      </g>
      <circle cx="98" cy="50" r="3" fill="var(--map-paper)" stroke="var(--map-ink)" strokeWidth={1.5} />
      <g fill="none" stroke="var(--map-ink)" strokeWidth={2}>
        <path d="M96 106q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0" />
        <path d="M110 118q12-6 24 0t24 0 24 0 24 0 24 0 24 0" opacity={0.5} />
      </g>
    </svg>
  );
}
