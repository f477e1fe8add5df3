import { SPACE_NAMES, type SpaceName, type Tally, type TileName, tally } from '../../rules/index.ts';
import type { Question } from '../model/use-choice.ts';
import type { Scene } from '../scene.ts';
import { productsOf } from './products.ts';

/* Everything about a space, for screen readers. */

export function tileText(scene: Scene, tile: TileName): string {
  if (typeof tile === 'string') return scene.words.specials[tile];
  const products = productsOf(scene.table.tiles.tiles, tile).map((product) => scene.words.products[product]);
  return scene.ui.tile(tile, products);
}

/** What a special tile does; a product tile shows its goods. */
export function specialText({ ui }: Scene, tile: TileName): string | undefined {
  return typeof tile === 'string' ? ui.special[tile] : undefined;
}

/** Who would win a tile and why. */
function tallyText(scene: Scene, { winner, counts, reason }: Tally): string {
  const { ui, owner } = scene;
  const list = counts.map(({ colour, buyers }) => `${owner(colour).name} ${buyers}`).join(', ');
  if (winner !== null)
    return ui.leads(owner(winner), reason === 'nobody' || reason === 'tie' ? 'most' : reason, list);
  return reason === 'tie' ? ui.tied(list) : ui.nobodyThere;
}

export function placeText(scene: Scene, space: SpaceName): string {
  const text = scene.words.space(space);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function spaceLabel(scene: Scene, question: Question, space: SpaceName): string {
  const { table, view, ui, owner, refusal: refusalText } = scene;
  const parts = [placeText(scene, space)];
  const tile = view.booths[space];
  if (tile !== undefined) {
    const does = specialText(scene, tile);
    parts.push(tileText(scene, tile), ...(does === undefined ? [] : [does.replace(/\.$/, '')]));
    parts.push(tallyText(scene, tally(table, view, space)));
  }
  const buyer = view.buyers[space];
  if (buyer !== undefined) parts.push(ui.buyerOf(owner(buyer)));
  else parts.push(ui.cost(table.spaceCost[SPACE_NAMES.indexOf(space)] ?? 0));
  const move = question.moveAt(space);
  if (move === undefined) return parts.join(', ');
  const refused = question.refusal(move);
  if (refused) parts.push(refusalText(refused));
  else parts.push(...changes(scene, question, move));
  return parts.join(', ');
}

/** What a buyer would change: tiles won, tied or lost, and the buzz. */
export function changes(scene: Scene, question: Question, move: string): string[] {
  const preview = question.preview(move);
  if (preview.kind !== 'buyer') return [];
  const { ui } = scene;
  const parts = preview.tiles.flatMap(({ before, after }) => {
    if (after.tile === null) return [];
    const tile = tileText(scene, after.tile);
    if (after.winner === preview.colour)
      return [before.winner === preview.colour ? ui.keepsLead(tile) : ui.takesLead(tile)];
    if (after.reason === 'tie') return [ui.makesTie(tile)];
    return [];
  });
  const more = preview.buzz.after - preview.buzz.before;
  return more > 0 ? [...parts, ui.moreBuzz(more)] : parts;
}
