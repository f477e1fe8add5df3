import { Button, Dialog, languageTag, PlayerName, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { downloadRecord } from '../browser/download-record.ts';
import { gameName } from '../games/game-pages.ts';
import { MiniTable } from '../pages/mini-table.tsx';
import type { Summary } from '../store/database.ts';
import { loadTable } from '../store/tables.ts';
import type { WebTexts } from '../texts/en.ts';
import { useWebTexts } from '../texts/index.ts';
import './stored-game.css';

interface StoredGameProps {
  readonly game: Summary;
  /** The one that most people go on with. */
  readonly latest?: boolean;
  readonly onDelete: () => Promise<void>;
}

/** A game kept on this device: who plays, whose turn it is, and what can be done with it. */
export function StoredGame({ game, latest = false, onDelete }: StoredGameProps): ReactNode {
  const { games: texts, table } = useWebTexts();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const you = onlyPersonIn(game);
  const { state, mine, over } = stateOf(game, you, texts);
  const save = async (): Promise<void> => {
    const stored = await loadTable(game.id);
    if (stored) downloadRecord(stored.record);
  };
  const when = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className="w-game">
      <MiniTable seats={game.players} />
      <div className="w-game-what">
        <h3 translate="no">{gameName(game.game, locale)}</h3>
        <div className="w-game-players">
          {game.players.map((player, seat) => (
            <PlayerName
              key={player.name}
              player={{ ...player, seat, name: seat === you ? table.you : player.name }}
            />
          ))}
        </div>
        <p className="w-game-state" data-mine={mine}>
          {state}{' '}
          <span className="w-game-moment">
            · {texts.moves(game.rows)} ·{' '}
            <time translate="no" dateTime={new Date(game.updated).toISOString()}>
              {when.format(game.updated)}
            </time>
          </span>
        </p>
      </div>
      <div className="w-game-buttons">
        <Button look="quiet" onClick={() => setAsking(true)}>
          {texts.delete}
        </Button>
        <Button look="quiet" onClick={() => void save()}>
          {texts.export}
        </Button>
        <Link
          href={`/play/${game.id}`}
          className="k-button"
          data-look={latest && !over ? 'primary' : 'plain'}
        >
          {over ? texts.look : texts.resume}
        </Link>
      </div>
      {asking && (
        <Dialog
          title={texts.deleteTitle}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button look="regret" onClick={() => void onDelete()}>
                {texts.delete}
              </Button>
              <Button look="primary" onClick={() => setAsking(false)}>
                {texts.keep}
              </Button>
            </>
          }
        >
          <p>{texts.deleteText}</p>
        </Dialog>
      )}
    </article>
  );
}

function peopleIn({ players }: Summary): readonly number[] {
  return players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

/** The only person at this device is "you". */
function onlyPersonIn(game: Summary): number | undefined {
  const people = peopleIn(game);
  return people.length === 1 ? people[0] : undefined;
}

/** Whose turn it is or who won. */
function stateOf(
  game: Summary,
  you: number | undefined,
  texts: WebTexts['games'],
): { state: string; mine: boolean; over: boolean } {
  const name = (seat: number): string => game.players[seat]?.name ?? '';
  const people = peopleIn(game);
  if (game.ranks) {
    const winners = game.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const others = winners.filter((seat) => seat !== you).map(name);
    const state = winners.length > others.length ? texts.youWon(others) : texts.over(others);
    return { state, mine: false, over: true };
  }
  const person = game.active.find((seat) => people.includes(seat));
  if (person !== undefined && person === you) return { state: texts.yourTurn, mine: true, over: false };
  return {
    state: texts.turnOf(name(person ?? game.active[0] ?? 0)),
    mine: person !== undefined,
    over: false,
  };
}
