import type { Seat } from '@kontor/core';
import { PlayerName } from '@kontor/ui';
import type { ReactNode } from 'react';
import { projectionOf, regionsOf, type Standing, standingsOf } from '../../rules/view/standing.ts';
import { noticesFor } from '../model/describe.ts';
import { useScene } from '../scene.ts';
import { RegionsTable } from './regions-table.tsx';
import './standing.css';

/** The three influences as far as the viewer may know them, and who would be out if it ended now. */
export function StandingPanel(): ReactNode {
  const scene = useScene();
  const { ui, table, view, players, words, names } = scene;
  const standings = standingsOf(table, view);
  const forecast = projectionOf(table, view);
  const regions = regionsOf(view);
  // If it is everybody, the names are not listed.
  const among = (seats: readonly Seat[]): string =>
    seats.length === players.length && seats.length > 2 ? ui.all : ui.list(seats.map(names.player));
  return (
    <div className="moe-standing">
      <table className="moe-standing-grid">
        <thead>
          <tr>
            <td />
            <th scope="col">{ui.religion}</th>
            <th scope="col">{ui.politics}</th>
            <th scope="col">{ui.economy}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => {
            const player = players[standing.seat];
            return player ? (
              <tr key={standing.seat} data-out={forecast.out.some(({ seat }) => seat === standing.seat)}>
                <th scope="row">
                  <PlayerName player={player} />
                </th>
                <td>
                  <b>{standing.religion.influence}</b>{' '}
                  {standing.religion.temples > 0 && <small>{ui.temples(standing.religion.temples)}</small>}
                </td>
                <td>
                  <Politics standing={standing} />
                </td>
                <td>
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
      <section className="moe-forecast" aria-label={ui.outNow}>
        <h2>{ui.outNow}</h2>
        <ul>
          {forecast.out.map(({ seat, step, criterion }) => (
            <li key={seat} className="moe-bad">
              {ui.outBy(names.player(seat), words.steps[step], words.criterion(step, criterion))}
            </li>
          ))}
          {forecast.undecided.map(({ step, seats }) => (
            <li key={step}>{ui.tiedBy(among(seats), words.steps[step])}</li>
          ))}
          {forecast.hiddenFrom ? (
            <li className="moe-quiet">
              {ui.thenHidden(among(forecast.left), words.steps[forecast.hiddenFrom])}
            </li>
          ) : (
            <li className="moe-good">{ui.wouldWin(forecast.left.map(names.player))}</li>
          )}
        </ul>
        <p className="moe-quiet">
          {[...(table.seats > 3 ? [ui.order] : []), ...noticesFor(table, words)].join(' ')}
        </p>
      </section>
      {regions.length > 0 && <RegionsTable caption={ui.controls} players={players} regions={regions} />}
    </div>
  );
}

function Politics({ standing }: { readonly standing: Standing }): ReactNode {
  const { ui } = useScene();
  const { known, electors, most } = standing.politics;
  return (
    <>
      {known ? (
        <b>{known.influence}</b>
      ) : (
        <>
          <b aria-hidden="true">{ui.atMost(most)}</b>
          <span className="k-hidden">{ui.atMostText(most, electors)}</span>
        </>
      )}{' '}
      {electors > 0 && <small aria-hidden={known ? undefined : true}>{ui.electors(electors)}</small>}
    </>
  );
}
