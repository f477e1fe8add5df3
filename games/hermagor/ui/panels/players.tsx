import { PlayerMark } from '@kontor/ui';
import { memo, useMemo } from 'react';
import { type HermagorView, type Projection, phaseOf, projection } from '../../rules/index.ts';
import { money, signed } from '../../texts/signed.ts';
import { useHighlighted } from '../highlight.ts';
import type { IconName } from '../icons.ts';
import { productsOf } from '../market/products.ts';
import { tileText } from '../market/space-words.ts';
import { aheadText, withoutCash } from '../model/ahead.ts';
import type { LastCash } from '../model/last-moves.ts';
import { placeOf } from '../model/places.ts';
import { placeName } from '../model/progress.ts';
import { Amount, Dukedoms, Sign } from '../parts.tsx';
import { type Scene, useScene } from '../scene.ts';
import { Cash } from './cash.tsx';
import './players.css';

interface PlayersProps {
  /** Everybody's last change of cash. */
  readonly cash: readonly (LastCash | undefined)[];
}

/** So few players leave room to tell where their points come from. */
const FEW = 3;

/** All players with what they own. */
export const Players = memo(function Players({ cash }: PlayersProps) {
  const scene = useScene();
  const { table, view, viewer, players, ui } = scene;
  const lit = useHighlighted();
  const counts = countsIn(scene);
  const scores = useProjection();
  // Sums with and without the cash cannot be compared.
  const isKnown = scores.every(({ total }) => total !== null);
  return (
    <>
      <p className="hg-players-legend" aria-hidden="true">
        {counts.map(({ icon, explain }) => (
          <span key={icon} data-explain={explain}>
            <Sign icon={icon} /> {ui.legend[explain]}
          </span>
        ))}
      </p>
      <ul className="hg-players" aria-label={ui.players}>
        {players.map((player) => {
          const things = view.players[player.seat];
          const score = scores.find(({ seat }) => seat === player.seat);
          if (!things) return null;
          return (
            <li
              key={player.seat}
              data-place={placeOf.seat(player.seat)}
              data-lit={lit.includes(placeOf.seat(player.seat))}
              data-turn={view.turn === player.seat}
              data-me={viewer === player.seat}
            >
              <div className="hg-player-head" data-seat={player.seat}>
                <span className="hg-player-who" data-explain={`player:${player.seat}`}>
                  <PlayerMark player={player} />
                  <span className="hg-player-name" translate="no" title={player.name}>
                    {player.name}
                  </span>
                </span>
                {view.start === player.seat && (
                  <span className="hg-start" data-explain="start">
                    <Sign icon="start" />
                    <span className="k-hidden">{ui.startPlayer}</span>
                  </span>
                )}
                {score && <IfOver score={score} total={isKnown ? score.total : null} />}
                <Cash
                  value={things.cash}
                  last={cash[player.seat]}
                  label={ui.cash}
                  isMine={player.seat === viewer}
                />
              </div>
              <div className="hg-player-things">
                {counts.map(({ icon, explain, label, of, strong = false }) => (
                  <span key={icon} className="hg-count" data-explain={explain} data-strong={strong}>
                    <Sign icon={icon} />
                    <span className="k-hidden">{label}</span>
                    {of(things)}
                  </span>
                ))}
                <span className="hg-whereabouts" data-explain={`merchant:${things.merchant}`} translate="no">
                  <span>
                    <Sign icon="merchant" />
                    <span className="k-hidden">{ui.merchantIn}</span>
                    {placeName(table, things.merchant)}
                  </span>
                </span>
                {things.tiles.length > 0 && <Hand tiles={things.tiles} />}
              </div>
              {score && players.length <= FEW && <Bonus score={score} />}
            </li>
          );
        })}
      </ul>
    </>
  );
});

/** The tiles that somebody has won. */
function Hand({ tiles }: Pick<HermagorView['players'][number], 'tiles'>) {
  const scene = useScene();
  return (
    <span className="hg-hand">
      {tiles.map((tile) => (
        <span
          key={tile}
          className="hg-hand-tile"
          role="img"
          aria-label={tileText(scene, tile)}
          data-explain={`tile:${tile}`}
        >
          {typeof tile === 'string' ? <Sign icon={tile} /> : <span className="hg-hand-number">{tile}</span>}
          {productsOf(scene.table.tiles.tiles, tile).map((product) => (
            <Sign key={product} icon={product} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** What would be added to a player's cash if the game ended now. */
function Bonus({ score: { seat, ...score } }: { readonly score: Projection }) {
  const { table, ui } = useScene();
  return (
    <dl className="hg-bonus" data-explain={`if-over:${seat}`}>
      <div>
        <dt>{ui.end.production}</dt>
        <dd>
          <Amount value={score.productionTotal} />
        </dd>
      </div>
      <div>
        <dt>{ui.end.dukedoms}</dt>
        <dd>
          <Amount value={score.dukedomsTotal} />{' '}
          <small>
            · <Dukedoms table={table} counts={score.dukedoms} />
          </small>
        </dd>
      </div>
      <div>
        <dt>{ui.end.route}</dt>
        <dd>
          <Amount value={score.routeTotal} /> <small>· {ui.goal.onIt(score.route)}</small>
        </dd>
      </div>
    </dl>
  );
}

/** Who is ahead and by how much if the game ended now. */
export function Ahead() {
  const { players, viewer, locale } = useScene();
  return (
    <p className="hg-ahead" data-explain="ahead">
      <Sign icon="end" /> {aheadText(useProjection(), players, viewer, locale)}
    </p>
  );
}

/** A player's score if the game ended now; only what would be added to the cash where somebody's is hidden. */
function IfOver({
  score: { seat, bonus },
  total,
}: Pick<Projection, 'total'> & { readonly score: Projection }) {
  const { ui } = useScene();
  return (
    <span className="hg-if-over" data-explain={`if-over:${seat}`}>
      <Sign icon="end" />
      <span className="k-hidden">{total === null ? ui.goal.bonusNow : ui.goal.totalNow}</span>
      {total === null ? signed(bonus) : money(total)}
    </span>
  );
}

/** As far as everybody in front of the screen may know it. */
function useProjection(): readonly Projection[] {
  const { table, view, covered = false } = useScene();
  return useMemo(() => projection(table, covered ? withoutCash(view) : view), [table, view, covered]);
}

interface Count {
  readonly icon: IconName;
  readonly explain: 'buyers' | 'actions' | 'shared' | 'supply' | 'discs';
  readonly label: string;
  readonly of: (things: HermagorView['players'][number]) => number;
  /** What the phase is about. */
  readonly strong?: true;
}

/** What is counted in this phase. */
function countsIn({ view, ui }: Scene): readonly Count[] {
  const phase = phaseOf(view.step);
  const supply: readonly Count[] = [
    { icon: 'bag', explain: 'supply', label: ui.supply, of: ({ supply }) => supply },
    { icon: 'disc', explain: 'discs', label: ui.discsLeft, of: ({ discs }) => discs },
  ];
  const shared = (label: string, of: Count['of']): readonly Count[] => [
    { icon: 'market', explain: 'shared', label, of, strong: true },
  ];
  if (phase === 'market')
    return [
      { icon: 'buyer', explain: 'buyers', label: ui.buyersLeft, of: ({ buyers }) => buyers, strong: true },
      ...(view.players.some(({ sharedBuyers }) => sharedBuyers !== undefined)
        ? shared(ui.sharedBuyersLeft, ({ sharedBuyers = 0 }) => sharedBuyers)
        : []),
      ...supply,
    ];
  if (phase !== 'selling') return supply;
  return [
    { icon: 'station', explain: 'actions', label: ui.actionsLeft, of: ({ ready }) => ready, strong: true },
    ...(view.shared ? shared(ui.sharedLeft, ({ sharedReady }) => sharedReady) : []),
    ...supply,
  ];
}
