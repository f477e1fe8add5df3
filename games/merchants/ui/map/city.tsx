import type { Point } from '@kontor/core';
import { type PlayerInfo, WoodPiece } from '@kontor/ui';
import { memo, type ReactNode } from 'react';
import { CAPITAL, type CityView } from '../../rules/state/types.ts';
import { keyed } from '../model/keyed.ts';
import { ContractDrawing } from './contract-drawing.tsx';
import type { CityDrawing } from './drawing.ts';
import { type CityLayout, NUMBER_SIZE, nameWidth, SMALL_TOWN, TAG_HEIGHT, townSize } from './layout.ts';
import { TokenDrawing } from './token.tsx';
import { TownDrawing } from './towns.tsx';
import './city.css';

interface CityGroundProps {
  readonly city: CityDrawing;
  readonly layout: CityLayout;
  readonly small: boolean;
}

/** Towns, names and numbers change only with the size of the map. */
export const CityGround = memo(function CityGround({ city, layout, small }: CityGroundProps): ReactNode {
  const capital = city.number === CAPITAL;
  const [half] = townSize(city, small);
  return (
    <>
      {!small && <ellipse className="moe-city-ground" cy={12} rx={half + 8} ry={8 + half / 8} />}
      <g transform={small ? `scale(${SMALL_TOWN})` : undefined}>
        <TownDrawing rank={city.rank} capital={capital} />
      </g>
      <g transform={`translate(${layout.tag.join(' ')})`}>
        {capital && !small ? (
          <text className="moe-city-name moe-city-capital" y={11}>
            {city.name}
          </text>
        ) : (
          <CityTag city={city} small={small} />
        )}
      </g>
    </>
  );
});

/** On a small map only the number is shown; the card has the name. */
function CityTag({ city, small }: Pick<CityGroundProps, 'city' | 'small'>): ReactNode {
  const radius = (small ? NUMBER_SIZE : TAG_HEIGHT) / 2;
  const x = small ? 0 : radius - nameWidth(city.name) / 2;
  return (
    <g className={small ? 'moe-city-small' : undefined}>
      <circle className="moe-city-number" cx={x} r={radius} />
      <text className="moe-city-digits" x={x} y={small ? 9.5 : 8}>
        {city.number === CAPITAL ? '★' : city.number}
      </text>
      {!small && (
        <text className="moe-city-name" x={x + radius + 4} y={8}>
          {city.name}
        </text>
      )}
    </g>
  );
}

interface CityGoodsProps {
  readonly layout: CityLayout;
  readonly small: boolean;
  readonly lying: CityView;
  readonly deliverable: boolean;
  readonly players: readonly PlayerInfo[];
}

/** Goods lie two by two beside the town, a contract as a scroll; a temple stands where there is room. */
export const CityGoods = memo(function CityGoods({
  layout,
  small,
  lying,
  deliverable,
  players,
}: CityGoodsProps): ReactNode {
  const owner = lying.temple === null ? undefined : players[lying.temple];
  const [x, y] = layout.temple;
  const full = lying.resources.length > 0 || lying.contract !== null;
  return (
    <>
      {full && <path className="moe-tie moe-city-what" d={`M0 4L${layout.tray.join(' ')}`} />}
      {owner && (
        <g className="moe-put-down">
          <WoodPiece
            kind="temple"
            colour={owner.colour}
            shape={owner.shape}
            x={x}
            y={y}
            size={small ? SMALL_TEMPLE : TEMPLE}
          />
        </g>
      )}
      <g className="moe-city-what" transform={`translate(${layout.tray.join(' ')})`}>
        {lying.resources.length > 0 && (
          <>
            <Tray count={lying.resources.length} />
            {keyed(lying.resources).map(({ key, item }, i) => {
              const [dx, dy] = inTray(i, lying.resources.length);
              return <TokenDrawing key={key} resource={item} x={dx} y={dy} size={27} />;
            })}
          </>
        )}
        {lying.contract !== null && (
          <g key={lying.contract} className="moe-put-down">
            <ContractDrawing contract={lying.contract} deliverable={deliverable} />
          </g>
        )}
      </g>
    </>
  );
});

/** Widths of temples. */
const TEMPLE = 46;
const SMALL_TEMPLE = 40;

/** From the middle of one good to the next. */
const GOOD = 28;

/** Two by two round the middle of the tray; one alone lies in it. */
function inTray(i: number, count: number): Point {
  const across = count === 1 ? 0 : i % 2 === 0 ? -GOOD / 2 : GOOD / 2;
  const down = count <= 2 ? 0 : i < 2 ? -GOOD / 2 : GOOD / 2;
  return [across, down];
}

/** As large as what lies on it, so that it hides no more of the land than it must. */
function Tray({ count }: { readonly count: number }): ReactNode {
  const width = count === 1 ? 32 : 60;
  const height = count <= 2 ? 32 : 60;
  return <rect className="moe-tray" x={-width / 2} y={-height / 2} width={width} height={height} rx={10} />;
}
