import { Button, type PlayerInfo, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../pages/title.ts';
import { useWebTexts } from '../texts/index.ts';
import './hand-over.css';

interface HandOverProps {
  readonly player: PlayerInfo;
  readonly onReveal: () => void;
  /** People at this device who are ready but may still change their answer. */
  readonly ready: readonly PlayerInfo[];
  readonly onTakeBack: (player: PlayerInfo) => void;
}

/** Hides the table between two people at one device; nothing of it is in the page. */
export function HandOver({ player, onReveal, ready, onTakeBack }: HandOverProps): ReactNode {
  const { handOver, app } = useWebTexts();
  useTitle(`${handOver.title(player.name)} – ${app}`);
  return (
    <main className="w-alone">
      <PlayerMark player={player} className="w-hand-over-mark" />
      <h1>{handOver.title(player.name)}</h1>
      <p>{handOver.text(player.name)}</p>
      <Button look="primary" autoFocus onClick={onReveal}>
        {handOver.reveal(player.name)}
      </Button>
      {ready.map((other) => (
        <Button key={other.seat} look="quiet" onClick={() => onTakeBack(other)}>
          {handOver.takeBack(other.name)}
        </Button>
      ))}
    </main>
  );
}
