import type { ReactNode } from 'react';
import type { PlayerColour, PlayerInfo, PlayerShape } from '../table/contract.ts';
import './player-mark.css';

/** The shapes in a box from -1 to 1, of about equal weight to the eye. */
const SHAPES: Readonly<Record<PlayerShape, string>> = {
  circle: 'M0-.78A.78.78 0 1 1 0 .78A.78.78 0 1 1 0-.78Z',
  square: 'M-.7-.7H.7V.7H-.7Z',
  triangle: 'M0-.88L.9 .68H-.9Z',
  diamond: 'M0-1L.8 0L0 1L-.8 0Z',
  cross: 'M-.3-.88H.3V-.3H.88V.3H.3V.88H-.3V.3H-.88V-.3H-.3Z',
  star: 'M0-1L.26-.36L.95-.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95-.31L-.26-.36Z',
};

/** The `d` of a player's shape in a box from -1 to 1. */
export function shapePath(shape: PlayerShape): string {
  return SHAPES[shape];
}

/** The CSS colours of a player's wood: face, side in shade, and what is written on the face. */
export function woodColours(colour: PlayerColour | 'neutral'): { face: string; side: string; ink: string } {
  return { face: `var(--k-${colour})`, side: `var(--k-${colour}-deep)`, ink: `var(--k-${colour}-ink)` };
}

interface PlayerMarkProps {
  readonly player: Pick<PlayerInfo, 'colour' | 'shape'>;
  readonly className?: string;
}

/** A player's colour and shape as a little wooden disc in the text; stands beside the name, so it is not read aloud. */
export function PlayerMark({ player, className = '' }: PlayerMarkProps): ReactNode {
  const wood = woodColours(player.colour);
  return (
    <svg className={`k-mark ${className}`} viewBox="-14 -14 28 29" aria-hidden="true">
      <circle r={12.5} cy={1.6} fill={wood.side} />
      <circle r={12.5} fill={wood.face} stroke="var(--k-piece-edge)" strokeWidth={1} />
      <path d={shapePath(player.shape)} transform="scale(7.4)" fill={wood.ink} />
    </svg>
  );
}

/** Mark and name, cut short where there is no room. */
export function PlayerName({ player }: { player: PlayerInfo }): ReactNode {
  return (
    <span className="k-player">
      <PlayerMark player={player} />
      <span className="k-player-name" translate="no" title={player.name}>
        {player.name}
      </span>
    </span>
  );
}
