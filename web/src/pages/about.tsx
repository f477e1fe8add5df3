import { useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { GAME_PAGES } from '../games/game-pages.ts';
import { useWebTexts } from '../texts/index.ts';
import { Page } from './page.tsx';
import './about.css';

export function About(): ReactNode {
  const { about } = useWebTexts();
  const locale = useLocale();
  return (
    <Page title={about.title}>
      <div className="w-about">
        <div className="w-leaf w-prose">
          <p>{about.intro(GAME_PAGES.length)}</p>
          <p>{about.local}</p>
          <h2>{about.games}</h2>
          {GAME_PAGES.map(({ id, card }) => card.credits && <p key={id}>{card.credits(locale)}</p>)}
          <p>{about.unofficial}</p>
        </div>
        <div className="w-leaf w-prose">
          <h2>{about.credits}</h2>
          <p>{about.icons}</p>
          <p>{about.fonts}</p>
          <p>{about.licence}</p>
        </div>
      </div>
    </Page>
  );
}
