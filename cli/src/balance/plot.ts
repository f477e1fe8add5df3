import { group, PLAIN_FONT, tag, text } from '@kontor/drawing';
import type { BalanceReport } from './report.ts';

/* Draws a report: a row for each kind of thing, and a dot for each thing at its use relative to the mean. */

const WIDTH = 760;
const LEFT = 76;
const RIGHT = 24;
const TOP = 66;
const ROW = 44;
/** The approximate width of a letter in labels. */
const LETTER = 6;
const INK = '#3a281b';
const PALE = '#9c8a72';
const PAPER = '#fbf5e6';
const DOT = '#3d5f96';
const LIMIT = '#b3402a';

/**
 * The limits for a good board: no thing is used less than this fraction of the mean, and no seat is further from its
 * fair share.
 */
const LEAST_SHARE = 0.25;
const MOST_POINTS = 0.06;

interface Row {
  readonly kind: string;
  /** 1 is the mean. */
  readonly dots: readonly { readonly thing: string; readonly share: number }[];
  /** The range that the dots should be in. */
  readonly from: number;
  readonly to: number;
}

export function plotBalance(report: BalanceReport): string {
  const rows = [placesOf(report), ...thingsOf(report)];
  const end = Math.ceil(2 * Math.max(2, ...rows.flatMap(({ dots }) => dots.map(({ share }) => share)))) / 2;
  const x = (share: number) => Math.round(LEFT + (share / end) * (WIDTH - LEFT - RIGHT));
  const height = TOP + rows.length * ROW + 14;
  const title = `${report.game}, ${report.players} players, board ${report.board}`;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      'font-family': PLAIN_FONT,
      'font-size': 12,
      role: 'img',
      'aria-label': title,
    },
    tag('rect', { width: WIDTH, height, fill: PAPER }),
    text(title, 16, 24, { 'font-size': 15, 'font-weight': 700, fill: INK }),
    text(
      `${report.games} games of ${report.bot}; 100 % is the mean, the shaded part is where all should be`,
      16,
      42,
      {
        fill: INK,
      },
    ),
    ...ticks(end).map((share) => drawTick(share, x(share), height)),
    ...rows.map((row, i) => drawRow(row, TOP + (i + 0.5) * ROW, x, end)),
  );
}

function placesOf({ winShare, players }: BalanceReport): Row {
  const dots = winShare.map(({ share }, place) => ({ thing: `place ${place + 1}`, share: share * players }));
  return { kind: 'wins', dots, from: 1 - MOST_POINTS * players, to: 1 + MOST_POINTS * players };
}

function thingsOf({ usage }: BalanceReport): Row[] {
  return Object.entries(usage).map(([kind, { mean, perGame }]) => ({
    kind,
    dots: Object.entries(perGame).map(([thing, count]) => ({ thing, share: count / mean })),
    from: LEAST_SHARE,
    to: Number.POSITIVE_INFINITY,
  }));
}

function ticks(end: number): number[] {
  return Array.from({ length: Math.floor(2 * end) + 1 }, (_, i) => i / 2);
}

function drawTick(share: number, x: number, height: number): string {
  return group({}, [
    tag('path', { d: `M${x} ${TOP - 4}V${height - 10}`, stroke: PALE, opacity: share === 1 ? 1 : 0.3 }),
    text(`${100 * share} %`, x, TOP - 9, { 'text-anchor': 'middle', 'font-size': 11, fill: PALE }),
  ]);
}

function drawRow(
  { kind, dots, from, to }: Row,
  y: number,
  x: (share: number) => number,
  end: number,
): string {
  const sorted = [...dots].sort((a, b) => a.share - b.share);
  const least = sorted[0];
  const most = sorted[sorted.length - 1];
  const right = x(Math.min(to, end));
  /** The label goes outwards if there is space, else inwards. */
  const name = (dot: typeof least, outwards: 'start' | 'end') => {
    if (dot === undefined) return '';
    const words = `${dot.thing} ${Math.round(100 * dot.share)} %`;
    const at = x(dot.share);
    const room = outwards === 'end' ? at : WIDTH - at;
    const inwards = outwards === 'end' ? 'start' : 'end';
    const anchor = room > words.length * LETTER ? outwards : inwards;
    return text(words, at, y + 18, { 'text-anchor': anchor, 'font-size': 11, fill: INK });
  };
  return group({}, [
    tag('rect', { x: x(from), y: y - 9, width: right - x(from), height: 18, fill: DOT, opacity: 0.1 }),
    text(kind, LEFT - 12, y + 4, { 'text-anchor': 'end', 'font-weight': 700, fill: INK }),
    ...sorted.map(({ share }) =>
      tag('circle', {
        cx: x(share),
        cy: y,
        r: 4,
        fill: share < from || share > to ? LIMIT : DOT,
        'fill-opacity': 0.55,
      }),
    ),
    name(least, 'end'),
    name(most, 'start'),
  ]);
}
