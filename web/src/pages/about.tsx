import type { ReactNode } from 'react';
import { useWebTexts } from '../texts/index.ts';
import { Page } from './page.tsx';

export function About(): ReactNode {
  const { about } = useWebTexts();
  return (
    <Page title={about.title}>
      <div className="w-prose">
        <p>{about.intro}</p>
        <p>{about.local}</p>
        <h2>{about.games}</h2>
        <p>{about.hermagor}</p>
        <p>{about.merchants}</p>
        <p>{about.unofficial}</p>
        <h2>{about.credits}</h2>
        <p>{about.icons}</p>
        <p>{about.fonts}</p>
        <p>{about.licence}</p>
      </div>
    </Page>
  );
}
