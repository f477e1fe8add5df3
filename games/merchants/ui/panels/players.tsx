import type { Frame, Seat } from '@kontor/core';
import { CashChange, PlayerMark } from '@kontor/ui';
import { memo, type ReactNode } from 'react';
import { ELECTORS_EACH, TEMPLES_EACH } from '../../rules/state/constants.ts';
import { standingsOf } from '../../rules/view/standing.ts';
import { outlookOf } from '../model/outlook.ts';
import { playerPlace } from '../places.ts';
import { useScene } from '../scene.ts';
import { Glyph } from './glyph.tsx';
import './players.css';

interface PlayersProps {
  readonly frame: Pick<Frame<unknown>, 'active' | 'ready' | 'decision'>;
  /** Several seats lay plans at once now. */
  readonly plotting: boolean;
  /** The seat whose action is being shown; undefined otherwise. */
  readonly acting: Seat | null | undefined;
  /** What is pointed at elsewhere, as in `data-place`. */
  readonly highlighted: readonly string[];
}

/** Everyone at a glance: who goes first, who is asked or ready, temples and electors on the map. */
export const Players = memo(function Players({
  frame,
  plotting,
  acting,
  highlighted,
}: PlayersProps): ReactNode {
  const scene = useScene();
  const { ui, players, view, viewer, table, leaps } = scene;
  const standings = standingsOf(table, view);
  return (
    <ul className="moe-players" aria-label={ui.players} data-many={players.length > 4}>
      {players.map((player) => {
        const { seat } = player;
        const mine = view.players[seat];
        if (!mine) return null;
        const ready = plotting && (mine.plotted || frame.ready.includes(seat));
        const asked = acting === undefined ? frame.active.includes(seat) && !ready : acting === seat;
        const temples = TEMPLES_EACH - mine.templesLeft;
        const electors = ELECTORS_EACH - mine.electorsLeft;
        const influence = standings[seat]?.religion.influence ?? 0;
        const placed = ui.placed(influence, temples, electors);
        const outlook = outlookOf(scene, seat);
        return (
          <li
            key={seat}
            className="moe-player"
            data-asked={asked}
            data-me={seat === viewer}
            data-place={playerPlace(seat)}
            data-explain={playerPlace(seat)}
            data-highlighted={highlighted.includes(playerPlace(seat))}
          >
            <PlayerMark player={player} />
            {view.first === seat && (
              <span className="moe-player-first" data-explain="first">
                <span aria-hidden="true">1</span>
                <span className="k-hidden">{ui.first}, </span>
              </span>
            )}
            <span className="moe-player-name" translate="no">
              {player.name}
            </span>
            <span className="moe-player-state">
              {ready && (
                <span className="moe-good" title={ui.ready}>
                  <span aria-hidden="true">✓</span>
                  <span className="k-hidden">, {ui.ready}</span>
                </span>
              )}
              {asked && plotting && acting === undefined && (
                <span className="moe-player-busy" title={ui.plotting}>
                  <span aria-hidden="true">…</span>
                  <span className="k-hidden">, {ui.plotting}</span>
                </span>
              )}
            </span>
            <span className="moe-player-counts">
              <span aria-hidden="true">
                <span data-explain="temples">
                  <Glyph d="M2 14V9H4V6L8 2L12 6V9H14V14Z" />
                  {influence}
                  <CashChange key={leaps} value={influence} />
                </span>
                <span data-explain="electors">
                  <Glyph d="M8 1A3 3 0 1 1 8 7A3 3 0 1 1 8 1ZM2 15Q2 8.5 8 8.5Q14 8.5 14 15Z" />
                  {electors}
                  <CashChange key={leaps} value={electors} />
                </span>
              </span>
              <span className="k-hidden">, {placed}</span>
            </span>
            {outlook && (
              <span className="moe-player-outlook" data-kind={outlook.kind} data-explain={`outlook-${seat}`}>
                <span className="k-hidden">, {ui.outNow}: </span>
                {outlook.label}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
