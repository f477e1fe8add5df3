import { type GameCard, textsFor } from '@kontor/ui';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts/index.ts';
import './card.css';

/** Pebbles on the home page. */
export const card: GameCard = {
  name: () => 'Pebbles',
  tagline: (locale) => textsFor(TEXTS, locale).tagline,
  facts: (locale) => textsFor(TEXTS, locale).facts,
  Art,
  // A table that still changes needs no pictures of itself.
  pictures: () => [],
};

function Art(): ReactNode {
  return (
    <svg
      className="pebbles-art"
      viewBox="0 0 640 380"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="pebbles-ground" width={640} height={380} />
      {Array.from({ length: 15 }, (_, i) => i).map((i) => (
        <ellipse
          key={i}
          className="pebbles-stone"
          cx={120 + 100 * (i % 5)}
          cy={90 + 100 * Math.floor(i / 5)}
          rx={36}
          ry={26}
        />
      ))}
    </svg>
  );
}
