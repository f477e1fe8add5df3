import { ROAD_LABELS, type RoadLabel } from '../../rules/files/board.ts';
import { distance, roadFrom } from '../../rules/state/table.ts';
import {
  type Action,
  type CityNumber,
  type MerchantsTable,
  PLOT_LENGTH,
  type PlotText,
  TRANSACT,
} from '../../rules/state/types.ts';

const PLOT_MOVE = /^plot (-|[abcdx]{1,6})$/;

/** The move that lays a plan. */
export function plotMove(plan: PlotText): string {
  return `plot ${plan === '' ? '-' : plan}`;
}

/** The plan in a laid move; nothing laid is no plan yet. */
export function planOf(move: string | null | undefined): PlotText {
  const text = PLOT_MOVE.exec(move ?? '')?.[1] ?? '-';
  return text === '-' ? '' : text;
}

/** The plan with an action put at an index (at the end: added); full plans take no more. */
export function withAction(plan: PlotText, index: number, action: Action): PlotText {
  if (index >= PLOT_LENGTH) return plan;
  return plan.slice(0, index) + action + plan.slice(index + 1);
}

export function withoutAction(plan: PlotText, index: number): PlotText {
  return plan.slice(0, index) + plan.slice(index + 1);
}

/** The plan with one action carried to another place. */
export function withMoved(plan: PlotText, from: number, to: number): PlotText {
  const action = plan[from];
  if (action === undefined || to < 0 || to >= plan.length) return plan;
  const rest = withoutAction(plan, from);
  return rest.slice(0, to) + action + rest.slice(to);
}

/** Where the road of a label leads from a city, if there is one. */
export function roadEnd(table: MerchantsTable, city: CityNumber, label: RoadLabel): CityNumber | undefined {
  const end = roadFrom(table, city, ROAD_LABELS.indexOf(label));
  return end < 0 ? undefined : end;
}

/** The roads that leave a city, in the order of their labels. */
export function roadsFrom(
  table: MerchantsTable,
  city: CityNumber,
): { readonly label: RoadLabel; readonly to: CityNumber }[] {
  return ROAD_LABELS.flatMap((label) => {
    const to = roadEnd(table, city, label);
    return to === undefined ? [] : [{ label, to }];
  });
}

/** Where the caravan stands before each action and after the last one. */
export function stops(table: MerchantsTable, start: CityNumber, plan: PlotText): CityNumber[] {
  const places = [start];
  let at = start;
  for (const act of plan) {
    if (act !== TRANSACT) at = roadEnd(table, at, act as RoadLabel) ?? at;
    places.push(at);
  }
  return places;
}

/** Whether a caravan could still take the road between two cities with so many actions. */
export function canTake(
  table: MerchantsTable,
  from: CityNumber,
  [a, b]: readonly [CityNumber, CityNumber],
  actions: number,
): boolean {
  return Math.min(distance(table, from, a), distance(table, from, b)) < actions;
}
