import { type PlayerInfo, PlayerMark, Scroller } from '@kontor/ui';
import type { ReactNode } from 'react';
import './players-table.css';

interface PlayersRow {
  readonly label: string;
  /** By the player's place in the list of players. */
  readonly cells: readonly ReactNode[];
  readonly strong?: boolean;
}

interface PlayersTableProps {
  readonly caption: string;
  readonly players: readonly PlayerInfo[];
  readonly viewer: number | null;
  /** What the viewer is called. */
  readonly you: string;
  readonly rows: readonly PlayersRow[];
}

/** Numbers of all players, a column for each, narrow enough for a phone. */
export function PlayersTable({ caption, players, viewer, you, rows }: PlayersTableProps) {
  return (
    <Scroller className="hg-players-table" label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {players.map((player) => (
              <th key={player.seat} scope="col" data-me={player.seat === viewer}>
                <PlayerMark player={player} />
                <span className="hg-players-table-name" translate="no" title={player.name}>
                  {player.seat === viewer ? you : player.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, strong = false }) => (
            <tr key={label} data-strong={strong}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => {
                const player = players[i];
                return (
                  <td key={player?.seat ?? i} data-me={player?.seat === viewer}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
