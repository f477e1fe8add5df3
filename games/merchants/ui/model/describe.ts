import type { Options } from '@kontor/core';
import { REGION_NUMERALS, type RegionNumeral } from '../../rules/files/board.ts';
import { distance, rankOf, regionsAt } from '../../rules/state/table.ts';
import {
  CAPITAL,
  type Pick as Choice,
  type CityNumber,
  type DecisionParams,
  type PlotText,
} from '../../rules/state/types.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { contractAsks, contractValue } from '../../rules/view/walk.ts';
import { cityDrawing, type MapDrawing } from '../map/drawing.ts';
import { personName, type Scene } from '../scene.ts';
import { cityOf } from './advance.ts';
import { counted } from './keyed.ts';
import { needsOf } from './needs.ts';
import { roadsFrom } from './plan.ts';

/** What lies and stands in a city and how far it is, a fact per line: for its card, and read aloud. */
export function cityFacts(scene: Scene, drawing: MapDrawing, city: CityNumber): string[] {
  const { ui, words, names, view, table, viewer, players } = scene;
  const lying = cityOf(view, city);
  const here = players
    .filter(({ seat }) => view.players[seat]?.caravan === city)
    .map(({ seat }) => personName(scene, seat));
  const mine = viewer === null ? null : (view.players[viewer]?.caravan ?? null);
  return [
    city === CAPITAL ? ui.capital : ui.rank(cityDrawing(drawing, city).rank),
    ...(lying.resources.length > 0
      ? [ui.goods(counted(lying.resources.map((each) => words.resources[each])))]
      : []),
    ...contractFacts(scene, city),
    ...(lying.resources.length === 0 && lying.contract === null ? [ui.empty] : []),
    ...(lying.temple === null ? [] : [ui.templeOf(lying.temple, names)]),
    ...(here.length > 0 ? [ui.caravansOf(here)] : []),
    ...(mine === null ? [] : [ui.roadsAway(distance(table, mine, city))]),
  ];
}

/** Roads and regions round a city, for screen readers. */
export function citySurroundings(scene: Scene, city: CityNumber): string[] {
  const { ui, names, table } = scene;
  return [
    ui.list(roadsFrom(table, city).map(({ label, to }) => ui.roadTo(label, names.city(to)))),
    ui.touches(touching(scene, city)),
  ];
}

function contractFacts(scene: Scene, city: CityNumber): string[] {
  const { ui, words, view, table } = scene;
  const { contract } = cityOf(view, city);
  if (contract === null) return [];
  const text = ui.contract(
    contractValue(contract),
    counted(contractAsks(contract).map((each) => words.resources[each])),
  );
  if (view.seat === null) return [text];
  const missing = needsOf(table, view).find((need) => need.city === city)?.missing ?? [];
  return [
    text,
    missing.length === 0 ? ui.complete : ui.lacking(counted(missing.map((each) => words.resources[each]))),
  ];
}

export function touching({ table }: Scene, city: CityNumber): RegionNumeral[] {
  return regionsAt(table, city).flatMap((index) => REGION_NUMERALS[index] ?? []);
}

/** The region with its name and how many electors lie there. */
export function regionName({ ui }: Scene, drawing: MapDrawing, region: RegionNumeral): string {
  const name = drawing.regions.find(({ numeral }) => numeral === region)?.name ?? '';
  return ui.region(region, name);
}

/** What a pick brings after fulfilling a contract. */
export function pickName(
  { ui, table, view, viewer }: Scene,
  { city, contract }: DecisionParams['picks'],
  pick: Choice,
): string {
  const rank = rankOf(table, city);
  const left = viewer === null ? 0 : (view.players[viewer]?.electorsLeft ?? 0);
  switch (pick) {
    case 'keep':
      return ui.pickKeep(contractValue(contract));
    case 'temple':
      return ui.pickTemple(rank);
    case 'electors':
      return ui.pickElectors(Math.min(rank, left));
  }
}

/** What a step of a plan does, in a sentence. */
export function stepText(
  { ui, words, names }: Pick<Scene, 'ui' | 'words' | 'names'>,
  step: WalkStep,
): string {
  return ui.step(step, step.reason ? words.reason(step.reason, step.act) : '', names);
}

/** What has become of a plan, for those who do not see it; undefined: nothing. */
export function planChange(
  { ui }: Pick<Scene, 'ui'>,
  before: PlotText,
  after: readonly { readonly act: string; readonly text: string }[],
): string | undefined {
  const now = after.map(({ act }) => act).join('');
  if (now === before) return undefined;
  if (now === '' && before.length > 1) return ui.planCleared;
  const different = [...before].findIndex((act, i) => act !== now[i]);
  if (now.length < before.length) return ui.planRemoved(different + 1);
  return after
    .flatMap(({ act, text }, i) => (act === before[i] ? [] : [ui.planAction(i + 1, text)]))
    .join(' ');
}

/** M-6.6, M-7.2: what the table says before the first turn. */
export function noticesFor(
  { seats, options }: { readonly seats: number; readonly options: Options },
  { notices }: Scene['words'],
): string[] {
  return [
    ...(seats === 2 ? [notices.two] : seats === 3 ? [notices.three] : []),
    ...(options['noSecrets'] === true ? [notices.noSecrets] : []),
  ];
}
