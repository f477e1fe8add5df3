import { placeName, regionName, regionsOf } from '../model/progress.ts';
import type { Question } from '../model/use-choice.ts';
import type { Scene } from '../scene.ts';

/* What a village would cost and bring, in words and in one number. */

/** How going there would change the viewer's cash; `undefined` where that is unknown. */
export function gainOf(scene: Scene, question: Question, village: string): number | undefined {
  const move = question.moveAt(village);
  if (move !== undefined) {
    if (!question.choices.moves.has(move)) return undefined;
    const preview = question.preview(move);
    return preview.kind === 'sale' ? preview.net : preview.kind === 'travel' ? -preview.toll : undefined;
  }
  const found = scene.reach().get(village);
  return found?.sells ? found.net : undefined;
}

/** Everything about a village, for screen readers. */
export function villageLabel(scene: Scene, question: Question, village: string): string {
  const { table, view, viewer, words, ui } = scene;
  const product = table.map.villages.find(({ id }) => id === village)?.product;
  const parts = [placeName(table, village)];
  if (product) parts.push(words.products[product]);
  const owners = view.stations[village] ?? [];
  if (owners.length > 0) parts.push(ui.stationsOf(owners.map((colour) => scene.wood(colour).name)));
  parts.push(...consequences(scene, question, village));
  if (!question.isLegal(village) && viewer !== null)
    parts.push(
      ...regionsOf(table, view, village, viewer).map(({ name, done, all }) =>
        ui.regionProgress(name, done, all),
      ),
    );
  return parts.join(', ');
}

/** What the move to a village would do, or why it is refused; empty when nothing is asked. */
export function consequences(scene: Scene, question: Question, village: string): string[] {
  const { table, words, ui, wood, refusal: refusalText } = scene;
  const move = question.moveAt(village);
  if (move === undefined) return [];
  const refused = question.refusal(move);
  if (refused) return [refusalText(refused)];
  const preview = question.preview(move);
  const parts: string[] = [];
  if (preview.kind === 'sale' || preview.kind === 'travel') parts.push(ui.toll(preview.toll));
  if (preview.kind === 'sale') {
    parts.push(ui.sale(preview.price));
    parts.push(...preview.others.map(({ seat, cash }) => ui.share(wood(seat).name, cash)));
    parts.push(ui.net(preview.net));
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
