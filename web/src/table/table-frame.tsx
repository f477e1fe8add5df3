import {
  Button,
  Dialog,
  type ShownProgress,
  useKeys,
  useLocale,
  useMedia,
  usePhone,
  useShowKeys,
} from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { downloadRecord } from '../browser/download-record.ts';
import { gameName } from '../games/game-pages.ts';
import { Problem } from '../pages/problem.tsx';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useWebTexts } from '../texts/index.ts';
import { type BotSwitch, BotTools } from './bot-tools.tsx';
import { Log } from './log.tsx';
import { Sign } from './sign.tsx';
import type { LoadedTable } from './use-table.ts';
import { isMyTurn } from './whose-turn.ts';
import './table-frame.css';

/** What a kind of table adds to the frame. */
export interface TableExtras {
  /** In the bar. */
  readonly tools?: ReactNode;
  /** Between bar and board. */
  readonly banner?: ReactNode;
  /** In the menu, which it can close. */
  readonly menu?: (close: () => void) => ReactNode;
}

interface TableFrameProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  /** How far the table has shown the history; absent: all of it. */
  readonly shown?: ShownProgress | undefined;
  /** Absent where no bot is to move: people only, or the game is over. */
  readonly bots?: BotSwitch | undefined;
  readonly notice?: string | undefined;
  readonly onNoticed?: () => void;
  readonly onJump: (row: number) => void;
  readonly onResult?: (() => void) | undefined;
  readonly extras?: TableExtras;
  readonly children: ReactNode;
}

/** How long a refusal stays on the screen. */
const NOTICE_MS = 6000;

/** The frame round every game's table: bar, log and menu. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { loaded, connection, snapshot, shown, bots, notice, onNoticed, onJump, onResult, extras, children } =
    props;
  const texts = useWebTexts();
  const locale = useLocale();
  const phone = usePhone();
  // Beside the table only where it takes no room from the boards.
  const wide = useMedia('(min-width: 1600px)');
  const [log, setLog] = useState(wide);
  const [menu, setMenu] = useState(false);
  const name = gameName(loaded.game.id, locale);

  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => onNoticed?.(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, onNoticed]);
  useKeys([{ key: 'l', text: texts.table.log, run: () => setLog(!log) }]);

  const turn = snapshot.frame.result ? 'over' : isMyTurn(snapshot.viewer, snapshot.frame) ? 'mine' : 'other';
  const lines = (
    <Log loaded={loaded} viewer={snapshot.viewer} history={snapshot.history} shown={shown} onJump={onJump} />
  );
  return (
    <div className="w-table" data-row={snapshot.frame.row} data-turn={turn}>
      <header className="w-bar">
        <Link href="/" className="k-button" data-look="quiet" aria-label={texts.home} title={texts.home}>
          <Sign of="home" />
        </Link>
        <h1 translate="no">{name}</h1>
        {bots && <BotTools connection={connection} snapshot={snapshot} loaded={loaded} bots={bots} />}
        {extras?.tools}
        {onResult && (
          <Button look="primary" onClick={onResult}>
            {texts.table.result}
          </Button>
        )}
        <Button look="quiet" aria-expanded={log} aria-label={texts.table.log} onClick={() => setLog(!log)}>
          <Sign of="log" />
          {!phone && <span>{texts.table.log}</span>}
        </Button>
        <Button look="quiet" aria-label={texts.menu} title={texts.menu} onClick={() => setMenu(true)}>
          <Sign of="menu" />
        </Button>
      </header>
      {snapshot.unsaved && (
        <p className="w-unsaved" role="alert">
          {texts.table.unsaved}
        </p>
      )}
      {extras?.banner}
      <div className="w-table-body">
        <main className="w-board">{children}</main>
        {log && wide && (
          <aside className="w-log-side k-scroll" aria-label={texts.table.log}>
            {lines}
          </aside>
        )}
      </div>
      {log && !wide && (
        <Dialog title={texts.table.log} place={phone ? 'bottom' : 'side'} onClose={() => setLog(false)}>
          {lines}
        </Dialog>
      )}
      <p className="w-notice" role="status" data-shown={notice !== undefined}>
        {notice}
      </p>
      {menu && (
        <Menu
          connection={connection}
          record={connection.local || snapshot.frame.result !== undefined}
          more={extras?.menu?.(() => setMenu(false))}
          onLookBack={() => onJump(snapshot.history.at(-1)?.row ?? 0)}
          onClose={() => setMenu(false)}
        />
      )}
    </div>
  );
}

interface MenuProps {
  readonly connection: TableConnection;
  /** The record is available. */
  readonly record: boolean;
  readonly more: ReactNode;
  readonly onLookBack: () => void;
  readonly onClose: () => void;
}

function Menu({ connection, record, more, onLookBack, onClose }: MenuProps): ReactNode {
  const texts = useWebTexts();
  const showKeys = useShowKeys();
  const [failed, setFailed] = useState(false);
  const save = (): void => {
    setFailed(false);
    connection.record().then(downloadRecord, () => setFailed(true));
  };
  return (
    <Dialog title={texts.menu} place="side" onClose={onClose}>
      <div className="w-menu">
        <Button onClick={onLookBack}>{texts.table.replay}</Button>
        {record && <Button onClick={save}>{texts.games.export}</Button>}
        <Button
          onClick={() => {
            onClose();
            showKeys();
          }}
        >
          {texts.table.keys}
        </Button>
        {failed && <Problem text={texts.end.recordFailed} />}
        {more}
      </div>
      <h3 className="w-menu-title">{texts.table.settings}</h3>
      <SettingsForm />
    </Dialog>
  );
}
