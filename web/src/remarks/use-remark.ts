import { type Course, situationOf } from '@kontor/core';
import { useEffect, useState } from 'react';
import { useCourse } from '../learn/use-course.ts';
import { useLessons } from '../learn/use-lessons.ts';
import type { Snapshot, TableConnection } from '../play/connection.ts';
import { changeSettings, settings, useSettings } from '../settings/use-settings.ts';
import type { LoadedTable } from '../table/use-table.ts';
import { keyOf, type Said, whatToSay } from './what-to-say.ts';

interface SaidAt {
  /** What is said is true after this step. */
  readonly step: number;
  readonly said: Said;
}

interface TableMoment {
  /** More may be loaded. */
  readonly calm: boolean;
  /** The table has shown everything that has happened. */
  readonly ready: boolean;
}

/** A remark takes the room of the story's lines, so that what rivals have just done can be read before it comes. */
const READING_MS = 3000;

/** What there is to say to whoever plays alone against bots, and how to close it. */
export function useRemark(
  loaded: LoadedTable,
  connection: TableConnection,
  { viewer, frame, history }: Snapshot,
  { calm, ready }: TableMoment,
): { readonly course: Course | undefined; readonly said: Said | undefined; readonly close: () => void } {
  const { game, ui, table, players, here } = loaded;
  const { remarks: wanted, goals } = useSettings();
  const kept = useLessons();
  const alone = connection.local && here.length === 1 && players.length > 1;
  // Elsewhere nothing is said, so the lessons need not be loaded.
  const loading = useCourse(alone && wanted && calm ? game.id : '');
  const course = typeof loading === 'object' && !(loading instanceof Error) ? loading : undefined;
  const [shown, setShown] = useState<SaidAt>();
  const { decision, row, view } = frame;
  const step = history.at(-1)?.row ?? 0;
  // The card that says how one wins comes first: it would cover the remark.
  const told = !ui.Goal || goals.includes(game.id);
  const asked =
    alone && wanted && ready && told && frame.held === undefined && viewer === here[0] ? decision : undefined;
  // Every decision is looked at once: what was said is not looked for again.
  const [looked, setLooked] = useState(-1);
  useEffect(() => {
    if (!asked || !course?.remarks || viewer === null || looked === step) return;
    const { remarks } = course;
    const look = (): void => {
      setLooked(step);
      const { remarked } = settings();
      const situation = situationOf(game, table, viewer, { view, decision: asked, row }, history);
      const said = whatToSay(remarks, situation, game.id, { remarked, kept });
      if (!said) return;
      setShown({ step, said });
      changeSettings({ remarked: [...remarked, keyOf(game.id, said)] });
    };
    const timer = setTimeout(look, READING_MS);
    return () => clearTimeout(timer);
  }, [asked, course, viewer, looked, step, row, game, table, view, history, kept]);
  return {
    course,
    said: asked && shown?.step === step ? shown.said : undefined,
    close: () => setShown(undefined),
  };
}
