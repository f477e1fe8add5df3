import { memo } from 'react';
import type { Colour, Tally, TileName } from '../../rules/index.ts';
import { Pictogram } from '../map/ground.tsx';
import { Mark } from '../map/overlays.tsx';
import { useScene } from '../scene.ts';
import { BOOTH, type Field } from './plan.ts';
import { productsOf } from './products.ts';

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
      <rect className="hg-booth" data-used={used} x={2} y={2} width={BOOTH - 4} height={BOOTH - 4} rx={8} />
      {tile !== undefined && (
        <g data-booth={field.name}>
          <rect
            className="hg-tile"
            data-foreseen={foreseen}
            x={4}
            y={4}
            width={BOOTH - 8}
            height={BOOTH - 8}
            rx={6}
            style={winner && { stroke: `var(--k-${winner.colour})`, strokeWidth: 5 }}
          />
          <TileFace tile={tile} size={BOOTH - 8} />
          <Standing tally={tally} />
        </g>
      )}
      <text className="hg-booth-name" data-empty={tile === undefined} x={BOOTH - 9} y={18}>
        {field.name.slice(1)}
      </text>
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
        <Pictogram icon={tile} x={20} y={12} size={44} />
      ) : products.length === 1 ? (
        <>
          {products.map((product) => (
            <Pictogram key={product} icon={product} x={24} y={15} size={40} />
          ))}
          <path className="hg-tile-arrow" d="M12 52V30M5 38L12 29L19 38" />
        </>
      ) : (
        products.map((product, i) => (
          <Pictogram key={product} icon={product} x={i === 0 ? 7 : 44} y={i === 0 ? 22 : 16} size={34} />
        ))
      )}
      {typeof tile === 'number' && (
        <text className="hg-tile-number" x={6} y={18}>
          {tile}
        </text>
      )}
    </g>
  );
});

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
  return (
    <g className="hg-standing" transform={`translate(0 ${BOOTH - 19})`}>
      <rect x={6} y={-13} width={BOOTH - 12} height={26} rx={5} />
      {shown.map(({ colour, buyers }, i) => (
        <g key={colour} transform={`translate(${17 + i * 27} 0)`} data-first={colour === tally.winner}>
          <Mark wood={wood(colour)} x={-1} size={5.5} />
          <text x={8} y={6}>
            {buyers}
          </text>
        </g>
      ))}
      {counts.length > MOST_MARKS && (
        <text x={BOOTH - 14} y={5}>
          …
        </text>
      )}
      {tally.reason === 'tie' && (
        <text className="hg-standing-tie" x={BOOTH - 15} y={6}>
          =
        </text>
      )}
    </g>
  );
}

function rank(colour: Colour, tally: Tally): number {
  return colour === tally.winner ? 0 : 1;
}
