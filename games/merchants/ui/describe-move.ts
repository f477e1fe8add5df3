import type { LogLine } from '@kontor/ui';
import { walk } from '../rules/view/walk.ts';
import { stepText } from './model/describe.ts';
import { cityPlace, roadPlace } from './places.ts';
import { type MerchantsTableProps, sceneOf } from './scene.ts';

const PLOT = /^plot (?:-|([abcdx]+))$/;

/** A plot as the steps that it would walk; other moves are described by their events. */
export function describeMove(
  move: string,
  props: Pick<MerchantsTableProps, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>,
): Pick<LogLine, 'text' | 'places'> | undefined {
  const { table, viewer, players, frame, locale } = props;
  const plotted = PLOT.exec(move);
  if (!plotted || viewer === null) return undefined;
  const [, plot = ''] = plotted;
  const scene = sceneOf({ table, viewer, players, locale, view: frame.view });
  const { steps } = walk(table, frame.view, viewer, plot);
  return {
    text: steps.length === 0 ? scene.ui.slotEmpty : steps.map((step) => stepText(scene, step)).join(' · '),
    places: steps.flatMap(({ from, to }) => [...(from === to ? [] : [roadPlace(from, to)]), cityPlace(to)]),
  };
}
