import type { PlayedGame, PlayedGames } from '@kontor/protocol';
import { languageTag, PlayerMark, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_PAGES, gameName } from '../../games/game-pages.ts';
import { MiniTable } from '../../pages/mini-table.tsx';
import { Problem } from '../../pages/problem.tsx';
import { api, type PlayedQuery } from '../connection/api.ts';
import { Pager } from '../lobby/pager.tsx';
import { shownName } from '../seat/shown-name.ts';
import { problemText, useOnlineTexts } from '../texts/index.ts';
import { type MyPageTexts, useMyPageTexts } from './texts/index.ts';
import '../../pages/fields.css';

/** Somebody who types is given so long before the list is asked for. */
const TYPING_MS = 250;

const EVERYTHING: PlayedQuery = { page: 1, game: '', search: '' };

/** The games that are over, a page at a time. */
export function Played(): ReactNode {
  const texts = useMyPageTexts();
  const locale = useLocale();
  const [query, setQuery] = useState(EVERYTHING);
  const { games, problem } = usePlayed(query);
  const isFiltered = query.game !== '' || query.search !== '';
  return (
    <section aria-labelledby="my-played" className="w-lobby-mine">
      <h2 id="my-played">{texts.played}</h2>
      <search className="w-played-search">
        <label className="w-field">
          <span>{texts.search}</span>
          <input
            type="search"
            name="search"
            value={query.search}
            maxLength={40}
            onChange={({ target }) => setQuery({ ...query, search: target.value, page: 1 })}
          />
        </label>
        <label className="w-field">
          <span>{texts.game}</span>
          <select
            name="game"
            value={query.game}
            onChange={({ target }) => setQuery({ ...query, game: target.value, page: 1 })}
          >
            <option value="">{texts.allGames}</option>
            {GAME_PAGES.map(({ id }) => (
              <option key={id} value={id} translate="no">
                {gameName(id, locale)}
              </option>
            ))}
          </select>
        </label>
        <p className="w-help" aria-live="polite">
          {games && texts.found(games.count)}
        </p>
      </search>
      <Problem text={problem} />
      {games?.count === 0 && <p className="w-help">{isFiltered ? texts.nothing : texts.noPlayed}</p>}
      <ul className="w-tables">
        {games?.games.map((game) => (
          <PlayedItem key={game.id} played={game} texts={texts} />
        ))}
      </ul>
      <Pager page={query.page} pages={games?.pages ?? 1} onPage={(page) => setQuery({ ...query, page })} />
    </section>
  );
}

function PlayedItem({ played, texts }: { played: PlayedGame; texts: MyPageTexts }): ReactNode {
  const locale = useLocale();
  const online = useOnlineTexts();
  const { id, game, stage, seats, mine, endedAt } = played;
  const name = gameName(game, locale);
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(endedAt);
  const order = [...seats.keys()].sort((a, b) => (seats[a]?.rank ?? a) - (seats[b]?.rank ?? b));
  return (
    <li className="w-tables-item">
      <MiniTable seats={seats} />
      <div className="w-tables-what">
        <h3 translate="no">{name}</h3>
        <ol className="w-played-people">
          {order.map((number) => {
            const seat = seats[number];
            if (!seat) return null;
            return (
              <li key={number} data-mine={number === mine}>
                {seat.rank !== null && <span className="w-played-rank">{seat.rank}.</span>}
                <PlayerMark player={seat} />
                <span className="w-played-name">
                  {number === mine ? (
                    online.create.you
                  ) : (
                    <span translate="no">{shownName(seat.name, online)}</span>
                  )}
                  {seat.bot && <span className="w-help"> ({texts.bot})</span>}
                </span>
                {seat.score !== null && <span className="w-played-score">{texts.points(seat.score)}</span>}
              </li>
            );
          })}
        </ol>
        <p className="w-tables-state">
          {endOf(played, texts)} · <time dateTime={new Date(endedAt).toISOString()}>{day}</time>
        </p>
      </div>
      <div className="w-played-links">
        <Link href={`/table/${id}/0`} className="k-button" aria-label={texts.replayOf(name, day)}>
          {texts.replay}
        </Link>
        {stage === 'finished' && (
          <Link
            href={`/table/${id}`}
            className="k-button"
            data-look="quiet"
            aria-label={texts.lookAt(name, day)}
          >
            {texts.look}
          </Link>
        )}
      </div>
    </li>
  );
}

function endOf({ stage, seats, mine }: PlayedGame, texts: MyPageTexts): string {
  if (stage !== 'finished') return texts.ended[stage];
  const rank = seats[mine]?.rank ?? 1;
  return rank === 1 ? texts.won : texts.place(rank, seats.length);
}

/** Fetches the games; what was found before stays until something else is there. */
function usePlayed(query: PlayedQuery): {
  readonly games: PlayedGames | undefined;
  readonly problem: string | undefined;
} {
  const online = useOnlineTexts();
  const [games, setGames] = useState<PlayedGames>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    const ask = (): void => {
      api.played(query).then(
        (found) => {
          if (!current) return;
          setGames(found);
          setProblem(undefined);
        },
        (error: unknown) => current && setProblem(problemText(online, error)),
      );
    };
    const timer = setTimeout(ask, query.search === '' ? 0 : TYPING_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, online]);
  return { games, problem };
}
