import { type AnyGameUi, type GameCard, PromptBar, TargetList, useAnnounce } from '@kontor/ui';
import type { ReactNode } from 'react';

/** A bare table for games whose own is not there yet: every move as a line. */
export const fallbackUi: AnyGameUi = {
  Table: ({ frame, rules, act, players }) => {
    useAnnounce();
    const who = frame.active.map((seat) => players[seat]?.name).join(', ');
    return (
      <div style={{ display: 'grid', gridTemplateRows: '1fr auto', height: '100%', padding: 8, gap: 8 }}>
        <div className="k-scroll">
          <TargetList
            targets={rules.moves.map((move) => ({ move, name: move }))}
            onChoose={(move) =>
              void (frame.decision?.simultaneous ? act?.draft(move).then(() => act.ready()) : act?.play(move))
            }
          />
        </div>
        <PromptBar sentence={frame.decision?.kind ?? who} frame={frame} {...(act ? { act } : {})} />
      </div>
    );
  },
  End: ({ players, result }): ReactNode => (
    <ol>
      {players.map((player) => (
        <li key={player.seat}>
          {player.name}: {result.scores[player.seat]} ({result.ranks[player.seat]})
        </li>
      ))}
    </ol>
  ),
  logLines: (heard) => [{ group: 'Log', text: `Row ${heard.row}`, seat: heard.seat }],
  prompt: ({ frame }) => frame.decision?.kind ?? '',
};

export function fallbackCard(name: string): GameCard {
  return {
    name: () => name,
    tagline: () => name,
    facts: () => '2–5',
    Art: () => <svg viewBox="0 0 16 9" aria-hidden="true" />,
  };
}
