import { useEffect, useMemo, useState } from 'react';
import {
  type Action,
  type ByResource,
  type CityNumber,
  PLOT_LENGTH,
  type PlotText,
  TRANSACT,
} from '../../rules/state/types.ts';
import { shortestWay } from '../../rules/state/ways.ts';
import type { Walk } from '../../rules/view/preview-types.ts';
import { walk } from '../../rules/view/walk.ts';
import type { MerchantsTableProps } from '../scene.ts';
import { type Cargo, cargoAfter, stockAfter } from './cargo.ts';
import { canTake, planOf, plotMove, stops, withAction, withMoved, withoutAction } from './plan.ts';

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
  /** The step after which the ghost stands: the one pointed at, being changed, or last; -1 if there is none. */
  readonly looked: number;
  look(slot: number | undefined): void;
  /** The ghost is walking the whole plan. */
  readonly walking: boolean;
  setWalking(walking: boolean): void;
  /** What the caravan would have there. */
  readonly stock: ByResource<number>;
  readonly cargo: Cargo;
  /** Changes the selected slot, or adds at the end. */
  lay(action: Action): void;
  /** Adds the shortest way to a city, or a transaction where the plan ends; puts one step into the selected slot. */
  goTo(city: CityNumber): void;
  /** What `goTo` would lay; nothing if it does not fit. */
  wayTo(city: CityNumber): PlotText;
  /** Whether the next actions can take the road between two cities, or the plan takes it already. */
  takes(ends: readonly [CityNumber, CityNumber]): boolean;
  remove(slot: number): void;
  move(from: number, to: number): void;
  clear(): void;
  layReady(): Promise<void>;
  takeBackReady(): void;
}

const NO_STOCK: ByResource<number> = { coal: 0, bronze: 0, silver: 0, gems: 0, gold: 0 };

/**
 * A plan that is shown at once, while its draft is on its way. It stays until the draft has been answered and
 * is part of a frame, so that the next change starts from it and an earlier frame does not undo it.
 */
interface Pending {
  readonly text: PlotText;
  readonly row: number;
  readonly answered: boolean;
}

/** Undefined unless the viewer is asked for a plot. */
export function usePlan({ table, viewer, frame, act, pace }: MerchantsTableProps): Plan | undefined {
  const laid = viewer === null ? null : (frame.drafts[viewer] ?? null);
  const [pending, setPending] = useState<Pending>();
  const [chosen, select] = useState<number>();
  const [pointed, look] = useState<number>();
  const asked = frame.decision?.kind === 'plot';
  const text = pending?.row === frame.row ? pending.text : planOf(laid);
  const kept = pending?.answered === true && laid === plotMove(pending.text);
  useEffect(() => {
    if (kept) setPending((now) => (now === pending ? undefined : now));
  }, [kept, pending]);

  const start = viewer === null ? null : (frame.view.players[viewer]?.caravan ?? null);
  const walked = useMemo(
    () => (viewer === null ? { steps: [], overlooked: [] } : walk(table, frame.view, viewer, text)),
    [table, frame.view, viewer, text],
  );
  const { length } = text;
  const [walking, setWalking] = useGhostWalk(asked ? length : 0, pace, look);
  const isReady = viewer !== null && frame.ready.includes(viewer);
  const stock = (viewer !== null && frame.view.players[viewer]?.screen?.stock) || NO_STOCK;
  const { row } = frame;
  // The same object as long as nothing about it changes: most of the table is drawn from it.
  return useMemo(() => {
    if (!asked || !act || start === null) return undefined;
    const inPlan = (slot: number | undefined) => (slot !== undefined && slot < length ? slot : undefined);
    const selected = inPlan(chosen);
    const looked = inPlan(pointed) ?? selected ?? length - 1;
    const walkedSteps = walked.steps.slice(0, looked + 1);
    const end = stops(table, start, text).at(-1) ?? start;
    const change = (next: PlotText): void => {
      if (next === text) return;
      const sent = { text: next, row, answered: false };
      setPending(sent);
      void act.draft(plotMove(next)).then(({ ok }) => {
        setPending((now) => (now !== sent ? now : ok ? { ...sent, answered: true } : undefined));
      });
    };
    const from = selected === undefined ? end : (walked.steps[selected]?.from ?? end);
    const room = selected === undefined ? PLOT_LENGTH - length : 1;
    const wayTo = (city: CityNumber): PlotText => {
      const way = city === from ? TRANSACT : shortestWay(table, from, city);
      return way.length <= room ? way : '';
    };
    const put = (slot: number, way: PlotText): void => {
      const [first] = way;
      if (first === undefined) return;
      change(slot === length ? text + way : withAction(text, slot, first as Action));
      select(undefined);
    };
    return {
      text,
      walk: walked,
      end,
      ready: isReady,
      selected,
      select,
      looked,
      look,
      walking,
      setWalking,
      stock: stockAfter(stock, walkedSteps),
      cargo: cargoAfter(stock, walkedSteps),
      lay: (action) => put(selected ?? length, length < PLOT_LENGTH || selected !== undefined ? action : ''),
      goTo: (city) => put(selected ?? length, wayTo(city)),
      wayTo,
      takes: (ends) =>
        canTake(table, from, ends, room) ||
        walked.steps.some(
          (step) => step.from !== step.to && ends.includes(step.from) && ends.includes(step.to),
        ),
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
        const there = laid === plotMove(text) || (await act.draft(plotMove(text))).ok;
        if (there) await act.ready();
      },
      takeBackReady: () => void act.unready(),
    };
  }, [
    asked,
    act,
    start,
    table,
    row,
    text,
    length,
    laid,
    chosen,
    pointed,
    walked,
    walking,
    setWalking,
    isReady,
    stock,
  ]);
}

/** How long the ghost stays at a step, in steps of the pace; without motion it still stops long enough to be read. */
const STAY = 4;
const STAY_WITHOUT_MOTION_MS = 600;

/** Lets the ghost walk the plan step by step, once. */
function useGhostWalk(
  length: number,
  pace: number,
  look: (slot: number | undefined) => void,
): readonly [walking: boolean, setWalking: (walking: boolean) => void] {
  const [walking, setWalking] = useState(false);
  useEffect(() => {
    if (!walking) return;
    let slot = -1;
    const next = (): void => {
      slot++;
      look(slot < length ? slot : undefined);
      if (slot >= length) setWalking(false);
    };
    next();
    const timer = setInterval(next, pace * STAY || STAY_WITHOUT_MOTION_MS);
    return () => {
      clearInterval(timer);
      look(undefined);
    };
  }, [walking, length, pace, look]);
  return [walking, setWalking];
}
