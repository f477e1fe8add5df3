import type { Seat } from '@kontor/core';
import { distance } from '../../rules/state/table.ts';
import { type CityNumber, PLOT_LENGTH, type ScreenView, TRANSACT } from '../../rules/state/types.ts';
import { shortestWay } from '../../rules/state/ways.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { projectionOf, tallyAll } from '../../rules/view/standing.ts';
import { walk } from '../../rules/view/walk.ts';
import type { MerchantsRemark, MerchantsSituation } from './claims.ts';
import { lacking } from './lacking.ts';

/* Remarks while plots are laid. */

/** So far away a race is worth a remark. */
const RACE_ROADS = 3;
/** The turn from which on the standing says something. */
const STANDING_TURN = 4;

interface Plotter {
  readonly caravan: CityNumber;
  readonly screen: ScreenView;
}

/** The seat while it plots. */
function plotter({ view, seat, decision }: MerchantsSituation): Plotter | undefined {
  const { caravan, screen } = view.players[seat] ?? {};
  if (decision.kind !== 'plot' || typeof caravan !== 'number' || !screen) return undefined;
  return { caravan, screen };
}

/** What the last action of a plot would do. */
function endOf({ table, view, seat }: MerchantsSituation, plot: string): WalkStep | undefined {
  return walk(table, view, seat, plot).steps.at(-1);
}

const deliverNow: MerchantsRemark<'deliver-now'> = {
  id: 'deliver-now',
  rule: 'M-3.5',
  find(situation) {
    const me = plotter(situation);
    if (!me) return undefined;
    const { table, view } = situation;
    for (const [city, { contract }] of view.cities.entries()) {
      if (!contract || lacking(me.screen.stock, contract).length > 0) continue;
      const plot = `${shortestWay(table, me.caravan, city)}${TRANSACT}`;
      if (plot.length <= PLOT_LENGTH && endOf(situation, plot)?.outcome === 'fulfilled')
        return {
          claim: { city, contract, roads: plot.length - 1 },
          places: [`city-${city}`],
        };
    }
    return undefined;
  },
};

const missingOne: MerchantsRemark<'missing-one'> = {
  id: 'missing-one',
  rule: 'M-3.3',
  find(situation) {
    const me = plotter(situation);
    if (!me) return undefined;
    const { table, view } = situation;
    for (const [city, { contract }] of view.cities.entries()) {
      const [resource, ...more] = contract ? lacking(me.screen.stock, contract) : [];
      if (!contract || resource === undefined || more.length > 0) continue;
      for (const [from, { resources }] of view.cities.entries()) {
        if (resources[0] !== resource) continue;
        const plot = `${shortestWay(table, me.caravan, from)}${TRANSACT}${shortestWay(table, from, city)}${TRANSACT}`;
        if (plot.length <= PLOT_LENGTH && endOf(situation, plot)?.outcome === 'fulfilled')
          return {
            claim: { city, contract, resource, from },
            places: [`city-${from}`, `city-${city}`],
          };
      }
    }
    return undefined;
  },
};

const takeSure: MerchantsRemark<'take-sure'> = {
  id: 'take-sure',
  rule: 'M-3.3',
  find(situation) {
    const me = plotter(situation);
    const step = endOf(situation, TRANSACT);
    if (!me || !step?.resource || !step.certain || step.rivals.length > 0) return undefined;
    return { claim: { city: me.caravan, resource: step.resource }, places: [`city-${me.caravan}`] };
  },
};

const race: MerchantsRemark<'race'> = {
  id: 'race',
  rule: 'M-3.1',
  find(situation) {
    const me = plotter(situation);
    if (!me) return undefined;
    const { table, view } = situation;
    for (const [city, { resources }] of view.cities.entries()) {
      const roads = distance(table, me.caravan, city);
      if (resources.length !== 1 || roads === 0 || roads > RACE_ROADS) continue;
      const [rival] = endOf(situation, `${shortestWay(table, me.caravan, city)}${TRANSACT}`)?.rivals ?? [];
      if (rival !== undefined) return { claim: { city, rival }, places: [`city-${city}`, `player-${rival}`] };
    }
    return undefined;
  },
};

/** What happened in the last resolution, oldest first. */
function lastResolution({ history }: MerchantsSituation): readonly MerchantsEvent[] {
  const events = history.flatMap((step) => step.events);
  const revealed = events.findLastIndex(({ type }) => type === 'plotsRevealed');
  return revealed < 0 ? [] : events.slice(revealed);
}

const tooLate: MerchantsRemark<'too-late'> = {
  id: 'too-late',
  rule: 'M-3.3',
  find(situation) {
    if (!plotter(situation)) return undefined;
    const { seat } = situation;
    const events = lastResolution(situation);
    for (const [index, event] of events.entries()) {
      if (event.type !== 'ignored' || event.seat !== seat || event.reason !== 'tooLate') continue;
      const rival = lastServed(events.slice(0, index), event.city);
      if (rival !== undefined && rival !== seat)
        return { claim: { city: event.city, rival }, places: [`city-${event.city}`] };
    }
    return undefined;
  },
};

/** Who emptied a city. */
function lastServed(events: readonly MerchantsEvent[], city: CityNumber): Seat | undefined {
  const last = events.findLast(
    (event) =>
      ((event.type === 'took' && event.left === 0) || event.type === 'fulfilled') && event.city === city,
  );
  return last && 'seat' in last ? last.seat : undefined;
}

const served: MerchantsRemark<'served'> = {
  id: 'served',
  rule: 'M-3.3',
  find(situation) {
    if (!plotter(situation)) return undefined;
    for (const event of lastResolution(situation))
      if (event.type === 'ignored' && event.seat === situation.seat && event.reason === 'alreadyServed')
        return { claim: { city: event.city }, places: [`city-${event.city}`] };
    return undefined;
  },
};

const outFirst: MerchantsRemark<'out-first'> = {
  id: 'out-first',
  rule: 'M-6.2',
  find(situation) {
    const { table, view, seat } = situation;
    if (!plotter(situation) || view.turn < STANDING_TURN) return undefined;
    const [first] = projectionOf(table, view).out;
    if (first?.seat !== seat || first.step !== 'religion') return undefined;
    return {
      claim: { influence: tallyAll(table, view)[seat]?.religion.influence ?? 0 },
      places: [`player-${seat}`],
    };
  },
};

/** M-5.1: monopolies come after every third turn. */
const MONOPOLY_TURNS = 3;

const monopoliesSoon: MerchantsRemark<'monopolies-soon'> = {
  id: 'monopolies-soon',
  rule: 'M-5.1',
  find(situation) {
    const { turn } = situation.view;
    if (!plotter(situation) || turn % MONOPOLY_TURNS !== 0) return undefined;
    return { claim: { turn }, places: [] };
  },
};

const lastTurn: MerchantsRemark<'last-turn'> = {
  id: 'last-turn',
  rule: 'M-6.1',
  find(situation) {
    const { table, view } = situation;
    if (!plotter(situation) || view.turn !== table.turns) return undefined;
    return { claim: { turn: view.turn }, places: [] };
  },
};

/** The most urgent first. */
export const PLOTTING = [
  lastTurn,
  tooLate,
  served,
  deliverNow,
  missingOne,
  monopoliesSoon,
  outFirst,
  race,
  takeSure,
] as const;
