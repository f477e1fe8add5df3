import { PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { RESOURCES } from '../../rules/files/board.ts';
import { eventText } from '../../texts/find.ts';
import { Token } from '../map/token.tsx';
import { type MonopolyRound, type MonopolyTurn, monopoliesAt } from '../model/monopolies.ts';
import type { Playback } from '../model/playback.ts';
import { lastShown } from '../model/story.ts';
import { playerPlace } from '../places.ts';
import { useScene } from '../scene.ts';
import { Controls } from './controls.tsx';
import { useFollowed } from './use-followed.ts';
import './monopolies.css';

/** Who announced what, resource after resource, and who won each card. */
export function MonopoliesPanel({ playback }: { readonly playback: Playback }): ReactNode {
  const { ui, words, players } = useScene();
  const table = useFollowed(playback);
  const monopolies = monopoliesAt(playback.story, lastShown(playback));
  if (!monopolies) return null;
  return (
    <div className="moe-monopolies" data-many={players.length > 4}>
      <Controls playback={playback} from={monopolies.from + 1} label={ui.monopoliesOf(monopolies.turn)} />
      <table ref={table} className="moe-monopolies-grid">
        <caption className="k-hidden">{ui.monopoliesOf(monopolies.turn)}</caption>
        <thead>
          <tr>
            <td />
            {RESOURCES.map((resource) => (
              <th key={resource} scope="col" data-explain={`resource-${resource}`}>
                <Token resource={resource} />
                <span className="k-hidden">{words.resources[resource]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows monopolies={monopolies} playback={playback} />
          <Winners monopolies={monopolies} />
        </tbody>
      </table>
    </div>
  );
}

interface RowsProps {
  readonly monopolies: MonopolyTurn;
  readonly playback: Playback;
}

function Rows({ monopolies: { first, rounds }, playback }: RowsProps): ReactNode {
  const { ui, players, words, names } = useScene();
  const order = players.flatMap((_, i) => players[(first + i) % players.length] ?? []);
  return order.map((player) => (
    <tr key={player.seat}>
      <th scope="row" data-explain={playerPlace(player.seat)} translate="no">
        <PlayerMark player={player} />
        <span className="moe-resolution-name">{player.name}</span>
      </th>
      {RESOURCES.map((resource, i) => {
        const round: MonopolyRound | undefined = rounds[i];
        const said = round?.announced[player.seat];
        const event = said && playback.story[said.step]?.event;
        return (
          <td
            key={resource}
            className="moe-monopoly"
            data-won={round?.winner === player.seat}
            data-now={said !== undefined && said.step === playback.cursor - 1}
            data-future={said !== undefined && said.step >= playback.cursor}
            data-explain="monopoly"
            data-explain-now={event && eventText(words, event, names)}
          >
            {said && (
              <button type="button" className="moe-announced" onClick={() => playback.goTo(said.step + 1)}>
                <span aria-hidden="true">
                  {said.amount}
                  {round?.winner === player.seat && ' ★'}
                </span>
                <span className="k-hidden">
                  {ui.announced(said.amount, resource)}
                  {round?.winner === player.seat && `, ${ui.won}`}
                </span>
              </button>
            )}
          </td>
        );
      })}
    </tr>
  ));
}

/** Who has each card; nobody where the most was announced twice. */
function Winners({ monopolies: { rounds } }: { readonly monopolies: MonopolyTurn }): ReactNode {
  const { ui, players } = useScene();
  return (
    <tr className="moe-monopolies-won" data-explain="monopoly">
      <th scope="row">{ui.card}</th>
      {RESOURCES.map((resource, i) => {
        const winner = rounds[i]?.winner;
        const player = winner === null || winner === undefined ? undefined : players[winner];
        return (
          <td key={resource}>
            {player && (
              <>
                <PlayerMark player={player} />
                <span className="k-hidden" translate="no">
                  {player.name}
                </span>
              </>
            )}
            {winner === null && (
              <>
                <span aria-hidden="true">–</span>
                <span className="k-hidden">{ui.nobodyWins}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
