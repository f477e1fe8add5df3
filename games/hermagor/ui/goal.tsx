import { Covered, type GoalProps, textsFor } from '@kontor/ui';
import { type HermagorEvent, type HermagorTable, type HermagorView, projection } from '../rules/index.ts';
import { aheadText, withoutCash } from './model/ahead.ts';
import { dukedomsText } from './model/progress.ts';
import { Amount } from './parts.tsx';
import { Standing } from './standing.tsx';
import { TEXTS } from './texts/game.ts';
import { UI_TEXTS } from './texts/index.ts';

/** How one wins, with the viewer's own numbers, and the score if the game ended now. */
export function Goal(props: GoalProps<HermagorTable, HermagorView, HermagorEvent>) {
  const { table, viewer, players, locale, covered } = props;
  const { goal } = textsFor(UI_TEXTS, locale);
  const view = covered ? withoutCash(props.view) : props.view;
  const scores = projection(table, view);
  return (
    <div className="hg-goal">
      <p>{goal.aim}</p>
      <p className="hg-goal-ahead">{aheadText(scores, players, viewer, locale)}</p>
      {viewer !== null && <Mine {...props} />}
      <Standing table={table} view={view} players={players} locale={locale} />
      {scores.some(({ total }) => total === null) && <p className="hg-soft">{goal.hidden}</p>}
      <p className="hg-soft">{goal.tie}</p>
    </div>
  );
}

function Mine({
  table,
  view,
  viewer,
  covered,
  locale,
}: GoalProps<HermagorTable, HermagorView, HermagorEvent>) {
  const { goal, end } = textsFor(UI_TEXTS, locale);
  const words = textsFor(TEXTS, locale);
  const scores = projection(table, view);
  const mine = scores.find(({ seat }) => seat === viewer);
  if (!mine) return null;
  const rows = Object.entries(mine.production).map(([product, value]) =>
    end.productionOf(words.products[product as keyof typeof words.products], value),
  );
  const routes = scores.map(({ route }) => route);
  return (
    <ul className="hg-goal-mine">
      <li>
        <span>{end.cash}</span>
        <Covered label={end.cash} covered={covered === true}>
          <strong>{mine.cash}</strong>
        </Covered>
      </li>
      <li>
        <span>
          {end.production}: <small>{rows.length > 0 ? rows.join(', ') : goal.noDiscs}</small>
        </span>
        <Amount value={mine.productionTotal} />
        <small>{goal.production}</small>
      </li>
      <li>
        <span>
          {end.dukedoms}:{' '}
          <small>
            {goal.dukedomsOf(
              dukedomsText(table, mine.dukedoms),
              Math.min(...mine.dukedoms),
              mine.dukedomFactor,
            )}
          </small>
        </span>
        <Amount value={mine.dukedomsTotal} />
        <small>{goal.dukedoms(mine.dukedomFactor)}</small>
      </li>
      <li>
        <span>
          {end.route}: <small>{goal.routeOf(mine.route, Math.max(...routes), Math.min(...routes))}</small>
        </span>
        <Amount value={mine.routeTotal} />
        <small>{goal.route}</small>
      </li>
    </ul>
  );
}
