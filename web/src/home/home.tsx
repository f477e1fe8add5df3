import { type ReactNode, Suspense } from 'react';
import { GAME_PAGES } from '../games/game-pages.ts';
import { Page } from '../pages/page.tsx';
import { useWebTexts } from '../texts/index.ts';
import { Card } from './game-card.tsx';
import { GameList } from './game-list.tsx';
import { StoredGame } from './late.ts';
import { useGames } from './use-games.ts';
import './home.css';

export function Home(): ReactNode {
  const texts = useWebTexts();
  const { games, remove } = useGames();
  const latest = games?.find(({ ranks }) => ranks === undefined);
  return (
    <Page title={texts.app} bare wide>
      <div className="w-welcome">
        <div className="w-welcome-words">
          <h1 className="w-slogan">{texts.slogan(GAME_PAGES.length)}</h1>
          <p>{texts.lead}</p>
        </div>
        {latest && (
          <Suspense>
            <section className="w-latest" aria-labelledby="latest-title">
              <h2 id="latest-title">{texts.games.latest}</h2>
              <StoredGame latest game={latest} onDelete={() => remove(latest.id)} />
            </section>
          </Suspense>
        )}
      </div>
      <ul className="w-cards">
        {GAME_PAGES.map((game) => (
          <li key={game.id}>
            <Card game={game} continues={latest !== undefined} />
          </li>
        ))}
      </ul>
      <GameList games={games?.filter((game) => game !== latest)} onDelete={remove} />
    </Page>
  );
}
