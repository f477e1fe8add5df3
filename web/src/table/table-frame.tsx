import type { StepEvents } from '@kontor/core';
import {
  Button,
  Dialog,
  RuleLink,
  RuleLinks,
  ruleInSight,
  type ShownProgress,
  useKeys,
  useLocale,
  useMedia,
  usePhone,
} from '@kontor/ui';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { gameName } from '../games/game-pages.ts';
import { useArrival } from '../pages/arrival.ts';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { useRulesTexts } from '../rules/texts/index.ts';
import { useWebTexts } from '../texts/index.ts';
import { type BotSwitch, BotTools } from './bot-tools.tsx';
import { GoalCard, useNewToGame } from './goal-card.tsx';
import { Explain, Menu, RulesPanel } from './late.ts';
import { Log } from './log.tsx';
import { Sign } from './sign.tsx';
import { StoryStrip } from './story-strip.tsx';
import { useFirstPointing } from './use-first-pointing.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSkipKeys } from './use-skip-keys.ts';
import type { LoadedTable } from './use-table.ts';
import { isMyTurn } from './whose-turn.ts';
import './table-frame.css';

/** What a kind of table adds to the frame. */
export interface TableExtras {
  /** In the bar. */
  readonly tools?: ReactNode;
  /** In the bar, in place of the story's lines. */
  readonly remark?: ReactNode;
  /** Between bar and board. */
  readonly banner?: ReactNode;
  /** Above the result, which covers the banner. */
  readonly end?: ReactNode;
  /** In the menu, which it can close. */
  readonly menu?: (close: () => void) => ReactNode;
}

interface TableFrameProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  /** The moment on the boards, if it is not the present. */
  readonly moment?: Pick<Snapshot, 'viewer' | 'frame' | 'history'>;
  /** How far the table has shown the history; absent: all of it. */
  readonly shown?: ShownProgress | undefined;
  /** What the line that is pointed at is about. */
  readonly onPoint: (places: readonly string[] | undefined) => void;
  /** Several people look at the table together. */
  readonly covered?: true | undefined;
  /** Absent where no bot is to move: people only, or the game is over. */
  readonly bots?: BotSwitch | undefined;
  /** Why something was refused, and by which rule. */
  readonly notice?: { readonly text: string; readonly rule: string | undefined } | undefined;
  readonly onNoticed?: () => void;
  readonly onJump: (row: number) => void;
  readonly onResult?: (() => void) | undefined;
  readonly extras?: TableExtras;
  /** A lesson tells how one wins, so no card does. */
  readonly taught?: boolean;
  readonly children: ReactNode;
}

/** The rule book was asked for: at which rule, and for the how-many-th time, because the same rule may be asked for again. */
interface BookRequest {
  readonly rule: string | undefined;
  readonly number: number;
}

/** How long a refusal stays on the screen. */
const NOTICE_MS = 6000;

/** The frame round every game's table: bar, story, log, cards and menu. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { loaded, connection, snapshot, shown, onPoint, covered, bots, notice, onNoticed } = props;
  const { onJump, onResult, extras, children } = props;
  const { viewer, frame, history } = props.moment ?? snapshot;
  const { ui, table, players } = loaded;
  const texts = useWebTexts();
  const rulesTexts = useRulesTexts();
  const locale = useLocale();
  const phone = usePhone();
  // Beside the table only where it takes no room from the boards.
  const wide = useMedia('(min-width: 1600px)');
  const [log, setLog] = useState(wide);
  const [menu, setMenu] = useState(false);
  const [book, setBook] = useState<BookRequest>();
  const openBook = (rule: string | undefined): void => setBook({ rule, number: (book?.number ?? 0) + 1 });
  const whole = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const name = gameName(loaded.game.id, locale);

  const said = notice?.text;
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => onNoticed?.(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [said, onNoticed]);
  useKeys([
    { key: 'l', text: texts.table.log, run: () => setLog(!log) },
    {
      key: 'R',
      text: rulesTexts.key,
      run: () => (book ? setBook(undefined) : openBook(ruleInSight(document))),
    },
  ]);
  useSkipKeys(board);
  // From there the first Tab reaches the link to the question.
  useArrival(whole);
  useKeptFocus(board, frame);
  const pointing = useFirstPointing(whole);
  const goal = useGoal(loaded, snapshot, props.moment !== undefined || props.taught === true);

  const turn = snapshot.frame.result ? 'over' : isMyTurn(snapshot.viewer, snapshot.frame) ? 'mine' : 'other';
  const lines = (
    <Log
      loaded={loaded}
      viewer={snapshot.viewer}
      history={snapshot.history}
      shown={shown}
      onJump={onJump}
      onPoint={onPoint}
    />
  );
  return (
    <RuleLinks open={openBook}>
      <div
        ref={whole}
        tabIndex={-1}
        className="w-table"
        data-row={snapshot.frame.row}
        data-turn={turn}
        data-cards={ui.cards}
      >
        <a className="w-skip" href="#question">
          {texts.table.skipToQuestion}
        </a>
        <header className="w-bar">
          <Link href="/" className="k-button" data-look="quiet" aria-label={texts.home} title={texts.home}>
            <Sign of="home" />
          </Link>
          <h1 translate="no">{name}</h1>
          {!(log && wide) && (
            <StoryStrip loaded={loaded} viewer={viewer} history={history} shown={shown} onPoint={onPoint} />
          )}
          {extras?.remark}
          {bots && <BotTools connection={connection} snapshot={snapshot} loaded={loaded} bots={bots} />}
          {extras?.tools}
          {onResult && (
            <Button look="primary" onClick={onResult}>
              {texts.table.result}
            </Button>
          )}
          {ui.Goal && (
            <Button
              look="quiet"
              aria-expanded={goal.open !== undefined}
              aria-label={texts.table.goal}
              title={texts.table.goal}
              onClick={goal.toggle}
            >
              <Sign of="goal" />
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
          <main ref={board} tabIndex={-1} className="w-board">
            {children}
            {ui.explain && pointing && (
              <Suspense>
                <Explain
                  root={whole}
                  first={pointing}
                  explain={async (id) =>
                    (await ui.explain?.())?.(id, { table, viewer, players, frame, locale })
                  }
                />
              </Suspense>
            )}
          </main>
          {log && wide && (
            <aside className="w-log-side k-scroll" aria-label={texts.table.log}>
              {lines}
            </aside>
          )}
        </div>
        {goal.open && (
          <GoalCard
            loaded={loaded}
            snapshot={{ viewer, frame }}
            history={history}
            covered={covered}
            asked={goal.open === 'asked'}
            onClose={goal.toggle}
          />
        )}
        {log && !wide && (
          <Dialog title={texts.table.log} place={phone ? 'bottom' : 'side'} onClose={() => setLog(false)}>
            {lines}
          </Dialog>
        )}
        <p className="w-notice" role="status" data-shown={notice !== undefined}>
          {notice?.text} <RuleLink rule={notice?.rule} of="refusal" />
        </p>
        {menu && (
          <Suspense>
            <Menu
              connection={connection}
              record={connection.local || snapshot.frame.result !== undefined}
              more={extras?.menu?.(() => setMenu(false))}
              onLookBack={() => onJump(snapshot.history.at(-1)?.row ?? 0)}
              onRules={() => {
                setMenu(false);
                openBook(undefined);
              }}
              onClose={() => setMenu(false)}
            />
          </Suspense>
        )}
        {book && (
          <Suspense>
            <RulesPanel
              key={book.number}
              loaded={loaded}
              rule={book.rule}
              onClose={() => setBook(undefined)}
            />
          </Suspense>
        )}
      </div>
    </RuleLinks>
  );
}

interface GoalState {
  /** Who opened the card. */
  readonly open: 'asked' | 'byItself' | undefined;
  readonly toggle: () => void;
}

/** The card that says how one wins: by its key, and by itself in somebody's first game until they act. */
function useGoal({ game, ui }: LoadedTable, { viewer, frame, history }: Snapshot, quiet: boolean): GoalState {
  const { table: texts } = useWebTexts();
  const { fresh, told } = useNewToGame(game.id);
  const [open, setOpen] = useState<GoalState['open']>(() =>
    fresh && ui.Goal && viewer !== null && !quiet && !frame.result ? 'byItself' : undefined,
  );
  const toggle = (): void => {
    if (open) told();
    setOpen(open ? undefined : 'asked');
  };
  const stale = open === 'byItself' && (hasActed(viewer, history) || frame.held !== undefined);
  useEffect(() => {
    if (!stale) return;
    told();
    setOpen(undefined);
  });
  useKeys(ui.Goal ? [{ key: 'g', text: texts.goal, run: toggle }] : []);
  return { open: stale ? undefined : open, toggle };
}

function hasActed(viewer: Snapshot['viewer'], history: readonly StepEvents<unknown>[]): boolean {
  return history.some(({ seat }) => seat !== null && seat === viewer);
}
