import type { AdvisedMove } from '@kontor/bots';
import { Button, languageTag, useAnnounce, useKeys, useLocale } from '@kontor/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { Card } from '../table/card.tsx';
import { Sign } from '../table/sign.tsx';
import type { LoadedTable } from '../table/use-table.ts';
import { moveWords } from './move-words.ts';
import { useHintTexts } from './texts/index.ts';
import './hint.css';

/** So many of the best moves are told. */
const MOVES = 3;

interface HintProps {
  readonly loaded: LoadedTable;
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  /** Lights on the boards what a move is about. */
  readonly onPoint: (places: readonly string[] | undefined) => void;
}

interface Asked {
  /** The step after which it was asked. */
  readonly step: number;
  readonly moves: readonly AdvisedMove[] | 'thinking';
  /** The move that the viewer was looking at. */
  readonly idea: string | undefined;
}

/** The last step of the game; notes in the log do not count. */
function lastStep({ history }: Snapshot): number {
  return history.at(-1)?.row ?? 0;
}

/** A button for the bar, and the card with the hint when it was asked for; nothing where there are no hints. */
export function useHint({ loaded, connection, snapshot, onPoint }: HintProps): {
  readonly button: ReactNode;
  readonly card: ReactNode;
  /** Is told the move whose consequences the viewer is looking at. */
  readonly onConsider: (move: string) => void;
} {
  const texts = useHintTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Asked>();
  const { viewer, frame } = snapshot;
  const step = lastStep(snapshot);
  const considered = useRef({ step, move: '' });
  const onConsider = useCallback(
    (move: string) => {
      considered.current = { step, move };
    },
    [step],
  );
  const can =
    connection.hint !== undefined &&
    viewer !== null &&
    frame.decision !== undefined &&
    frame.held === undefined &&
    !frame.ready.includes(viewer);
  const open = asked !== undefined && can && asked.step === step ? asked : undefined;

  const close = (): void => {
    connection.stopHint?.();
    setAsked(undefined);
    onPoint(undefined);
  };
  const ask = async (): Promise<void> => {
    const idea = considered.current.step === step ? considered.current.move : undefined;
    const mine = (viewer === null ? undefined : frame.drafts[viewer]) ?? idea;
    setAsked({ step, moves: 'thinking', idea: mine });
    announce(texts.thinking);
    const moves = await connection.hint?.(languageTag(locale), loaded);
    // Closed or out of date in the meantime.
    setAsked((now) => (now?.step === step && now.moves === 'thinking' && moves ? { ...now, moves } : now));
    const [best] = moves ?? [];
    if (best) announce(texts.ready(moveWords(loaded, snapshot, best.move, locale).text));
  };
  const toggle = (): void => {
    if (open) close();
    else void ask();
  };
  useKeys(can ? [{ key: 'H', text: texts.ask, run: toggle }] : []);
  // The game has gone on.
  const stale = asked !== undefined && !open;
  useEffect(() => {
    if (!stale) return;
    setAsked(undefined);
    onPoint(undefined);
  }, [stale, onPoint]);

  return {
    onConsider,
    button: connection.hint && (
      <Button
        look="quiet"
        aria-label={texts.ask}
        title={texts.ask}
        aria-expanded={open !== undefined}
        disabled={!can}
        onClick={toggle}
      >
        <Sign of="hint" />
      </Button>
    ),
    card: open && (
      <Card title={texts.hint} onClose={close} asked>
        {open.moves === 'thinking' ? (
          <p role="status">{texts.thinking}</p>
        ) : (
          <HintList
            moves={open.moves}
            idea={open.idea}
            loaded={loaded}
            snapshot={snapshot}
            onPoint={onPoint}
          />
        )}
      </Card>
    ),
  };
}

interface HintListProps extends Pick<HintProps, 'loaded' | 'snapshot' | 'onPoint'> {
  /** All moves that the bot looked at, the best first. */
  readonly moves: readonly AdvisedMove[];
  readonly idea: string | undefined;
}

function HintList({ moves, idea, loaded, snapshot, onPoint }: HintListProps): ReactNode {
  const texts = useHintTexts();
  const locale = useLocale();
  const told = useMemo(
    () =>
      moves.slice(0, MOVES).map((each) => ({ ...each, ...moveWords(loaded, snapshot, each.move, locale) })),
    [moves, loaded, snapshot, locale],
  );
  const percent = (value: number): number => Math.round(value * 100);
  const best = percent(told[0]?.value ?? 0);
  const mine = moves.find(({ move }) => move === idea);
  const worse = (value: number): string => {
    const behind = best - percent(value);
    return behind <= 0 ? texts.equal : texts.behind(behind);
  };
  if (told.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <p>{texts.best}</p>
      <ol className="w-hint">
        {told.map(({ move, text, places, value, reasons }, i) => (
          <li key={move}>
            <button
              type="button"
              className="w-hint-move"
              onPointerEnter={() => onPoint(places)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(places)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onPoint(places)}
            >
              <strong>{text}</strong>
              <small>{i === 0 ? texts.chance(best) : worse(value)}</small>
              {reasons.length > 0 && <small>{reasons.join('; ')}</small>}
            </button>
          </li>
        ))}
      </ol>
      {idea !== undefined && (
        <p className="w-hint-idea">
          <strong>{texts.idea}</strong> {moveWords(loaded, snapshot, idea, locale).text}{' '}
          <small>{mine ? worse(mine.value) : texts.notLooked}</small>
        </p>
      )}
    </>
  );
}
