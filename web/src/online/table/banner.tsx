import { type PlayerInfo, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import './banner.css';

interface BannerProps {
  readonly words: ReactNode;
  /** Whom it is about. */
  readonly seats?: readonly Pick<PlayerInfo, 'colour' | 'shape'>[];
  readonly role?: 'alert' | 'status';
  /** Makes it a region of its own, in which what is urgent is marked. */
  readonly label?: string;
  /** Something may be wrong. */
  readonly warns?: boolean;
  /** What can be answered. */
  readonly children?: ReactNode;
}

/** A line between the bar and the board: what was asked or has happened besides the game, and the answers. */
export function Banner({
  words,
  seats = [],
  role = 'status',
  label,
  warns = false,
  children,
}: BannerProps): ReactNode {
  const Frame = label === undefined ? 'div' : 'section';
  return (
    <Frame
      className="w-banner"
      role={label === undefined ? role : undefined}
      aria-label={label}
      data-warns={warns}
    >
      <p className="w-banner-words">
        {seats.map((seat) => (
          <PlayerMark key={`${seat.colour} ${seat.shape}`} player={seat} />
        ))}
        <span>{words}</span>
      </p>
      {children && <div className="w-banner-answers">{children}</div>}
    </Frame>
  );
}
