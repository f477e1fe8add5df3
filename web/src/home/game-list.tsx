import { type ReactNode, Suspense } from 'react';
import type { Summary } from '../store/database.ts';
import { useWebTexts } from '../texts/index.ts';
import { StoredGame } from './late.ts';
import { OpenRecord } from './open-record.tsx';

interface GameListProps {
  /** All but the one that is continued above; undefined until they are read. */
  readonly games: readonly Summary[] | undefined;
  readonly onDelete: (id: string) => Promise<void>;
}

/** The games kept on this device, and a button that opens a record file. */
export function GameList({ games, onDelete }: GameListProps): ReactNode {
  const { games: texts } = useWebTexts();
  return (
    <section className="w-games" aria-labelledby="games-title">
      <div className="w-games-head">
        <h2 id="games-title">{texts.title}</h2>
        <OpenRecord />
      </div>
      {games?.length === 0 && <p className="w-help">{texts.none}</p>}
      <Suspense>
        <ul>
          {games?.map((game) => (
            <li key={game.id}>
              <StoredGame game={game} onDelete={() => onDelete(game.id)} />
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
