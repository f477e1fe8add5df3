import { type BookFigureProps, WoodPiece } from '@kontor/ui';
import type { ComponentType } from 'react';
import { BOARDS } from '../boards/index.ts';
import { CAPITAL_RANK, RESOURCES } from '../rules/files/board.ts';
import { type Action, CAPITAL, type ContractId } from '../rules/state/types.ts';
import { ContractDrawing } from '../ui/map/contract-drawing.tsx';
import { cityDrawing, drawMap } from '../ui/map/drawing.ts';
import { layOut } from '../ui/map/layout.ts';
import { Land } from '../ui/map/map.tsx';
import { Electors } from '../ui/map/regions.tsx';
import { Plaques } from '../ui/map/roads.tsx';
import { TokenDrawing } from '../ui/map/token.tsx';
import { TownDrawing } from '../ui/map/towns.tsx';
import { keyed } from '../ui/model/keyed.ts';
import { Letter } from '../ui/panels/letter.tsx';
import '../ui/map/city.css';
import './figures.css';

/* The pictures of the rule book, drawn by the parts of the table itself. */

function Resources() {
  return RESOURCES.map((resource, i) => (
    <svg key={resource} viewBox="-12 -12 24 36" aria-hidden="true">
      <TokenDrawing resource={resource} x={0} y={0} size={20} />
      <text className="moe-figure-worth" y={21}>
        {i + 1}
      </text>
    </svg>
  ));
}

const CONTRACTS: readonly ContractId[] = ['coal-bronze', 'coal-bronze-silver', 'coal-silver-gold'];

function Contracts() {
  return CONTRACTS.map((contract) => (
    <svg key={contract} viewBox="-34 -34 68 70" aria-hidden="true">
      <ContractDrawing contract={contract} deliverable={false} />
    </svg>
  ));
}

function Pieces() {
  return (
    <>
      {(['caravan', 'temple'] as const).map((kind) => (
        <svg key={kind} viewBox="-12 -12 24 24" aria-hidden="true">
          <WoodPiece kind={kind} colour="blue" shape="square" x={0} y={0} size={20} />
        </svg>
      ))}
      <svg viewBox="-36 -20 72 40" aria-hidden="true" className="moe-figure-town moe-region-label">
        <Electors count={3} fresh={0} small={false} />
      </svg>
    </>
  );
}

const TOWNS = [
  { rank: 1, capital: false },
  { rank: 2, capital: false },
  { rank: 3, capital: false },
  { rank: CAPITAL_RANK, capital: true },
];

function Cities() {
  return TOWNS.map(({ rank, capital }) => (
    <svg key={`${rank} ${capital}`} className="moe-figure-town" viewBox="-80 -90 160 110" aria-hidden="true">
      <TownDrawing rank={rank} capital={capital} />
    </svg>
  ));
}

/** So much of the map is shown round the capital. */
const [WIDTH, HEIGHT] = [840, 560];

function MapPart() {
  const drawing = drawMap(BOARDS[0]);
  const layout = layOut(drawing, 1);
  const { frame, cities } = drawing;
  const [x, y] = cityDrawing(drawing, CAPITAL).at;
  const part = `${x - frame.x - WIDTH / 2} ${y - frame.y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`;
  return (
    <div className="moe-figure-map moe-map" translate="no">
      <svg viewBox={part} aria-hidden="true">
        <Land drawing={drawing} layout={layout} />
        <g transform={`translate(${-frame.x} ${-frame.y})`}>
          <Plaques drawing={drawing} layout={layout} />
          {cities.map(({ number, rank, at }) => (
            <g key={number} transform={`translate(${at.join(' ')})`}>
              <TownDrawing rank={rank} capital={number === CAPITAL} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

const PLOT: readonly Action[] = ['b', 'x', 'a', 'c', 'x', 'a'];

function Plot() {
  return keyed(PLOT).map(({ key, item }) => <Letter key={key} act={item} explained={false} />);
}

const FIGURES: Readonly<Record<string, ComponentType>> = {
  resources: Resources,
  contracts: Contracts,
  pieces: Pieces,
  cities: Cities,
  map: MapPart,
  plot: Plot,
};

export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES);

export function Figure({ name }: BookFigureProps) {
  const Drawn = FIGURES[name];
  return <div className="moe-figure">{Drawn && <Drawn />}</div>;
}
