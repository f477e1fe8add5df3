import { Button, type PlayerInfo, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../pages/title.ts';
import { useWebTexts } from '../texts/index.ts';
import './hand-over.css';

interface HandOverProps {
  readonly player: PlayerInfo;
  readonly onReveal: () => void;
  /** People here who have laid an answer ready that they may still change. */
  readonly ready: readonly PlayerInfo[];
  readonly onTakeBack: (player: PlayerInfo) => void;
}

/** Between two people at one device: nothing of the table is on the screen, or in the page, until the next one is there. */
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
