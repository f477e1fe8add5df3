import { type PlayerInfo, PlayerName, Scroller } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { RegionCount } from '../../rules/view/standing.ts';
import { playerPlace, regionPlace } from '../places.ts';
import './regions-table.css';

interface RegionsTableProps {
  readonly caption: string;
  readonly players: readonly PlayerInfo[];
  readonly regions: readonly RegionCount[];
}

/** Electors face up: who has how many where, and who controls which region. */
export function RegionsTable({ caption, players, regions }: RegionsTableProps): ReactNode {
  return (
    <Scroller label={caption} className="moe-regions">
      <table className="moe-regions-grid">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {regions.map(({ region }) => (
              <th key={region} scope="col" data-explain={regionPlace(region)} translate="no">
                {region}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.seat}>
              <th scope="row" data-explain={playerPlace(player.seat)}>
                <PlayerName player={player} />
              </th>
              {regions.map(({ region, controller, electors }) => (
                <td
                  key={region}
                  data-controls={controller === player.seat}
                  data-explain={regionPlace(region)}
                >
                  {electors[player.seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
