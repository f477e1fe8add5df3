import { placeName, regionName, regionsOf, stationsIn } from '../model/progress.ts';
import type { Question } from '../model/use-choice.ts';
import type { Scene } from '../scene.ts';

/* What a village would cost and bring, in words and in one number. */

/** How many regions of the viewer going there would complete. */
export function completedBy(question: Question, village: string): number {
  const move = question.moveAt(village);
  if (move === undefined || !question.choices.moves.has(move)) return 0;
  const preview = question.preview(move);
  return preview.kind === 'sale' ? preview.regions.length : 0;
}

/**
 * How going there would change the viewer's cash, with the best of the regions that it completes; `undefined` where
 * that is unknown.
 */
export function gainOf(scene: Scene, question: Question, village: string): number | undefined {
  const move = question.moveAt(village);
  if (move !== undefined) {
    if (!question.choices.moves.has(move)) return undefined;
    const preview = question.preview(move);
    return preview.kind === 'sale' ? preview.best : preview.kind === 'travel' ? -preview.toll : undefined;
  }
  const found = scene.reach().get(village);
  return found?.sells ? found.net : undefined;
}

/** Everything about a village, for screen readers. */
export function villageLabel(scene: Scene, question: Question, village: string): string {
  const { table, view, words, ui } = scene;
  const product = table.map.villages.find(({ id }) => id === village)?.product;
  const parts = [placeName(table, village)];
  if (product) parts.push(words.products[product]);
  const owners = view.stations[village] ?? [];
  if (owners.length > 0) parts.push(ui.stationsOf(owners.map((colour) => scene.owner(colour).name)));
  parts.push(...consequences(scene, question, village), ...situation(scene, village));
  return parts.join(', ');
}

/** Where a village lies and what it is worth beyond the sale: dukedom, Principal Route, regions and what they pay. */
export function situation(scene: Scene, village: string): string[] {
  const { table, view, viewer, ui } = scene;
  const dukedom = table.map.dukedoms.find(({ villages }) => villages.includes(village));
  const parts: string[] = [];
  if (dukedom)
    parts.push(
      ui.dukedom(dukedom.name, viewer === null ? undefined : stationsIn(view, dukedom.villages, viewer)),
    );
  if (table.map.principalRoute.includes(village)) parts.push(ui.onRoute);
  for (const { id, name, done, all } of regionsOf(table, view, village, viewer))
    parts.push(`${ui.regionProgress(name, done, all)} (${done === all ? ui.complete : payText(scene, id)})`);
  return parts;
}

/** What a region would pay if it were completed now. */
export function payText(scene: Scene, region: string): string {
  const { words, ui, viewer } = scene;
  const options = scene.pay().get(region) ?? [];
  if (options.length > 0) return ui.either(options.map(({ row, value }) => ui.pays(words.rows[row], value)));
  return viewer === null ? showsText(scene, region) : ui.nothingFree;
}

/** The buildings of a region, or the Nobility. */
export function showsText({ table, words, ui }: Scene, region: string): string {
  const shows = table.map.regions.find(({ id }) => id === region)?.shows ?? [];
  return shows === 'nobility'
    ? words.rows.nobility
    : ui.either(shows.map((building) => words.buildings[building]));
}

/** The roads that lead away from a village, with their tolls. */
export function roadsText({ table, ui }: Scene, village: string): string {
  const roads = table.map.roads.flatMap(({ from, to, toll }) =>
    from === village ? [{ to, toll }] : to === village ? [{ to: from, toll }] : [],
  );
  return ui.roads(roads.map(({ to, toll }) => ui.road(placeName(table, to), toll)));
}

/** What a sale there would bring, while the viewer is not asked for a village. */
function forecast({ ui, reach }: Scene, village: string): string[] {
  const found = reach().get(village);
  return found?.sells ? [ui.toll(found.toll), ui.sale(found.price), ui.net(found.net)] : [];
}

/** What the move to a village would do, or why it is refused; what a sale there would bring when no village is asked for. */
export function consequences(scene: Scene, question: Question, village: string): string[] {
  const { table, words, ui, wood, refusal: refusalText } = scene;
  const move = question.moveAt(village);
  if (move === undefined) return forecast(scene, village);
  const refused = question.refusal(move);
  if (refused) return [refusalText(refused)];
  const preview = question.preview(move);
  const parts: string[] = [];
  if (preview.kind === 'sale' || preview.kind === 'travel') parts.push(ui.toll(preview.toll));
  if (preview.kind === 'sale') {
    parts.push(ui.sale(preview.price));
    parts.push(...preview.others.map(({ seat, cash }) => ui.share(wood(seat).name, cash)));
    parts.push(ui.net(preview.net));
    if (preview.best !== preview.net) parts.push(ui.best(preview.best));
  }
  if (preview.kind === 'sale' || preview.kind === 'station')
    for (const { region, options } of preview.regions)
      parts.push(
        options.length === 0
          ? ui.completesLost(regionName(table, region))
          : ui.completes(
              regionName(table, region),
              options.map(({ row, value }) => ui.pays(words.rows[row], value)),
            ),
      );
  return parts;
}
