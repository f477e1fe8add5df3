import { type PlayerInfo, WoodPiece } from '@kontor/ui';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { CAPITAL, type CityView } from '../../rules/types.ts';
import { keyed } from '../state/keyed.ts';
import { ContractDrawing } from './contract-drawing.tsx';
import type { CityDrawing } from './drawing.ts';
import { TokenDrawing } from './token.tsx';
import { TownDrawing } from './towns.tsx';

/** Width of a letter of a name, roughly. */
const LETTER = 13.2;

/** Towns, names and numbers never change. */
export const CityGround = memo(function CityGround({ city }: { readonly city: CityDrawing }): ReactNode {
  const capital = city.number === CAPITAL;
  const left = -(city.name.length * LETTER + 32) / 2;
  return (
    <>
      <ellipse
        className="moe-city-ground"
        cy={12}
        rx={capital ? 84 : 30 + city.rank * 10}
        ry={capital ? 17 : 10 + city.rank}
      />
      <TownDrawing rank={city.rank} capital={capital} />
      {capital ? (
        <text className="moe-city-name moe-city-capital" y={46}>
          {city.name}
        </text>
      ) : (
        <g className="moe-city-tag" style={{ '--moe-tag': `${left}px` } as CSSProperties}>
          <text className="moe-city-name" x={34}>
            {city.name}
          </text>
          <circle className="moe-city-number" cx={15} cy={-8} r={15} />
          <text className="moe-city-digits" x={15} y={-1}>
            {city.number}
          </text>
        </g>
      )}
    </>
  );
});

interface CityGoodsProps {
  readonly city: CityDrawing;
  readonly lying: CityView;
  readonly players: readonly PlayerInfo[];
}

/** Goods lie two by two beside the town, a contract as a scroll; a temple stands on the other side. */
export const CityGoods = memo(function CityGoods({ city, lying, players }: CityGoodsProps): ReactNode {
  const [x, y] = city.tray;
  const owner = lying.temple === null ? undefined : players[lying.temple];
  return (
    <>
      {lying.resources.length > 0 && (
        <g transform={`translate(${x} ${y})`}>
          <rect className="moe-tray" x={-30} y={-30} width={60} height={60} rx={10} />
          {keyed(lying.resources).map(({ key, item }, i) => (
            <TokenDrawing
              key={key}
              resource={item}
              x={i % 2 === 0 ? -14 : 14}
              y={i < 2 ? -14 : 14}
              size={26}
            />
          ))}
        </g>
      )}
      {lying.contract !== null && (
        <g transform={`translate(${x} ${y})`}>
          <ContractDrawing contract={lying.contract} />
        </g>
      )}
      {owner && (
        <WoodPiece kind="temple" colour={owner.colour} shape={owner.shape} x={-x * 0.82} y={-6} size={46} />
      )}
    </>
  );
});
