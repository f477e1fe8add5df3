import type { Seat, StepEvents, Viewer } from '@kontor/core';
import { type ShownProgress, useLocale } from '@kontor/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot } from '../play/connection.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useWebTexts } from '../texts/index.ts';
import { shownPart } from './story.ts';
import type { LoadedTable } from './use-table.ts';

export interface Summary {
  readonly title: string;
  readonly steps: readonly StepEvents<unknown>[];
  readonly close: () => void;
}

interface Stretch {
  readonly title: string;
  /** After this row. */
  readonly from: number;
  readonly to: number;
  /** What the viewer had done when it was shown; it closes when they do more. */
  readonly done: string;
}

/** The summary that is due: of a round that ended before the viewer's eyes, or of what happened since their turn. */
export function useSummary(
  { ui, table, players }: LoadedTable,
  { viewer, frame, history }: Snapshot,
  shown: ShownProgress | undefined,
  /** The last row that the viewer saw before others had the device. */
  since: number | undefined,
): Summary | undefined {
  const { table: texts } = useWebTexts();
  const locale = useLocale();
  const { summaries } = useSettings();
  const [stretch, setStretch] = useState<Stretch>();
  const points = useMemo(
    () => ui.summaryPoints?.(shownPart(history, shown), { table, players, viewer, locale }) ?? [],
    [ui, history, shown, table, players, viewer, locale],
  );
  const last = points.at(-1);
  const done = doneBy(viewer, history, frame.drafts, frame.held);
  const wanted = summaries && !frame.result;

  const known = useRef({ viewer, row: last?.row ?? -1 });
  useEffect(() => {
    const before = known.current;
    known.current = { viewer, row: last?.row ?? -1 };
    // Who comes back is shown all that happened, which includes this.
    if (!wanted || !last || before.viewer !== viewer || last.row <= before.row || document.hidden) return;
    setStretch({ title: last.title, from: points.at(-2)?.row ?? -1, to: last.row, done });
  }, [wanted, last, points, viewer, done]);

  const caughtUp = useRef<number>(undefined);
  useEffect(() => {
    if (since === undefined || shown || caughtUp.current === since) return;
    caughtUp.current = since;
    if (wanted && history.some(({ row, seat }) => row > since && seat !== null && seat !== viewer))
      setStretch({ title: texts.sinceYourTurn, from: since, to: frame.row, done });
  }, [wanted, since, shown, history, viewer, frame.row, texts, done]);

  const steps = useMemo(
    () => (stretch ? history.filter(({ row }) => row > stretch.from && row <= stretch.to) : []),
    [stretch, history],
  );
  // Undone, or the viewer has acted.
  if (!stretch || !wanted || stretch.done !== done || frame.row < stretch.to) return undefined;
  return { title: stretch.title, steps, close: () => setStretch(undefined) };
}

/** Changes whenever the viewer acts. */
function doneBy(
  viewer: Viewer,
  history: readonly StepEvents<unknown>[],
  drafts: readonly (string | null)[],
  held: string | undefined,
): string {
  const row = history.findLast(({ seat }: { seat: Seat | null }) => seat !== null && seat === viewer)?.row;
  return JSON.stringify([viewer, row, viewer === null ? null : drafts[viewer], held]);
}
