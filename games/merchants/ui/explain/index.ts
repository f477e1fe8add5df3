import { type Explain, type Explanation, textsFor } from '@kontor/ui';
import { RESOURCES, ROAD_LABELS, worth } from '../../rules/files/board.ts';
import { ELECTORS_EACH, TEMPLES_EACH } from '../../rules/state/constants.ts';
import { rankOf } from '../../rules/state/table.ts';
import {
  CAPITAL,
  type MerchantsTable,
  type MerchantsView,
  PICKS,
  PLOT_LENGTH,
  STEPS,
} from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { standingsOf } from '../../rules/view/standing.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';
import { drawMap } from '../map/drawing.ts';
import { cityOf } from '../model/advance.ts';
import { regionName, touching } from '../model/describe.ts';
import { counted, upTo } from '../model/keyed.ts';
import { outlookOf } from '../model/outlook.ts';
import { roadsFrom } from '../model/plan.ts';
import { personName, type Scene, sceneOf } from '../scene.ts';
import { EXPLAIN_TEXTS, type ExplainTexts } from './texts.ts';

interface ExplainedScene extends Scene {
  readonly texts: ExplainTexts;
}

/** How each kind of thing is explained, by the first word of its `data-explain`; the rest says which one. */
const KINDS: Readonly<Record<string, (scene: ExplainedScene, which: string) => Explanation | undefined>> = {
  resource: (scene, which) => {
    const resource = RESOURCES.find((each) => each === which);
    const { texts, words, table } = scene;
    return (
      resource && {
        title: texts.resource.title(words.resources[resource]),
        text: texts.resource.text(worth(resource), table.resources[RESOURCES.indexOf(resource)] ?? 0),
        rule: 'M-C1',
      }
    );
  },
  contract: ({ texts, words, table }, which) =>
    table.kindOf.has(which)
      ? {
          title: texts.contract.title(contractValue(which)),
          text: texts.contract.text(counted(contractAsks(which).map((each) => words.resources[each]))),
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
        text: scene.texts.region(scene.view.electors[region]),
        rule: 'M-6.1',
      }
    );
  },
  road: ({ texts, names, table }, which) => {
    const [from = -1, to = -1] = which.split('-').map(Number);
    const road =
      table.ranks[from] === undefined ? undefined : roadsFrom(table, from).find((each) => each.to === to);
    return (
      road && {
        title: texts.road.title(road.label),
        text: texts.road.text(names.city(from), names.city(to), road.label),
        rule: 'M-3.2',
      }
    );
  },
  trail: (scene, which) => {
    const { texts, names, table } = scene;
    const [seat = -1, from = -1, to = -1] = which.split('-').map(Number);
    if (!scene.players[seat] || table.ranks[from] === undefined || table.ranks[to] === undefined)
      return undefined;
    const { title, text } = texts.trail;
    const mine = seat === names.me;
    return {
      title: title(names.player(seat), mine),
      text: text(names.player(seat), mine, names.city(from), names.city(to)),
      rule: 'M-3.2',
    };
  },
  number: ({ ui, texts }, which) => {
    const number = Number(which);
    return upTo(PLOT_LENGTH).includes(number - 1)
      ? { title: ui.actionNumber(number), text: texts.number, rule: 'M-3.1' }
      : undefined;
  },
  player: explainPlayer,
  outlook: (scene, which) => {
    const outlook = outlookOf(scene, Number(which));
    return outlook && { title: scene.ui.outNow, text: outlook.sentence, rule: 'M-6.1' };
  },
  first: ({ texts }) => ({ ...texts.first, rule: 'M-1.1' }),
  temples: ({ texts }) => ({ ...texts.temples, rule: 'M-6.1' }),
  electors: ({ texts }) => ({ ...texts.electors, rule: 'M-7.1' }),
  turns: ({ texts, table }) => ({
    title: texts.turns.title,
    text: texts.turns.text(table.turns),
    rule: 'M-5.1',
  }),
  supply: ({ ui, texts, view }, which) => {
    const { resources, contracts } = texts.supply;
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
  monopoly: ({ texts }) => ({ ...texts.monopoly, rule: 'M-5.1' }),
  step: ({ texts, words }, which) => {
    const step = STEPS.find((each) => each === which);
    return step && { title: words.steps[step], text: texts.steps[step], rule: 'M-6.1' };
  },
  action: ({ texts }, which) => {
    const label = ROAD_LABELS.find((each) => each === which);
    return label
      ? { title: texts.move.title(label), text: texts.move.text(label), rule: 'M-3.2' }
      : { ...texts.transact, rule: 'M-3.3' };
  },
  pick: ({ texts, words }, which) => {
    const pick = PICKS.find((each) => each === which);
    return pick && { title: words.picks[pick], text: texts.picks[pick], rule: 'M-3.5' };
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a city is, and the wooden pieces in it; the goods are on the city's card and explained there. */
function explainCity(scene: ExplainedScene, which: string): Explanation | undefined {
  const { texts, names, table, view } = scene;
  const city = Number(which);
  if (table.ranks[city] === undefined) return undefined;
  const caravans = view.players.flatMap(({ caravan }, seat) =>
    caravan === city ? [personName(scene, seat)] : [],
  );
  const temple = cityOf(view, city).temple;
  return {
    title: names.city(city),
    text: [
      city === CAPITAL ? texts.city.capital : texts.city.rank(rankOf(table, city)),
      texts.city.regions(touching(scene, city)),
      ...(city === CAPITAL ? [] : [texts.city.number(city)]),
      ...(temple === null ? [] : [texts.temple(personName(scene, temple), temple === names.me)]),
      ...(caravans.length === 0 ? [] : [texts.caravans(caravans)]),
    ].join(' '),
    rule: 'M-B1',
  };
}

function explainPlayer(
  { ui, texts, table, view, players }: ExplainedScene,
  which: string,
): Explanation | undefined {
  const seat = Number(which);
  const [player, own] = [players[seat], view.players[seat]];
  if (!player || !own) return undefined;
  const influence = standingsOf(table, view)[seat]?.religion.influence ?? 0;
  const placed = ui.placed(influence, TEMPLES_EACH - own.templesLeft, ELECTORS_EACH - own.electorsLeft);
  return {
    title: player.name,
    text: texts.player(placed, own.templesLeft, own.electorsLeft),
    rule: 'M-7.1',
  };
}

/** Explains what has a `data-explain`. */
export const explain: Explain<MerchantsTable, MerchantsView, MerchantsEvent> = (id, props) => {
  const { table, viewer, players, frame, locale } = props;
  const [kind = '', ...rest] = id.split('-');
  const scene = sceneOf({ table, viewer, players, locale, view: frame.view });
  return KINDS[kind]?.({ ...scene, texts: textsFor(EXPLAIN_TEXTS, locale) }, rest.join('-'));
};
