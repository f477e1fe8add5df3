import { PlayerName, type SummaryProps, textsFor } from '@kontor/ui';
import {
  type HermagorEvent,
  type HermagorTable,
  type HermagorView,
  phaseOf,
  projection,
} from '../rules/index.ts';
import { aheadText, withoutCash } from './model/ahead.ts';
import { gainsOf, SOURCES } from './model/gains.ts';
import { placeName, regionName } from './model/progress.ts';
import { Amount } from './parts.tsx';
import { PlayersTable } from './players-table.tsx';
import { Standing } from './standing.tsx';
import { TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';

type Props = SummaryProps<HermagorTable, HermagorView, HermagorEvent>;

/** What each player gained from what, how far everybody has come, and what is still to come. */
export function Summary(props: Props) {
  const { table, viewer, players, locale } = props;
  const view = props.covered ? withoutCash(props.view) : props.view;
  return (
    <div className="hg-summary">
      <p className="hg-goal-ahead">{aheadText(projection(table, view), players, viewer, locale)}</p>
      <CashTable {...props} />
      <Progress {...props} />
      <Standing table={table} view={view} players={players} locale={locale} />
      <ToCome {...props} />
    </div>
  );
}

function CashTable({ table, players, viewer, steps, locale }: Props) {
  const { summary, youShort } = textsFor(UI_TEXTS, locale);
  const all = gainsOf(steps, table.seats);
  const gains = players.flatMap(({ seat }) => all.filter((each) => each.seat === seat));
  const sources = SOURCES.filter((source) => gains.some(({ cash }) => cash[source] !== 0));
  return (
    <PlayersTable
      caption={summary.cash}
      players={players}
      viewer={viewer}
      you={youShort}
      rows={[
        ...sources.map((source) => ({
          label: summary.sources[source],
          cells: gains.map(({ seat, cash }) => <Amount key={seat} value={cash[source]} />),
        })),
        {
          label: summary.net,
          strong: true,
          cells: gains.map(({ seat, net }) => <Amount key={seat} value={net} />),
        },
      ]}
    />
  );
}

function Progress({ table, players, steps, viewer, locale }: Props) {
  const { summary, youShort } = textsFor(UI_TEXTS, locale);
  const gains = gainsOf(steps, table.seats);
  return (
    <ul className="hg-summary-list">
      {players.map((player) => {
        const own = gains[player.seat];
        if (!own || own.stations.length + own.regions.length === 0) return null;
        return (
          <li key={player.seat}>
            <PlayerName player={player.seat === viewer ? { ...player, name: youShort } : player} />
            <small>
              {summary.built(
                own.stations.map((village) => placeName(table, village)),
                own.regions.map((region) => regionName(table, region)),
              )}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** Rounds that are left with their action tiles, or what is left of this one. */
function ToCome({ table, view, players, viewer, locale }: Props) {
  const { summary } = textsFor(UI_TEXTS, locale);
  const words = textsFor(TEXTS, locale);
  const left = [...table.actionTiles];
  for (const value of view.turned) left.splice(left.indexOf(value), 1);
  const start = players.find(({ seat }) => seat === view.start);
  return (
    <div>
      <p>{summary.now(view.round, table.actionTiles.length, words.phases[phaseOf(view.step)])}</p>
      <p>{left.length > 0 ? summary.toCome(left) : summary.lastRound}</p>
      {start && <p>{viewer === view.start ? summary.youStart : summary.starts(start.name)}</p>}
    </div>
  );
}
