import { expectParsed, openTable, rngFromText } from '@kontor/core';
import { type BookFigureProps, type PlayerInfo, WoodPiece } from '@kontor/ui';
import { type ComponentType, useMemo } from 'react';
import { type Colour, type HermagorView, hermagor, type SpaceName, type TileName } from '../rules/index.ts';
import { drawingOf } from '../ui/map/drawing.ts';
import { Ground, Signs } from '../ui/map/ground.tsx';
import { Houses, Merchants } from '../ui/map/pieces.tsx';
import { Market } from '../ui/market/market.tsx';
import { TileFace } from '../ui/market/tile.tsx';
import { sortMoves } from '../ui/model/choices.ts';
import { NO_SETTLEMENT } from '../ui/model/settlement.ts';
import type { Chooser, Question } from '../ui/model/use-choice.ts';
import type { SettlementScene } from '../ui/model/use-settlement.ts';
import { PriceTable } from '../ui/panels/price-table.tsx';
import { SceneProvider, sceneOf, useScene } from '../ui/scene.ts';
import '../ui/map/map.css';
import './figures.css';

/* The pictures of the rule book, drawn by the parts of the table itself. */

const TABLE = expectParsed(openTable(hermagor, { seats: 3 }));
const START: HermagorView = hermagor.view(hermagor.setup(TABLE, rngFromText('rule book')), null);
const PLAYERS: readonly PlayerInfo[] = [
  { seat: 0, name: '', colour: 'red', shape: 'circle' },
  { seat: 1, name: '', colour: 'blue', shape: 'square' },
  { seat: 2, name: '', colour: 'green', shape: 'triangle' },
];

/** The market of the worked example H-X1: the tiles 1 to 12 in the rows 2 to 4. */
const BOOTHS: Readonly<Record<SpaceName, TileName>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [`b${2 + Math.floor(i / 4)}.${1 + (i % 4)}`, i + 1]),
);
const BUYERS: Readonly<Record<SpaceName, Colour>> = {
  'j2.1': 0,
  'j2.2': 0,
  'j2.3': 0,
  'h2.2': 0,
  'b2.1': 1,
  'b3.1': 1,
  'h3.3': 1,
  'j3.3': 1,
  'b2.2': 2,
  'b4.1': 2,
  'h1.1': 2,
  'h2.1': 2,
};

const VIEW: HermagorView = {
  ...START,
  booths: BOOTHS,
  buyers: BUYERS,
  prices: { ...START.prices, salt: 6, amulet: 7, weapons: 8 },
  discs: {
    ...START.discs,
    salt: [0, null, null, null],
    amulet: [1, 0, 2, null],
    nobility: [2, null, null, null, null, null],
  },
};

/** Nothing is asked in a picture. */
const QUESTION: Question = {
  choices: sortMoves([], ''),
  mode: undefined,
  moveAt: () => undefined,
  isLegal: () => false,
  preview: () => ({ kind: 'plain', cash: 0 }),
  refusal: () => undefined,
  setMode: () => undefined,
  play: () => undefined,
};
const CHOOSER: Chooser = {
  ...QUESTION,
  question: QUESTION,
  pointed: undefined,
  point: () => undefined,
  press: () => undefined,
};
const SETTLED: SettlementScene = {
  settlement: NO_SETTLEMENT,
  at: 0,
  beat: undefined,
  playing: false,
  canPlay: false,
  goTo: () => undefined,
  setPlaying: () => undefined,
  again: false,
};

/** A single tile, a double one, and the special ones. */
const TILES: readonly TileName[] = [1, 10, 'floating-market', 'shortcut', 'black-market', 'good-deal'];

function Tiles() {
  return (
    <div className="hg-figure-row">
      {TILES.map((tile) => (
        <svg key={tile} viewBox="0 0 92 74" aria-hidden="true">
          <rect className="hg-tile" x={1} y={1} width={90} height={72} rx={10} />
          <TileFace tile={tile} size={84} />
        </svg>
      ))}
    </div>
  );
}

function Pieces() {
  return (
    <div className="hg-figure-row">
      {(['buyer', 'merchant', 'house', 'disc'] as const).map((kind) => (
        <svg key={kind} viewBox="-12 -12 24 24" aria-hidden="true">
          <WoodPiece kind={kind} colour="blue" shape="square" x={0} y={0} size={20} />
        </svg>
      ))}
    </div>
  );
}

/** So much of the land is shown round the castle. */
const [WIDTH, HEIGHT] = [780, 520];

function Land() {
  const { table } = useScene();
  const drawing = useMemo(() => drawingOf(table.map, 'wide'), [table]);
  const [x, y] = drawing.castle.at;
  return (
    <div className="hg-figure-map" translate="no">
      <svg viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <g transform={`translate(${drawing.frame.x} ${drawing.frame.y})`}>
          <Ground drawing={drawing} />
        </g>
        <Signs drawing={drawing} />
        <Houses drawing={drawing} moves={[]} />
        <Merchants drawing={drawing} journeys={[]} />
      </svg>
    </div>
  );
}

const FIGURES: Readonly<Record<string, ComponentType>> = {
  tiles: Tiles,
  pieces: Pieces,
  map: Land,
  market: () => (
    <div className="hg-figure-market">
      <Market chooser={CHOOSER} moves={[]} scene={SETTLED} />
    </div>
  ),
  prices: () => (
    <div className="hg-figure-prices">
      <PriceTable question={QUESTION} />
    </div>
  ),
};

export const FIGURE_NAMES: readonly string[] = Object.keys(FIGURES);

export function Figure({ name, locale }: BookFigureProps) {
  const scene = useMemo(
    () => sceneOf({ table: TABLE, view: VIEW, viewer: null, players: PLAYERS, locale, pace: 0 }),
    [locale],
  );
  const Drawn = FIGURES[name];
  return (
    <SceneProvider value={scene}>
      <div className="hg-figure">{Drawn && <Drawn />}</div>
    </SceneProvider>
  );
}
