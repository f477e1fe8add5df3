import { type PlayerInfo, shapePath, useMedia, type WoodKind, WoodPiece, woodColours } from '@kontor/ui';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import './victory.css';

interface VictoryProps {
  readonly winners: readonly PlayerInfo[];
  /** Who plays at this device. If one of them has won, it rains coins before the reasons are shown. */
  readonly here: readonly PlayerInfo[];
  readonly pieces: readonly WoodKind[];
  /** Milliseconds of a step of an animation; 0: nothing moves. */
  readonly pace: number;
}

/** Where the banners hang, and how much of the scene is shown: on a phone they are nearer, and everything is larger. */
const WIDE = [130, 770, 900] as const;
const NARROW = [212, 688, 580] as const;

/** So many steps long is the moment before the reasons. */
const STEPS = 11;

/** The winner's pieces under their banners, or seen from below by whoever has lost; skipped by any click or key. */
export function Victory({ winners, here, pieces, pace }: VictoryProps): ReactNode {
  const [first] = winners;
  const joy = here.some((player) => winners.includes(player));
  const tall = useMoment(joy ? pace * STEPS : 0);
  const [left, right, width] = useMedia('(max-width: 599px)') ? NARROW : WIDE;
  if (!first) return null;
  const banners = [first, winners[1] ?? first];
  const row = Array.from({ length: 7 }, (_, i) => ({
    owner: winners[i % winners.length] ?? first,
    kind: pieces[i % pieces.length] ?? 'disc',
  }));
  return (
    <div
      className="w-victory"
      data-joy={joy}
      data-tall={tall}
      data-moving={pace > 0}
      style={{ '--winner': woodColours(first.colour).face } as CSSProperties}
    >
      <svg
        viewBox={`${450 - width / 2} 0 ${width} 240`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {joy && (
          <>
            <Garland winners={winners} />
            {banners.map((player, side) => (
              <Banner key={side === 0 ? 'left' : 'right'} player={player} x={side === 0 ? left : right} />
            ))}
          </>
        )}
        <path className="w-victory-table" d="M250 214H650L630 250H270Z" />
        <ellipse className="w-victory-table-top" cx={450} cy={212} rx={215} ry={22} />
        {joy && COINS.map(({ x, y }, i) => <Coin key={`${x} ${y}`} x={x} y={y} turn={i % 17} />)}
        {row.map(({ owner, kind }, i) => (
          <g key={ROW[i]?.x} className="w-victory-piece" style={turn(i)}>
            <WoodPiece
              kind={kind}
              colour={owner.colour}
              shape={owner.shape}
              x={ROW[i]?.x ?? 0}
              y={ROW[i]?.y ?? 0}
              size={ROW[i]?.size ?? 0}
            />
          </g>
        ))}
        {!joy &&
          here.map(({ seat, colour, shape }, i) => (
            <WoodPiece
              key={seat}
              kind={pieces[0] ?? 'disc'}
              colour={colour}
              shape={shape}
              x={710 + i * 54}
              y={206}
              size={50}
            />
          ))}
      </svg>
    </div>
  );
}

/** Where the pieces stand on the table: the largest in the middle. */
const ROW: readonly { readonly x: number; readonly y: number; readonly size: number }[] = [
  { x: 450, y: 168, size: 104 },
  { x: 366, y: 182, size: 70 },
  { x: 534, y: 182, size: 70 },
  { x: 306, y: 188, size: 54 },
  { x: 594, y: 188, size: 54 },
  { x: 410, y: 206, size: 44 },
  { x: 492, y: 206, size: 44 },
];

/** Two heaps on the floor, beside the table. */
const COINS: readonly { readonly x: number; readonly y: number }[] = [222, 678].flatMap((middle) =>
  [7, 6, 4, 2].flatMap((wide, level) =>
    Array.from({ length: wide }, (_, i) => ({
      x: middle + (i - (wide - 1) / 2) * 19 + (level % 2) * 3,
      y: 232 - level * 9,
    })),
  ),
);

function Coin({
  x,
  y,
  turn: number,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}): ReactNode {
  return (
    <g className="w-victory-coin" style={turn(number)}>
      <ellipse className="w-victory-gold" cx={x} cy={y + 3} rx={11} ry={6} />
      <ellipse className="w-victory-gold" cx={x} cy={y} rx={11} ry={6} />
    </g>
  );
}

function Garland({ winners }: { readonly winners: readonly PlayerInfo[] }): ReactNode {
  const flags = Array.from({ length: 21 }, (_, i) => {
    const x = 15 + i * 43.5;
    return { x, y: 40 - ((x - 450) / 450) ** 2 * 34 };
  });
  return (
    <g>
      <path className="w-victory-line" d="M-10 4Q450 76 910 4" />
      {flags.map(({ x, y }, i) => {
        const owner = winners[Math.floor(i / 2) % winners.length];
        return (
          <path
            key={x}
            d={`M${x - 13} ${y - 1}H${x + 13}L${x} ${y + 27}Z`}
            fill={i % 2 === 0 || !owner ? 'var(--k-coin)' : woodColours(owner.colour).face}
          />
        );
      })}
    </g>
  );
}

function Banner({ player, x }: { readonly player: PlayerInfo; readonly x: number }): ReactNode {
  const wood = woodColours(player.colour);
  return (
    <g>
      <path className="w-victory-pole" d={`M${x - 58} 58H${x + 58}`} />
      <g className="w-victory-banner" style={turn(2)}>
        <path
          d={`M${x - 46} 60H${x + 46}V196L${x} 172L${x - 46} 196Z`}
          fill={wood.face}
          stroke={wood.side}
          strokeWidth={5}
        />
        <path d={shapePath(player.shape)} transform={`translate(${x} 118) scale(30)`} fill={wood.ink} />
      </g>
    </g>
  );
}

/** When it comes, after how many others. */
function turn(number: number): CSSProperties {
  return { '--turn': number } as CSSProperties;
}

/** True for a while at first, unless somebody clicks or presses a key. */
function useMoment(milliseconds: number): boolean {
  const [now, setNow] = useState(milliseconds > 0);
  useEffect(() => {
    if (!now) return;
    const end = (): void => setNow(false);
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [now, milliseconds]);
  return now;
}
