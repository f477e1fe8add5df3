import type { Viewer } from '@kontor/core';
import { Chart, type EndProps, PlayerName, RuleLink, Scroller, textsFor } from '@kontor/ui';
import { type Breakdown, type HermagorEvent, type HermagorTable, PRODUCTS } from '../rules/index.ts';
import { money } from '../texts/signed.ts';
import { type FortunePoint, fortunesOf } from './model/fortunes.ts';
import { Amount, Dukedoms, Sign } from './parts.tsx';
import type { UiTexts } from './texts/en.ts';
import { TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';
import './end.css';

/** The final reckoning: who won and why, where everybody's fortune came from, and how it grew. */
export function End({
  table,
  players,
  result,
  history,
  viewer,
  locale,
}: EndProps<HermagorTable, HermagorEvent>) {
  const ui = textsFor(UI_TEXTS, locale);
  const { seats } = result.breakdown as unknown as Breakdown;
  const order = players
    .flatMap((player) => {
      const score = seats[player.seat];
      return score ? [{ player, score }] : [];
    })
    .sort((a, b) => a.score.rank - b.score.rank || a.player.seat - b.player.seat);
  const points = fortunesOf(history);
  return (
    <div className="hg-end">
      <Verdict order={order} viewer={viewer} ui={ui} />
      <Scroller className="hg-end-table" label={ui.end.title}>
        <table>
          <caption className="k-hidden">{ui.end.title}</caption>
          <thead>
            <tr>
              {[
                { heading: ui.end.rank },
                { heading: ui.end.player },
                { heading: ui.end.cash },
                { heading: ui.end.production, rule: 'H-4.1' },
                { heading: ui.end.dukedoms, rule: 'H-4.2' },
                { heading: ui.end.route, rule: 'H-4.3' },
                { heading: ui.end.total, rule: 'H-4.4' },
              ].map(({ heading, rule }) => (
                <th key={heading} scope="col">
                  {heading} <RuleLink rule={rule} of="explanation" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(({ player, score }) => (
              <tr key={player.seat} data-winner={score.rank === 1}>
                <td>{ui.end.places(score.rank)}</td>
                <th scope="row">
                  <PlayerName player={player} />
                </th>
                <td data-label={ui.end.cash}>{money(score.cash)}</td>
                <td data-label={ui.end.production}>
                  <Amount value={score.productionTotal} />
                  <Production score={score} locale={locale} />
                </td>
                <td data-label={ui.end.dukedoms}>
                  <Amount value={score.dukedomsTotal} />
                  <small>
                    {ui.end.stations} <Dukedoms table={table} counts={score.dukedoms} />
                  </small>
                </td>
                <td data-label={ui.end.route}>
                  <Amount value={score.routeTotal} />
                  <small>{ui.end.routeOf(score.route)}</small>
                </td>
                <td className="hg-end-total">{money(score.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {points.length > 1 && (
        <Chart
          title={ui.end.fortunes}
          labels={points.map((point) => momentText(point, ui))}
          series={players.map(({ seat, name, colour, shape }) => ({
            name,
            colour,
            shape,
            values: points.map((point) => point.cash[seat] ?? 0),
          }))}
        />
      )}
    </div>
  );
}

type Score = Breakdown['seats'][number];
type Placed = {
  readonly player: EndProps<HermagorTable, HermagorEvent>['players'][number];
  readonly score: Score;
};

/** Who won, by how much, and what broke a tie. */
function Verdict({
  order,
  viewer,
  ui,
}: {
  readonly order: readonly Placed[];
  readonly viewer: Viewer;
  readonly ui: UiTexts;
}) {
  const winners = order.filter(({ score }) => score.rank === 1);
  const [first] = winners;
  const second = order.find(({ score }) => score.rank > 1);
  if (!first) return null;
  const { total } = first.score;
  const totals = [...new Set(order.map(({ score }) => score.total))];
  const ties = totals.flatMap((equal) => {
    const equals = order.filter(({ score }) => score.total === equal);
    const tie = equals.find(({ score }) => score.tieBreak !== 'none')?.score.tieBreak ?? 'none';
    return tie === 'none' ? [] : [{ tie, equals, equal }];
  });
  const lead = second ? total - second.score.total : 0;
  return (
    <div className="hg-verdict">
      <p>
        {victoryText(winners, viewer, ui)}{' '}
        {second &&
          lead > 0 &&
          (second.player.seat === viewer ? ui.end.leadOverYou(lead) : ui.end.lead(lead, second.player.name))}
      </p>
      {ties.map(({ tie, equals, equal }) => (
        <p key={equal}>
          {ui.end.tied(
            equals.map(({ player }) => player.name),
            ui.end.tieBreak[tie],
          )}{' '}
          <RuleLink rule="H-4.4" of="explanation" />
        </p>
      ))}
    </div>
  );
}

function victoryText(winners: readonly Placed[], viewer: Viewer, ui: UiTexts): string {
  const total = winners[0]?.score.total ?? 0;
  const others = winners.filter(({ player }) => player.seat !== viewer).map(({ player }) => player.name);
  if (others.length < winners.length)
    return others.length === 0 ? ui.end.youWin(total) : ui.end.youShare(others, total);
  return others.length === 1 ? ui.end.winner(others[0] ?? '', total) : ui.end.winners(others, total);
}

function Production({
  score,
  locale,
}: {
  readonly score: Score;
  readonly locale: EndProps<HermagorTable, HermagorEvent>['locale'];
}) {
  const words = textsFor(TEXTS, locale);
  const ui = textsFor(UI_TEXTS, locale);
  return (
    <span className="hg-end-rows">
      {PRODUCTS.map((product) => {
        const value = score.production[product];
        if (value === undefined) return null;
        return (
          <span key={product} title={ui.end.productionOf(words.products[product], value)}>
            <Sign icon={product} />
            <span className="k-hidden">{words.products[product]}</span> {value}
          </span>
        );
      })}
    </span>
  );
}

function momentText({ at }: FortunePoint, ui: UiTexts): string {
  if (at.kind === 'round')
    return ui.end.after(at.round, at.phase === 'market' ? ui.end.marketShort : ui.end.sellingShort);
  return at.kind === 'start' ? ui.end.setup : ui.end.final;
}
