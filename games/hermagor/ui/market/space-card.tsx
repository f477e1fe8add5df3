import { Button, RuleLink, useMedia } from '@kontor/ui';
import { SPACE_NAMES, type SpaceName, type Tally, type TileName, tally } from '../../rules/index.ts';
import type { Chooser } from '../model/use-choice.ts';
import { Amount, Line, Sign, WoodMark } from '../parts.tsx';
import { useScene } from '../scene.ts';
import { productsOf } from './products.ts';
import { placeText, specialText, tileText } from './space-words.ts';
import '../consequences.css';

interface SpaceCardProps {
  readonly space: SpaceName;
  readonly chooser: Chooser;
}

/** All about the space that is pointed at: its price, what a buyer there would win, tie or lose, what the buzz would pay. */
export function SpaceCard({ space, chooser }: SpaceCardProps) {
  const scene = useScene();
  const { table, view, ui, refusal: refusalText } = scene;
  const touch = useMedia('(hover: none)');
  const move = chooser.moveAt(space);
  const refused = move === undefined ? undefined : chooser.refusal(move);
  const tile = view.booths[space];
  const row = Number(space[1]);
  return (
    <aside
      className="hg-card hg-space-card k-panel"
      data-side={row <= 3 ? 'below' : 'above'}
      aria-hidden="true"
    >
      <h3>
        {tile === undefined ? (
          <span>{placeText(scene, space)}</span>
        ) : (
          <>
            <TileMarks tile={tile} /> <small>{space.slice(1)}</small>
          </>
        )}
        <span className="hg-card-price">{table.spaceCost[SPACE_NAMES.indexOf(space)]}</span>
      </h3>
      {tile !== undefined && typeof tile === 'string' && (
        <p className="hg-soft">{specialText(scene, tile)}</p>
      )}
      {refused && (
        <p className="hg-card-refused">
          {refusalText(refused)} <RuleLink rule={refused.rule} of="refusal" tabIndex={-1} />
        </p>
      )}
      {move !== undefined && !refused ? (
        <Changes move={move} chooser={chooser} />
      ) : (
        tile !== undefined && (
          <>
            <p>
              <Standing tally={tally(table, view, space)} />
            </p>
            <WinningSpaces booth={space} chooser={chooser} />
          </>
        )
      )}
      {touch && move !== undefined && !refused && (
        <Button look="primary" tabIndex={-1} onClick={() => chooser.play(move)}>
          {ui.modes[chooser.mode ?? 'buy'].act}
        </Button>
      )}
    </aside>
  );
}

function Changes({ move, chooser }: { readonly move: string; readonly chooser: Chooser }) {
  const scene = useScene();
  const { ui } = scene;
  const preview = chooser.preview(move);
  if (preview.kind !== 'buyer') return null;
  const { buzz, tiles, colour, space } = preview;
  return (
    <>
      <ul className="hg-card-tiles">
        {tiles.map(({ before, after }) =>
          after.tile === null ? null : (
            <li key={after.booth} data-change={changeOf(before, after, colour)}>
              <TileMarks tile={after.tile} /> <Standing tally={after} />
            </li>
          ),
        )}
      </ul>
      {buzz.after > 0 && (
        <Line label={ui.buzzLabel(buzz.before)}>
          <Amount value={buzz.after - buzz.before} />
        </Line>
      )}
      {space.startsWith('b') && <WinningSpaces booth={space} chooser={chooser} />}
    </>
  );
}

function changeOf(before: Tally, after: Tally, colour: Tally['winner']): 'gain' | 'loss' | 'same' {
  if (after.winner === colour && before.winner !== colour) return 'gain';
  return before.winner === colour && after.winner !== colour ? 'loss' : 'same';
}

/** A tile in short: its number, its products or its name. */
function TileMarks({ tile }: { readonly tile: TileName }) {
  const scene = useScene();
  return (
    <span className="hg-card-tile" title={tileText(scene, tile)}>
      {typeof tile === 'string' ? (
        <>
          <Sign icon={tile} /> {scene.words.specials[tile]}
        </>
      ) : (
        <>
          {tile}
          {productsOf(scene.table.tiles.tiles, tile).map((product) => (
            <Sign key={product} icon={product} />
          ))}
        </>
      )}
    </span>
  );
}

/** Who has how many buyers round a tile; the winner first, and why if it was close. */
function Standing({ tally: { counts, winner, reason } }: { readonly tally: Tally }) {
  const { ui, wood } = useScene();
  if (counts.length === 0) return <span className="hg-soft">{ui.nobodyThere}</span>;
  const ordered = [...counts].sort((a, b) => Number(b.colour === winner) - Number(a.colour === winner));
  return (
    <span className="hg-card-standing">
      {ordered.map(({ colour, buyers }) => (
        <span key={colour} data-first={colour === winner}>
          <WoodMark wood={wood(colour)} /> {buyers}
        </span>
      ))}
      {reason !== 'most' && reason !== 'nobody' && <span className="hg-soft">{ui.reasons[reason]}</span>}
    </span>
  );
}

/** The spaces that would win a tile for the viewer, the cheapest first. */
function WinningSpaces({ booth, chooser }: { readonly booth: SpaceName; readonly chooser: Chooser }) {
  const { ui, viewer } = useScene();
  if (viewer === null || chooser.mode !== 'buy') return null;
  const costs = [...chooser.choices.moves].flatMap((move) => {
    const preview = move.startsWith('buy ') ? chooser.preview(move) : undefined;
    if (preview?.kind !== 'buyer') return [];
    const change = preview.tiles.find(({ after }) => after.booth === booth);
    return change && change.before.winner !== viewer && change.after.winner === viewer ? [preview.cost] : [];
  });
  if (costs.length === 0) return null;
  return <p className="hg-soft">{ui.winsFor(costs.length, Math.min(...costs))}</p>;
}
