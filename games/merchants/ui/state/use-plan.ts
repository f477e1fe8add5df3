import { useEffect, useMemo, useState } from 'react';
import {
  type Action,
  type CityNumber,
  PLOT_LENGTH,
  type PlotText,
  TRANSACT,
  type Walk,
} from '../../rules/types.ts';
import { walk } from '../../rules/walk.ts';
import type { MerchantsTableProps } from '../scene.ts';
import { planOf, plotMove, shortestWay, stops, withAction, withMoved, withoutAction } from './plan.ts';

/** The plan of the person at the table and everything that can be done to it. */
export interface Plan {
  readonly text: PlotText;
  readonly walk: Walk;
  /** Where the plan ends. */
  readonly end: CityNumber;
  readonly ready: boolean;
  /** The slot being changed. */
  readonly selected: number | undefined;
  select(slot: number | undefined): void;
  /** Changes the selected slot, or adds at the end. */
  lay(action: Action): void;
  /** Adds the shortest way to a city, or a transaction where the plan ends. */
  goTo(city: CityNumber): void;
  /** What `goTo` would add; nothing if it does not fit any more. */
  wayTo(city: CityNumber): PlotText;
  remove(slot: number): void;
  move(from: number, to: number): void;
  clear(): void;
  layReady(): Promise<void>;
  takeBackReady(): void;
}

/** Undefined unless the viewer is asked for a plot. */
export function usePlan({ table, viewer, frame, act }: MerchantsTableProps): Plan | undefined {
  const laid = viewer === null ? null : (frame.drafts[viewer] ?? null);
  // Shown at once, while the draft is on its way to be kept.
  const [pending, setPending] = useState<{ readonly text: PlotText; readonly row: number }>();
  const [selected, select] = useState<number>();
  const asked = frame.decision?.kind === 'plot';
  const text = pending?.row === frame.row ? pending.text : planOf(laid);
  const kept = pending !== undefined && laid === plotMove(pending.text);
  useEffect(() => {
    if (kept) setPending(undefined);
  }, [kept]);

  const start = viewer === null ? null : (frame.view.players[viewer]?.caravan ?? null);
  const walked = useMemo(
    () => (viewer === null ? { steps: [], overlooked: [] } : walk(table, frame.view, viewer, text)),
    [table, frame.view, viewer, text],
  );
  if (!asked || !act || viewer === null || start === null) return undefined;

  const end = stops(table, start, text).at(-1) ?? start;
  const change = (next: PlotText): void => {
    if (next === text) return;
    setPending({ text: next, row: frame.row });
    void act.draft(plotMove(next)).then((outcome) => {
      if (!outcome.ok) setPending(undefined);
    });
  };
  const wayTo = (city: CityNumber): PlotText => {
    const way = city === end ? TRANSACT : shortestWay(table, end, city);
    return text.length + way.length <= PLOT_LENGTH ? way : '';
  };
  return {
    text,
    walk: walked,
    end,
    ready: frame.ready.includes(viewer),
    selected: selected !== undefined && selected < text.length ? selected : undefined,
    select,
    lay: (action) => {
      const slot = selected !== undefined && selected < text.length ? selected : text.length;
      change(withAction(text, slot, action));
      select(undefined);
    },
    goTo: (city) => change(text + wayTo(city)),
    wayTo,
    remove: (slot) => {
      change(withoutAction(text, slot));
      select(undefined);
    },
    move: (from, to) => {
      change(withMoved(text, from, to));
      select(to);
    },
    clear: () => {
      change('');
      select(undefined);
    },
    layReady: async () => {
      select(undefined);
      // An untouched plan is laid empty; its draft must be there before it can be ready.
      if (laid !== plotMove(text)) await act.draft(plotMove(text));
      await act.ready();
    },
    takeBackReady: () => void act.unready(),
  };
}
