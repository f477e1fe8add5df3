import { ROAD_LABELS } from '../files/board.ts';
import { PLOT_LENGTH, type PlotText, TRANSACT } from '../state/types.ts';

/**
 * M-2.1: a plot as one number. Actions 0 to 3 are moves along a to d, 4 is transact; shorter plots come first, those of
 * one length in the order of their actions. So every number below `PLOTS` is a plot and legality needs no list.
 */
const ACTIONS = [...ROAD_LABELS, TRANSACT].join('');
const KINDS = ACTIONS.length;
export const TRANSACTION = KINDS - 1;
export const NO_ACTION = KINDS;

/** How many plots are shorter than a length: 1 + 5 + 25 + … */
const shorter = Array.from({ length: PLOT_LENGTH + 2 }, (_, length) => (KINDS ** length - 1) / (KINDS - 1));
export const PLOTS = shorter[PLOT_LENGTH + 1] as number;
export const EMPTY_PLOT = 0;

/** The actions of all plots, six each: a table is faster than dividing, and resolving needs them constantly. */
const actions = new Uint8Array(PLOTS * PLOT_LENGTH).fill(NO_ACTION);
for (let length = 1; length <= PLOT_LENGTH; length++) {
  const first = shorter[length] as number;
  for (let rank = 0; rank < KINDS ** length; rank++)
    for (let rest = rank, i = length - 1; i >= 0; i--, rest = Math.floor(rest / KINDS))
      actions[(first + rank) * PLOT_LENGTH + i] = rest % KINDS;
}

/** The action at an index of 0 to 5; `NO_ACTION` past the end. */
export function actionOf(plot: number, index: number): number {
  return actions[plot * PLOT_LENGTH + index] as number;
}

/** The plot with one more action. */
export function extend(plot: number, action: number): number {
  return plot * KINDS + action + 1;
}

export function plotLength(plot: number): number {
  let length = 0;
  while (length < PLOT_LENGTH && actionOf(plot, length) !== NO_ACTION) length++;
  return length;
}

export function formatPlot(plot: number): PlotText {
  let text = '';
  for (let i = 0; i < PLOT_LENGTH && actionOf(plot, i) !== NO_ACTION; i++) text += ACTIONS[actionOf(plot, i)];
  return text;
}

export function parsePlot(text: PlotText): number | undefined {
  if (text.length > PLOT_LENGTH) return undefined;
  let plot = EMPTY_PLOT;
  for (const letter of text) {
    const action = ACTIONS.indexOf(letter);
    if (action < 0) return undefined;
    plot = extend(plot, action);
  }
  return plot;
}
