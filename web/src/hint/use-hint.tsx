import type { AdvisedMove } from '@kontor/bots';
import { Button, languageTag, useAnnounce, useKeys, useLocale } from '@kontor/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { Card } from '../table/card.tsx';
import { HintList } from '../table/late.ts';
import { Sign } from '../table/sign.tsx';
import type { LoadedTable } from '../table/use-table.ts';
import { moveWords } from './move-words.ts';
import { useHintTexts } from './texts/index.ts';

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
  /** The move that the viewer was looking at; the bot values it, too. */
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
  const considered = useRef<{ readonly step: number; readonly move: string } | undefined>(undefined);
  const can =
    connection.hint !== undefined &&
    viewer !== null &&
    frame.decision !== undefined &&
    frame.held === undefined &&
    !frame.ready.includes(viewer);
  const open = asked !== undefined && can && asked.step === step ? asked : undefined;
  const isOpen = open !== undefined;
  const [looked, setLooked] = useState<string>();
  const onConsider = useCallback(
    (move: string) => {
      considered.current = { step, move };
      // Nothing is drawn anew for it while no hint is shown.
      if (isOpen) setLooked(move);
    },
    [step, isOpen],
  );
  const draft = viewer === null ? undefined : frame.drafts[viewer];

  const close = (): void => {
    connection.stopHint?.();
    setAsked(undefined);
    onPoint(undefined);
  };
  const ask = async (): Promise<void> => {
    const idea = considered.current?.step === step ? considered.current.move : undefined;
    const mine = draft ?? idea;
    setLooked(undefined);
    setAsked({ step, moves: 'thinking', idea: mine });
    announce(texts.thinking);
    const moves = await connection.hint?.(languageTag(locale), loaded, mine);
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
        aria-expanded={isOpen}
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
          <Suspense fallback={<p role="status">{texts.thinking}</p>}>
            <HintList
              moves={open.moves}
              idea={open.idea}
              newIdea={draft ?? looked}
              onCompare={() => void ask()}
              loaded={loaded}
              snapshot={snapshot}
              onPoint={onPoint}
            />
          </Suspense>
        )}
      </Card>
    ),
  };
}
