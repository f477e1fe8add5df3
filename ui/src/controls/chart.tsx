import { type ReactNode, useId, useState } from 'react';
import { shapePath, woodColours } from '../board/player-mark.tsx';
import { useMedia } from '../screen/media.ts';
import type { PlayerColour, PlayerShape } from '../table/contract.ts';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import { Button } from './button.tsx';
import './chart.css';

export interface Series {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly shape: PlayerShape;
  /** One value for each label. */
  readonly values: readonly number[];
}

interface ChartProps {
  readonly title: string;
  /** Along the bottom, e.g. the rounds. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** It has the room of a card, on wide screens too. */
  readonly small?: boolean;
}

/** The size of the drawing; smaller on narrow screens, so that its texts stay readable. */
const WIDE = { width: 640, height: 280, mostLabels: 12 };
const NARROW = { width: 370, height: 220, mostLabels: 7 };
const LEFT = 44;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;

/** Round numbers from at most the least to at least the greatest value. */
export function ticks(least: number, greatest: number): number[] {
  const span = Math.max(1, greatest - least);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((n) => n * Math.max(1, power)).find((s) => span / s <= 5) ?? span;
  const first = Math.floor(least / step) * step;
  const list: number[] = [];
  for (let tick = first; list.length < 2 || tick < greatest + step; tick += step) list.push(tick);
  return list;
}

/** A small line chart, which can be shown as a table. */
export function Chart({ title, labels, series, small = false }: ChartProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const [asTable, setAsTable] = useState(false);
  const caption = useId();
  return (
    <figure className="k-chart" aria-labelledby={caption}>
      <figcaption id={caption}>
        <span className="k-chart-title">{title}</span>
        <Button look="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.asChart : texts.asTable}
        </Button>
      </figcaption>
      {asTable ? (
        <Numbers labels={labels} series={series} />
      ) : (
        <Lines title={title} labels={labels} series={series} small={small} />
      )}
    </figure>
  );
}

function Lines({ title, labels, series, small }: ChartProps): ReactNode {
  const narrow = useMedia('(max-width: 560px)');
  const { width, height, mostLabels } = narrow || small ? NARROW : WIDE;
  const all = series.flatMap((line) => line.values);
  const marks = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const x = (i: number): number => LEFT + (i * (width - LEFT - RIGHT)) / Math.max(1, labels.length - 1);
  const y = (value: number): number =>
    height - BOTTOM - ((value - low) * (height - TOP - BOTTOM)) / (high - low);
  const every = Math.ceil(labels.length / mostLabels);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {marks.map((mark) => (
        <g key={mark}>
          <line className="k-chart-grid" x1={LEFT} x2={width - RIGHT} y1={y(mark)} y2={y(mark)} />
          <text className="k-chart-tick" x={LEFT - 8} y={y(mark)} textAnchor="end" dominantBaseline="central">
            {mark}
          </text>
        </g>
      ))}
      {labels.map((label, i) =>
        i % every === 0 ? (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same, e.g. games of one day.
            key={i}
            className="k-chart-tick"
            x={x(i)}
            y={height - 8}
            // A long one must not be cut at the edge.
            textAnchor={small && i === labels.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ) : null,
      )}
      {series.map((line) => (
        <Line key={line.name} line={line} every={every} x={x} y={y} />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly line: Series;
  /** One of so many points is marked. */
  readonly every: number;
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
}

function Line({ line, every, x, y }: LineProps): ReactNode {
  const wood = woodColours(line.colour);
  return (
    <g>
      <polyline
        points={line.values.map((value, i) => `${x(i)},${y(value)}`).join(' ')}
        fill="none"
        stroke={wood.face}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {line.values.map((value, i) =>
        (line.values.length - 1 - i) % every === 0 ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the series is what identifies a point.
            key={i}
            d={shapePath(line.shape)}
            transform={`translate(${x(i)} ${y(value)}) scale(5.5)`}
            fill={wood.face}
            stroke="var(--k-text)"
            strokeWidth={0.15}
          />
        ) : null,
      )}
    </g>
  );
}

function Numbers({ labels, series }: Omit<ChartProps, 'title'>): ReactNode {
  return (
    <div className="k-scroll">
      <table className="k-chart-table">
        <thead>
          <tr>
            <td />
            {series.map((line) => (
              <th key={line.name} scope="col" translate="no">
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same, e.g. games of one day.
            <tr key={i}>
              <th scope="row">{label}</th>
              {series.map((line) => (
                <td key={line.name}>{line.values[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
