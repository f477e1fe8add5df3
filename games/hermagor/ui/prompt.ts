import type { GameUi } from '@kontor/ui';
import type { HermagorEvent, HermagorTable, HermagorView } from '../rules/index.ts';
import { regionName } from './model/progress.ts';
import { type Scene, sceneOf } from './scene.ts';

type Prompt = GameUi<HermagorTable, HermagorView, HermagorEvent>['prompt'];

/** What the viewer is asked, or whom the table waits for. */
export const prompt: Prompt = ({ table, viewer, players, frame, locale }) =>
  promptText(sceneOf({ table, viewer, players, locale, view: frame.view, pace: 0 }), frame);

export function promptText(
  { ui, words, wood, viewer, table, view }: Scene,
  frame: Pick<Parameters<Prompt>[0]['frame'], 'decision' | 'active' | 'result'>,
): string {
  if (frame.result) return ui.over;
  if (frame.decision)
    return words.decision(
      frame.decision,
      view.completed.map((region) => regionName(table, region)),
    );
  const [seat] = frame.active;
  if (seat === undefined) return ui.over;
  return ui.turnOf(seat === viewer ? undefined : wood(seat).name);
}
