import { DISPLAY_FONT, group, PLAIN_FONT, tag, text } from '@kontor/drawing';
import { type MerchantsBoard, ROAD_LABELS } from '../rules/files/board.ts';
import { drawCity, drawLabel, roadStroke } from './marks.ts';
import { COLOURS } from './style.ts';

export const LEGEND_HEIGHT = 110;

/** Explains the symbols on a strip below the map. */
export function drawLegend(board: MerchantsBoard): string {
  const { width, height } = board.size;
  const words = (content: string, x: number) =>
    text(content, x, 64, { 'font-family': PLAIN_FONT, 'font-size': 18, fill: COLOURS.ink });
  return group({ transform: `translate(0 ${height})` }, [
    tag('rect', { width, height: LEGEND_HEIGHT, fill: COLOURS.paper }),
    tag('rect', {
      x: 6,
      y: -4,
      width: width - 12,
      height: LEGEND_HEIGHT - 4,
      fill: 'none',
      stroke: COLOURS.frame,
      'stroke-width': 3,
    }),
    text(board.name, 40, 66, { 'font-family': DISPLAY_FONT, 'font-size': 36, fill: COLOURS.ink }),
    ...ROAD_LABELS.flatMap((label, i) => [
      roadStroke(`M${520 + i * 120} 58h84`, label),
      drawLabel(label, [562 + i * 120, 58]),
    ]),
    words('roads', 1000),
    ...[1, 2, 3].map((rank, i) => drawCity([1110 + i * 76, 56], i + 1, rank)),
    words('city: number and rank', 1312),
  ]);
}
