import { type Locale, type PlayerInfo, PlayerName, Scroller, textsFor } from '@kontor/ui';
import type { HermagorTable, HermagorView } from '../rules/index.ts';
import { projection } from '../rules/index.ts';
import { Amount, money } from './parts.tsx';
import { UI_TEXTS } from './texts/index.ts';
import './standing.css';

interface StandingProps {
  readonly table: HermagorTable;
  readonly view: HermagorView;
  readonly players: readonly PlayerInfo[];
  readonly locale: Locale;
}

/** Everybody's score if the game ended now, the best first. */
export function Standing({ table, view, players, locale }: StandingProps) {
  const { goal, end, hiddenCash } = textsFor(UI_TEXTS, locale);
  const order = [...projection(table, view)].sort(
    (a, b) => (b.total ?? b.bonus) - (a.total ?? a.bonus) || a.seat - b.seat,
  );
  return (
    <Scroller className="hg-standing-table" label={goal.ifOver}>
      <table>
        <caption>{goal.ifOver}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            <th scope="col">{end.cash}</th>
            <th scope="col">{end.production}</th>
            <th scope="col">{end.dukedoms}</th>
            <th scope="col">{end.route}</th>
            <th scope="col">{end.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((score) => {
            const player = players.find(({ seat }) => seat === score.seat);
            return (
              <tr key={score.seat} data-me={view.seat === score.seat}>
                <th scope="row">{player && <PlayerName player={player} />}</th>
                <td>{score.cash === null ? hiddenCash : score.cash}</td>
                <td>
                  <Amount value={score.productionTotal} />
                </td>
                <td>
                  <Amount value={score.dukedomsTotal} /> <small>{score.dukedoms.join(' / ')}</small>
                </td>
                <td>
                  <Amount value={score.routeTotal} /> <small>{score.route}</small>
                </td>
                <td>
                  <strong>
                    {score.total === null ? goal.plusCash(money(score.bonus)) : money(score.total)}
                  </strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
