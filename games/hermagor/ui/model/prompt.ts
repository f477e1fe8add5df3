import type { Frame } from '@kontor/core';
import type { HermagorView } from '../../rules/index.ts';
import type { Scene } from '../scene.ts';

/** What is asked of the viewer, or of whom else something is asked. */
export function promptText(
  scene: Scene,
  frame: Pick<Frame<HermagorView>, 'decision' | 'active' | 'result'>,
): string {
  const { ui, words, wood } = scene;
  if (frame.result) return ui.over;
  if (frame.decision) return words.decision(frame.decision);
  const [seat] = frame.active;
  return seat === undefined ? ui.over : ui.waitFor(wood(seat).name);
}
