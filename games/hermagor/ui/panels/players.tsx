import { PlayerMark } from '@kontor/ui';
import { memo } from 'react';
import { phaseOf } from '../../rules/index.ts';
import { useHighlighted } from '../highlight.ts';
import type { IconName } from '../icons.ts';
import { tileText } from '../market/space-words.ts';
import { TileFace } from '../market/tile.tsx';
import type { LastCash } from '../model/last-moves.ts';
import { placeOf } from '../model/places.ts';
import { placeName } from '../model/progress.ts';
import { Sign } from '../parts.tsx';
import { useScene } from '../scene.ts';
import { Cash } from './cash.tsx';
import './players.css';

interface PlayersProps {
  /** Everybody's last change of cash. */
  readonly cash: readonly (LastCash | undefined)[];
}

/** All players with what they own. */
export const Players = memo(function Players({ cash }: PlayersProps) {
  const scene = useScene();
  const { table, view, viewer, players, ui } = scene;
  const lit = useHighlighted();
  const phase = phaseOf(view.step);
  return (
    <ul className="hg-players" aria-label={ui.players}>
      {players.map((player) => {
        const things = view.players[player.seat];
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
              <PlayerMark player={player} />
              <span className="hg-player-name" translate="no" title={player.name}>
                {player.name}
              </span>
              {view.start === player.seat && (
                <span className="hg-start" data-explain="start">
                  <Sign icon="start" />
                  <span className="k-hidden">{ui.startPlayer}</span>
                </span>
              )}
              <Cash
                value={things.cash}
                last={cash[player.seat]}
                label={ui.cash}
                isMine={player.seat === viewer}
              />
            </div>
            <div className="hg-player-things">
              {phase === 'market' && (
                <Count icon="buyer" explain="buyers" value={things.buyers} label={ui.buyersLeft} strong />
              )}
              {phase === 'market' && things.sharedBuyers !== undefined && (
                <Count
                  icon="market"
                  explain="shared"
                  value={things.sharedBuyers}
                  label={ui.sharedBuyersLeft}
                  strong
                />
              )}
              {phase === 'selling' && (
                <Count icon="station" explain="actions" value={things.ready} label={ui.actionsLeft} strong />
              )}
              {view.shared && phase === 'selling' && (
                <Count
                  icon="market"
                  explain="shared"
                  value={things.sharedReady}
                  label={ui.sharedLeft}
                  strong
                />
              )}
              <Count icon="bag" explain="supply" value={things.supply} label={ui.supply} />
              <Count icon="disc" explain="discs" value={things.discs} label={ui.discsLeft} />
              <span className="hg-whereabouts" data-explain={`merchant:${things.merchant}`} translate="no">
                <Sign icon="merchant" />
                <span className="k-hidden">{ui.merchantIn}</span>
                {placeName(table, things.merchant)}
              </span>
              <span className="hg-hand">
                {things.tiles.map((tile) => (
                  <svg
                    key={tile}
                    viewBox="0 0 92 74"
                    role="img"
                    aria-label={tileText(scene, tile)}
                    data-explain={`tile:${tile}`}
                  >
                    <rect className="hg-tile" x={1} y={1} width={90} height={72} rx={10} />
                    <TileFace tile={tile} size={84} />
                  </svg>
                ))}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
});

interface CountProps {
  readonly icon: IconName;
  readonly explain: string;
  readonly value: number;
  readonly label: string;
  readonly strong?: boolean;
}

function Count({ icon, explain, value, label, strong = false }: CountProps) {
  return (
    <span className="hg-count" data-explain={explain} data-strong={strong}>
      <Sign icon={icon} />
      <span className="k-hidden">{label}</span>
      {value}
    </span>
  );
}
