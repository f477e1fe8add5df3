import type { Problem } from '@kontor/core';
import { Button, Dialog, languageTag, PlayerName, useLocale } from '@kontor/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { downloadRecord } from '../browser/download-record.ts';
import { gameName } from '../games/game-pages.ts';
import { RecordProblems } from '../pages/record-problems.tsx';
import type { Summary } from '../store/database.ts';
import { deleteTable, listTables, loadTable } from '../store/tables.ts';
import { useWebTexts } from '../texts/index.ts';

/** The games kept on this device, and a button that opens a record file. */
export function GameList(): ReactNode {
  const { games: texts } = useWebTexts();
  const [games, setGames] = useState<readonly Summary[]>([]);
  const [toDelete, setToDelete] = useState<Summary>();

  const refresh = useCallback(() => {
    listTables().then(setGames, () => setGames([]));
  }, []);
  useEffect(refresh, [refresh]);

  const remove = async (game: Summary): Promise<void> => {
    await deleteTable(game.id);
    setToDelete(undefined);
    refresh();
  };

  return (
    <section className="w-games" aria-labelledby="games-title">
      <div className="w-games-head">
        <h2 id="games-title">{texts.title}</h2>
        <Import />
      </div>
      <ul>
        {games.map((game) => (
          <Game key={game.id} game={game} onDelete={() => setToDelete(game)} />
        ))}
      </ul>
      {toDelete && (
        <Dialog
          title={texts.deleteTitle}
          onClose={() => setToDelete(undefined)}
          footer={
            <>
              <Button look="regret" onClick={() => void remove(toDelete)}>
                {texts.delete}
              </Button>
              <Button look="primary" onClick={() => setToDelete(undefined)}>
                {texts.keep}
              </Button>
            </>
          }
        >
          <p>{texts.deleteText}</p>
        </Dialog>
      )}
    </section>
  );
}

function Game({ game, onDelete }: { game: Summary; onDelete: () => void }): ReactNode {
  const { games: texts } = useWebTexts();
  const locale = useLocale();
  const { state, mine, over } = stateOf(game, texts);
  const save = async (): Promise<void> => {
    const stored = await loadTable(game.id);
    if (stored) downloadRecord(stored.record);
  };
  const when = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="w-game">
      <div className="w-game-what">
        <h3 translate="no">{gameName(game.game, locale)}</h3>
        <div className="w-game-players">
          {game.players.map((player, seat) => (
            <PlayerName key={player.name} player={{ ...player, seat }} />
          ))}
        </div>
        <p className="w-game-state" data-mine={mine}>
          {state} <span className="w-game-state">· {texts.moves(game.rows)} · </span>
          <time className="w-game-state" translate="no" dateTime={new Date(game.updated).toISOString()}>
            {when.format(game.updated)}
          </time>
        </p>
      </div>
      <div className="w-game-buttons">
        <Button look="quiet" onClick={onDelete}>
          {texts.delete}
        </Button>
        <Button look="quiet" onClick={() => void save()}>
          {texts.export}
        </Button>
        <Link href={`/play/${game.id}`} className="k-button" data-look={mine ? 'primary' : 'plain'}>
          {over ? texts.look : texts.resume}
        </Link>
      </div>
    </li>
  );
}

function stateOf(
  game: Summary,
  texts: ReturnType<typeof useWebTexts>['games'],
): { state: string; mine: boolean; over: boolean } {
  const name = (seat: number): string => game.players[seat]?.name ?? '';
  if (game.ranks) {
    const winners = game.ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []));
    return { state: texts.over(winners), mine: false, over: true };
  }
  const people = game.players.filter((player) => player.bot === undefined).length;
  const person = game.active.find((seat) => game.players[seat]?.bot === undefined);
  if (person !== undefined && people === 1) return { state: texts.yourTurn, mine: true, over: false };
  return {
    state: texts.turnOf(name(person ?? game.active[0] ?? 0)),
    mine: person !== undefined,
    over: false,
  };
}

function Import(): ReactNode {
  const { games: texts } = useWebTexts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>();
  const [known, setKnown] = useState<{ readonly id: string; readonly file: File }>();

  const open = async (file: File | undefined, copy = false): Promise<void> => {
    if (!file) return;
    const { importRecord } = await import('../store/records.ts');
    const added = await importRecord(file, copy);
    if (!added.ok) setProblems(added.problems);
    else if (added.value.further) setKnown({ id: added.value.id, file });
    else navigate(`/play/${added.value.id}`);
  };

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.import}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{texts.import}</Button>
      {known && (
        <Dialog
          title={texts.known}
          onClose={() => setKnown(undefined)}
          footer={
            <>
              <Button onClick={() => void open(known.file, true)}>{texts.openCopy}</Button>
              <Link href={`/play/${known.id}`} className="k-button" data-look="primary">
                {texts.openKnown}
              </Link>
            </>
          }
        >
          <p>{texts.knownText}</p>
        </Dialog>
      )}
      {problems && (
        <Dialog title={texts.importFailed} onClose={() => setProblems(undefined)}>
          <RecordProblems problems={problems} />
        </Dialog>
      )}
    </div>
  );
}
