import type { GameStatistics } from '@kontor/protocol';
import { Chart, languageTag, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { gameName } from '../../games/game-pages.ts';
import { api } from '../connection/api.ts';
import { useMyPageTexts } from './texts/index.ts';

/** How somebody has done in each game, if they have played one to its end. */
export function Statistics(): ReactNode {
  const texts = useMyPageTexts();
  const language = languageTag(useLocale());
  const [games, setGames] = useState<readonly GameStatistics[]>([]);
  useEffect(() => {
    let current = true;
    api.statistics(language).then(
      (loaded) => current && setGames(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="my-statistics">
      <h2 id="my-statistics">{texts.statistics}</h2>
      <div className="w-statistics">
        {games.map((game) => (
          <OneGame key={game.game} statistics={game} />
        ))}
      </div>
    </section>
  );
}

function OneGame({ statistics }: { readonly statistics: GameStatistics }): ReactNode {
  const texts = useMyPageTexts();
  const locale = useLocale();
  const { game, games, places, scores, favourites } = statistics;
  const day = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'short' });
  return (
    <div className="w-statistics-game">
      <h3 translate="no">{gameName(game, locale)}</h3>
      <p>{texts.summary(games, places[0] ?? 0)}</p>
      <Bars title={texts.places} bars={places.map((count, i) => ({ name: texts.rank(i + 1), count }))} />
      {scores.length > 1 && (
        <Chart
          title={texts.scores}
          small
          labels={scores.map(({ at }) => day.format(at))}
          series={[
            { name: texts.you, colour: 'blue', shape: 'circle', values: scores.map(({ score }) => score) },
          ]}
        />
      )}
      {favourites && favourites.games > 0 && (
        <>
          <Bars title={texts.products} bars={favourites.products} />
          <Bars title={texts.cities} bars={favourites.cities} />
          <p className="w-help">{texts.favouritesFrom(favourites.games)}</p>
        </>
      )}
    </div>
  );
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly count: number }[];
}

/** How often each of some things was, as numbers and as lengths. */
function Bars({ title, bars }: BarsProps): ReactNode {
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <table className="w-places">
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td aria-hidden="true">
              <span className="w-places-bar" style={{ width: `${(100 * count) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
