import { useAnnounce } from '@kontor/ui';
import { useEffect, useRef } from 'react';
import type { PlotText } from '../../rules/state/types.ts';
import type { Scene } from '../scene.ts';
import { planChange, stepText } from './describe.ts';
import type { Plan } from './use-plan.ts';

interface Announced {
  readonly turn: number;
  readonly text: PlotText;
  readonly ready: boolean;
}

/** Says what a letter, a click or a tap has made of the plan, and what that does. */
export function usePlanAnnouncer(plan: Plan | undefined, scene: Scene): void {
  const announce = useAnnounce();
  const last = useRef<Announced>(undefined);
  const { turn } = scene.view;
  useEffect(() => {
    const before = last.current;
    last.current = plan && { turn, text: plan.text, ready: plan.ready };
    if (!plan || before?.turn !== turn) return;
    if (plan.ready !== before.ready) announce(plan.ready ? scene.ui.planReady : scene.ui.planOpen);
    const steps = plan.walk.steps.map((step) => ({ act: step.act, text: stepText(scene, step) }));
    announce(planChange(scene, before.text, steps) ?? '');
  }, [announce, plan, scene, turn]);
}
