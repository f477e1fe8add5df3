import type { Seat } from '@kontor/core';
import { PlayerName } from '@kontor/ui';
import type { ReactNode } from 'react';
import { projectionOf, regionsOf, type Standing, standingsOf } from '../../rules/view/standing.ts';
import { noticesFor } from '../model/describe.ts';
import { playerPlace } from '../places.ts';
import { useScene } from '../scene.ts';
import type { Seats } from '../texts/cards-en.ts';
import { RegionsTable } from './regions-table.tsx';
import './standing.css';

/** The three influences as far as the viewer may know them, and who would be out if it ended now. */
export function StandingPanel(): ReactNode {
  const { ui, view, table, words, players } = useScene();
  const regions = regionsOf(view);
  const notices = noticesFor(table, words);
  return (
    <div className="moe-standing">
      <StandingGrid />
      {view.phase !== 'over' && <ProjectionList />}
      {notices.length > 0 && <p className="moe-quiet">{notices.join(' ')}</p>}
      {regions.length > 0 && <RegionsTable caption={ui.controls} players={players} regions={regions} />}
    </div>
  );
}

export function StandingGrid(): ReactNode {
  const { ui, table, view, players, viewer } = useScene();
  const { out } = projectionOf(table, view);
  return (
    <table className="moe-standing-grid">
      <thead>
        <tr>
          <td />
          <th scope="col" data-explain="step-religion">
            {ui.religion}
          </th>
          <th scope="col" data-explain="step-politics">
            {ui.politics}
          </th>
          <th scope="col" data-explain="step-economy">
            {ui.economy}
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(table, view).map((standing) => {
          const player = players[standing.seat];
          return player ? (
            <tr
              key={standing.seat}
              data-explain={playerPlace(standing.seat)}
              data-out={out.some(({ seat }) => seat === standing.seat)}
            >
              <th scope="row">
                <PlayerName player={player.seat === viewer ? { ...player, name: ui.youShort } : player} />
              </th>
              <td data-explain="step-religion">
                <b>{standing.religion.influence}</b>{' '}
                {standing.religion.temples > 0 && <small>{ui.temples(standing.religion.temples)}</small>}
              </td>
              <td data-explain="step-politics">
                <Politics standing={standing} />
              </td>
              <td data-explain="step-economy">
                {standing.economy ? (
                  <b>{standing.economy.influence}</b>
                ) : (
                  <span className="moe-quiet">
                    <span aria-hidden="true">?</span>
                    <span className="k-hidden">{ui.hidden}</span>
                  </span>
                )}
              </td>
            </tr>
          ) : null;
        })}
      </tbody>
    </table>
  );
}

/** Who would be out if it ended now, and who could be where that is hidden. */
export function ProjectionList(): ReactNode {
  const { ui, table, view, words, names, viewer } = useScene();
  const { cards } = ui;
  const { out, undecided, hiddenFrom, next, left } = projectionOf(table, view);
  // If it is everybody, the names are not listed.
  const among = (seats: readonly Seat[]): Seats =>
    seats.length === table.seats && seats.length > 2 ? 'all' : seats;
  const safe = viewer !== null && left.includes(viewer) && !next.includes(viewer);
  return (
    <div className="moe-forecast">
      <h2>{ui.outNow}</h2>
      <ul>
        {out.map((gone, i) => (
          <li key={gone.seat} className="moe-bad">
            {cards.outBy(gone, i, words.steps[gone.step], words.criterion(gone.step, gone.criterion), names)}
          </li>
        ))}
        {undecided.map(({ step, seats }) => (
          <li key={step}>{cards.tiedBy(among(seats), words.steps[step], names)}</li>
        ))}
        {hiddenFrom ? (
          <>
            <li className="moe-quiet">
              {cards.nextHidden(among(next), out.length, words.steps[hiddenFrom], names)}
            </li>
            {safe && <li className="moe-good">{cards.notYou(words.steps[hiddenFrom])}</li>}
          </>
        ) : (
          <li className="moe-good">{cards.wouldWin(left, names)}</li>
        )}
      </ul>
    </div>
  );
}

function Politics({ standing }: { readonly standing: Standing }): ReactNode {
  const { ui } = useScene();
  const { electors, least, most } = standing.politics;
  return (
    <>
      {least === most ? (
        <b>{most}</b>
      ) : (
        <>
          <b aria-hidden="true">{ui.between(least, most)}</b>
          <span className="k-hidden">{ui.betweenText(least, most, electors)}</span>
        </>
      )}{' '}
      {electors > 0 && <small aria-hidden={least === most ? undefined : true}>{ui.electors(electors)}</small>}
    </>
  );
}
