import { type Locale, type PlayerInfo, textsFor } from '@kontor/ui';
import { type HermagorTable, type HermagorView, projection } from '../rules/index.ts';
import { money } from '../texts/signed.ts';
import { Amount, Dukedoms } from './parts.tsx';
import { PlayersTable } from './players-table.tsx';
import { UI_TEXTS } from './texts/index.ts';
import './standing.css';

interface StandingProps {
  readonly table: HermagorTable;
  readonly view: HermagorView;
  readonly players: readonly PlayerInfo[];
  readonly locale: Locale;
}

/** Everybody's score if the game ended now. */
export function Standing({ table, view, players, locale }: StandingProps) {
  const { goal, end, hiddenCash, youShort } = textsFor(UI_TEXTS, locale);
  const all = projection(table, view);
  const scores = players.flatMap(({ seat }) => all.filter((score) => score.seat === seat));
  return (
    <PlayersTable
      caption={goal.ifOver}
      players={players}
      viewer={view.seat}
      you={youShort}
      rows={[
        { label: end.cash, cells: scores.map(({ cash }) => cash ?? <small>{hiddenCash}</small>) },
        {
          label: end.production,
          cells: scores.map(({ seat, productionTotal }) => <Amount key={seat} value={productionTotal} />),
        },
        {
          label: end.dukedoms,
          cells: scores.map(({ seat, dukedomsTotal, dukedoms }) => (
            <span key={seat}>
              <Amount value={dukedomsTotal} />
              <small>
                <Dukedoms table={table} counts={dukedoms} />
              </small>
            </span>
          )),
        },
        {
          label: end.route,
          cells: scores.map(({ seat, routeTotal, route }) => (
            <span key={seat}>
              <Amount value={routeTotal} />
              <small>{goal.onIt(route)}</small>
            </span>
          )),
        },
        {
          label: end.total,
          strong: true,
          cells: scores.map(({ seat, total, bonus }) =>
            total === null ? (
              <span key={seat}>
                {money(bonus)}
                <small className="hg-plus-cash">{goal.plusCash}</small>
              </span>
            ) : (
              money(total)
            ),
          ),
        },
      ]}
    />
  );
}
