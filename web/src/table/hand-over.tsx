import { Button, type PlayerInfo, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../pages/page.tsx';
import { useWebTexts } from '../texts/index.ts';

interface HandOverProps {
  readonly player: PlayerInfo;
  readonly onReveal: () => void;
}

/** Between two people at one device: nothing of the table is on the screen, or in the page, until the next one is there. */
export function HandOver({ player, onReveal }: HandOverProps): ReactNode {
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
    </main>
  );
}
