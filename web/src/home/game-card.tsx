import { Scroller, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useDeviceTexts } from '../device/texts/index.ts';
import type { GamePage } from '../games/game-pages.ts';
import { Problem } from '../pages/problem.tsx';
import { RulesLink } from '../rules/rules-link.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { playNow } from '../setup/play-now.ts';
import { useWebTexts } from '../texts/index.ts';
import './game-card.css';

interface CardProps {
  readonly game: GamePage;
  /** There is a game to go on with, which comes before a new one. */
  readonly continues: boolean;
}

/** A game on the home page: what it is, in words and pictures, and the ways to play it. */
export function Card({ game, continues }: CardProps): ReactNode {
  const texts = useWebTexts();
  const { network } = useDeviceTexts();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Whoever has played the game has been told its goal; others learn it first.
  const { goals } = useSettings();
  const { Art } = game.card;
  const name = game.card.name(locale);
  const isNew = game.taught && !goals.includes(game.id);
  const look = (first: boolean): string => (first && !continues ? 'primary' : 'plain');
  const learn = game.taught && (
    <Link
      href={`/learn/${game.id}`}
      className="k-button"
      data-look={look(isNew)}
      aria-label={texts.play.learnHint(name)}
    >
      {texts.play.learn}
    </Link>
  );

  const play = async (): Promise<void> => {
    setStarting(true);
    setProblem(undefined);
    navigate(await playNow(game, texts.setup));
  };

  return (
    <article className="w-card" aria-labelledby={`card-${game.id}`}>
      <div className="w-card-art" aria-hidden="true">
        <Art />
      </div>
      <div className="w-card-words">
        <h2 id={`card-${game.id}`} translate="no">
          {name}
        </h2>
        <p className="w-card-facts">
          {game.card.facts(locale)} <RulesLink game={game.id} name={name} />
        </p>
        <p className="w-card-tagline">{game.card.tagline(locale)}</p>
        <div className="w-actions">
          {isNew && learn}
          <button
            type="button"
            className="k-button"
            data-look={look(!isNew)}
            aria-label={texts.play.nowHint(name)}
            disabled={starting}
            onClick={() =>
              void play().catch(() => {
                setStarting(false);
                setProblem(navigator.onLine ? network.notFetched : network.notLoaded);
              })
            }
          >
            {texts.play.now}
          </button>
          {!isNew && learn}
          <Link href={`/setup/${game.id}`} className="k-button" aria-label={texts.play.setUpHint(name)}>
            {texts.play.setUp}
          </Link>
          <Link
            href={`/online/new/${game.id}`}
            className="k-button"
            aria-label={texts.play.friendsHint(name)}
          >
            {texts.play.friends}
          </Link>
        </div>
        <Problem text={problem} />
      </div>
      <Scroller className="w-card-pictures" label={texts.play.pictures(name)}>
        <ul>
          {game.card.pictures(locale).map(({ address, caption }) => (
            <li key={address}>
              <figure>
                <img src={address} alt="" width={480} height={300} loading="lazy" decoding="async" />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Scroller>
    </article>
  );
}
