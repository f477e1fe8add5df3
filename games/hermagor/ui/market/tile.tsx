import { memo } from 'react';
import type { Colour, Tally, TileName } from '../../rules/index.ts';
import { Pictogram } from '../map/ground.tsx';
import { Mark } from '../map/overlays.tsx';
import { useScene } from '../scene.ts';
import { BOOTH, type Field, STALL } from './plan.ts';
import { productsOf } from './products.ts';
import { Awning, Stall } from './square.tsx';

interface BoothTileProps {
  readonly field: Field;
  readonly tile: TileName | undefined;
  /** Booths of rows that this number of players leaves out stay closed. */
  readonly used: boolean;
  readonly tally: Tally;
  /** The tally includes the buyer that is pointed at. */
  readonly foreseen: boolean;
}

/** A booth with its tile, and below it who would win it. */
export const BoothTile = memo(function BoothTile({ field, tile, used, tally, foreseen }: BoothTileProps) {
  const { wood } = useScene();
  const winner = tile === undefined || tally.winner === null ? undefined : wood(tally.winner);
  return (
    <g transform={`translate(${field.x} ${field.y})`} aria-hidden="true">
      {used && <Stall />}
      {tile !== undefined && (
        <g data-booth={field.name}>
          <rect
            className="hg-tile"
            data-foreseen={foreseen}
            x={5}
            y={10}
            width={BOOTH - 10}
            height={STALL - 14}
            rx={5}
            style={winner && { stroke: `var(--k-${winner.colour})`, strokeWidth: 5 }}
          />
          <g transform="translate(0 9)">
            <TileFace tile={tile} size={BOOTH - 8} />
          </g>
          <Standing tally={tally} />
        </g>
      )}
      {used ? (
        <Awning field={field} />
      ) : (
        <text className="hg-booth-name" data-empty="true" x={BOOTH / 2} y={field.height / 2 + 5}>
          {field.name.slice(1)}
        </text>
      )}
    </g>
  );
});

/** The products or the special sign, and the number. */
export const TileFace = memo(function TileFace({
  tile,
  size,
}: {
  readonly tile: TileName;
  readonly size: number;
}) {
  const { table } = useScene();
  const products = productsOf(table.tiles.tiles, tile);
  const scale = size / 84;
  return (
    <g className="hg-tile-face" transform={`translate(4 4) scale(${scale})`}>
      {typeof tile === 'string' ? (
        <Good icon={tile} x={22} y={15} size={40} />
      ) : products.length === 1 ? (
        <>
          {products.map((product) => (
            <Good key={product} icon={product} x={27} y={16} size={39} />
          ))}
          <path className="hg-tile-arrow" d="M14 53V33M6 41L14 32L22 41" />
        </>
      ) : (
        products.map((product, i) => (
          <Good key={product} icon={product} x={i === 0 ? 6 : 44} y={21} size={34} />
        ))
      )}
      {typeof tile === 'number' && (
        <text className="hg-tile-number" x={5} y={21}>
          {tile}
        </text>
      )}
    </g>
  );
});

interface GoodProps {
  readonly icon: Parameters<typeof Pictogram>[0]['icon'];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What is offered, lying on its tile. */
function Good({ icon, x, y, size }: GoodProps) {
  return (
    <>
      <ellipse className="hg-good-shade" cx={x + size / 2 + 2} cy={y + size - 1} rx={size / 2} ry={4} />
      <Pictogram icon={icon} x={x} y={y} size={size} />
    </>
  );
}

/** If there are more colours round one tile, only the card shows them. */
const MOST_MARKS = 3;

/** The colours round a tile with their buyers; the winner first and in a frame, equals joined by a sign. */
function Standing({ tally }: { readonly tally: Tally }) {
  const { wood } = useScene();
  if (tally.counts.length === 0) return null;
  const counts = [...tally.counts].sort(
    (a, b) => rank(a.colour, tally) - rank(b.colour, tally) || b.buyers - a.buyers,
  );
  const shown = counts.slice(0, MOST_MARKS);
  // As large as there is room for, because the shapes must be told apart.
  const { step, size } = shown.length === MOST_MARKS ? { step: 25, size: 5.5 } : { step: 38, size: 8 };
  return (
    <g className="hg-standing" transform={`translate(0 ${STALL - 20})`}>
      <rect x={7} y={-13} width={BOOTH - 14} height={27} rx={4} />
      {shown.map(({ colour, buyers }, i) => (
        <g
          key={colour}
          transform={`translate(${9 + size + i * step} 0)`}
          data-first={colour === tally.winner}
        >
          <Mark wood={wood(colour)} x={0} size={size} />
          <text x={size + 2} y={7}>
            {buyers}
          </text>
        </g>
      ))}
      {(tally.reason === 'tie' || counts.length > MOST_MARKS) && (
        <g className="hg-standing-tie" transform={`translate(${BOOTH - 17} -24)`}>
          <circle r={10} />
          <text y={6}>{tally.reason === 'tie' ? '=' : '…'}</text>
        </g>
      )}
    </g>
  );
}

function rank(colour: Colour, tally: Tally): number {
  return colour === tally.winner ? 0 : 1;
}
