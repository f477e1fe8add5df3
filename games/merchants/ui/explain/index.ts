import type { Explanation, GameUi } from '@kontor/ui';
import { RESOURCES, ROAD_LABELS, worth } from '../rules/files/board.ts';
import { ELECTORS_EACH, TEMPLES_EACH } from '../rules/state/constants.ts';
import { rankOf } from '../rules/state/table.ts';
import {
  CAPITAL,
  type MerchantsTable,
  type MerchantsView,
  PICKS,
  PLOT_LENGTH,
  STEPS,
} from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { standingsOf } from '../rules/view/standing.ts';
import { contractAsks, contractValue } from '../rules/view/walk.ts';
import { drawMap } from './map/drawing.ts';
import { cityOf } from './model/advance.ts';
import { regionName, touching } from './model/describe.ts';
import { counted, upTo } from './model/keyed.ts';
import { outlookOf } from './model/outlook.ts';
import { roadsFrom } from './model/plan.ts';
import { personName, type Scene, sceneOf } from './scene.ts';

type Explain = NonNullable<GameUi<MerchantsTable, MerchantsView, MerchantsEvent>['explain']>;

/** How each kind of thing is explained, by the first word of its `data-explain`; the rest says which one. */
const KINDS: Readonly<Record<string, (scene: Scene, which: string) => Explanation | undefined>> = {
  resource: (scene, which) => {
    const resource = RESOURCES.find((each) => each === which);
    const { ui, words, table } = scene;
    return (
      resource && {
        title: ui.explain.resource.title(words.resources[resource]),
        text: ui.explain.resource.text(worth(resource), table.resources[RESOURCES.indexOf(resource)] ?? 0),
        rule: 'M-C1',
      }
    );
  },
  contract: ({ ui, words, table }, which) =>
    table.kindOf.has(which)
      ? {
          title: ui.explain.contract.title(contractValue(which)),
          text: ui.explain.contract.text(counted(contractAsks(which).map((each) => words.resources[each]))),
          rule: 'M-3.5',
        }
      : undefined,
  city: explainCity,
  region: (scene, which) => {
    const drawing = drawMap(scene.board);
    const region = drawing.regions.find(({ numeral }) => numeral === which)?.numeral;
    return (
      region && {
        title: regionName(scene, drawing, region),
        text: scene.ui.explain.region(scene.view.electors[region]),
        rule: 'M-6.1',
      }
    );
  },
  road: ({ ui, names, table }, which) => {
    const [from = -1, to = -1] = which.split('-').map(Number);
    const road =
      table.ranks[from] === undefined ? undefined : roadsFrom(table, from).find((each) => each.to === to);
    return (
      road && {
        title: ui.explain.road.title(road.label),
        text: ui.explain.road.text(names.city(from), names.city(to), road.label),
        rule: 'M-3.2',
      }
    );
  },
  trail: (scene, which) => {
    const { ui, names, table } = scene;
    const [seat = -1, from = -1, to = -1] = which.split('-').map(Number);
    if (!scene.players[seat] || table.ranks[from] === undefined || table.ranks[to] === undefined)
      return undefined;
    const { title, text } = ui.explain.trail;
    const mine = seat === names.me;
    return {
      title: title(names.player(seat), mine),
      text: text(names.player(seat), mine, names.city(from), names.city(to)),
      rule: 'M-3.2',
    };
  },
  number: ({ ui }, which) => {
    const number = Number(which);
    return upTo(PLOT_LENGTH).includes(number - 1)
      ? { title: ui.actionNumber(number), text: ui.explain.number, rule: 'M-3.1' }
      : undefined;
  },
  player: explainPlayer,
  outlook: (scene, which) => {
    const outlook = outlookOf(scene, Number(which));
    return outlook && { title: scene.ui.outNow, text: outlook.sentence, rule: 'M-6.1' };
  },
  first: ({ ui }) => ({ ...ui.explain.first, rule: 'M-1.1' }),
  temples: ({ ui }) => ({ ...ui.explain.temples, rule: 'M-6.1' }),
  electors: ({ ui }) => ({ ...ui.explain.electors, rule: 'M-7.1' }),
  turns: ({ ui, table }) => ({
    title: ui.explain.turns.title,
    text: ui.explain.turns.text(table.turns),
    rule: 'M-5.1',
  }),
  supply: ({ ui, view }, which) => {
    const { resources, contracts } = ui.explain.supply;
    if (which === 'resources')
      return {
        title: resources.title,
        text: `${capital(ui.supplyResources(view.markers.resources))}. ${resources.text}`,
        rule: 'M-4.1',
      };
    return which === 'contracts'
      ? {
          title: contracts.title,
          text: `${capital(ui.supplyContracts(view.markers.contracts))}. ${contracts.text}`,
          rule: 'M-4.2',
        }
      : undefined;
  },
  monopoly: ({ ui }) => ({ ...ui.explain.monopoly, rule: 'M-5.1' }),
  step: ({ ui, words }, which) => {
    const step = STEPS.find((each) => each === which);
    return step && { title: words.steps[step], text: ui.explain.steps[step], rule: 'M-6.1' };
  },
  action: ({ ui }, which) => {
    const label = ROAD_LABELS.find((each) => each === which);
    return label
      ? { title: ui.explain.move.title(label), text: ui.explain.move.text(label), rule: 'M-3.2' }
      : { ...ui.explain.transact, rule: 'M-3.3' };
  },
  pick: ({ ui, words }, which) => {
    const pick = PICKS.find((each) => each === which);
    return pick && { title: words.picks[pick], text: ui.explain.picks[pick], rule: 'M-3.5' };
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a city is, and the wooden pieces in it; the goods are on the city's card and explained there. */
function explainCity(scene: Scene, which: string): Explanation | undefined {
  const { ui, names, table, view } = scene;
  const city = Number(which);
  if (table.ranks[city] === undefined) return undefined;
  const caravans = view.players.flatMap(({ caravan }, seat) =>
    caravan === city ? [personName(scene, seat)] : [],
  );
  const temple = cityOf(view, city).temple;
  return {
    title: names.city(city),
    text: [
      city === CAPITAL ? ui.explain.city.capital : ui.explain.city.rank(rankOf(table, city)),
      ui.explain.city.regions(touching(scene, city)),
      ...(city === CAPITAL ? [] : [ui.explain.city.number(city)]),
      ...(temple === null ? [] : [ui.explain.temple(personName(scene, temple), temple === names.me)]),
      ...(caravans.length === 0 ? [] : [ui.explain.caravans(caravans)]),
    ].join(' '),
    rule: 'M-B1',
  };
}

function explainPlayer({ ui, table, view, players }: Scene, which: string): Explanation | undefined {
  const seat = Number(which);
  const [player, own] = [players[seat], view.players[seat]];
  if (!player || !own) return undefined;
  const influence = standingsOf(table, view)[seat]?.religion.influence ?? 0;
  const placed = ui.placed(influence, TEMPLES_EACH - own.templesLeft, ELECTORS_EACH - own.electorsLeft);
  return {
    title: player.name,
    text: ui.explain.player(placed, own.templesLeft, own.electorsLeft),
    rule: 'M-7.1',
  };
}

/** Explains what has a `data-explain`. */
export const explain: Explain = (id, { table, viewer, players, frame, locale }) => {
  const [kind = '', ...rest] = id.split('-');
  return KINDS[kind]?.(sceneOf({ table, viewer, players, locale, view: frame.view }), rest.join('-'));
};
