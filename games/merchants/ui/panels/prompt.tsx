import { Button, PromptBar, RuleLink, useSpokenStep } from '@kontor/ui';
import type { ReactNode } from 'react';
import { eventText, refusalText } from '../../texts/find.ts';
import { noticesFor } from '../model/describe.ts';
import { electorsMove } from '../model/use-choice.ts';
import { prompt as promptText } from '../prompt.ts';
import { useScene } from '../scene.ts';
import type { PanelProps } from './panel-props.ts';
import { PlanActions } from './plan.tsx';

/** The question, and the common way to answer it. */
export function Prompt({ props, playback, plan, choice }: PanelProps): ReactNode {
  const scene = useScene();
  const { words, names } = scene;
  const { frame, act } = props;
  const step = playback.live ? undefined : playback.step;
  const showing = step && eventText(words, step.event, names);
  useSpokenStep(playback.cursor, playback.paused ? showing : undefined);
  // Nothing can be undone while its consequences are still being shown.
  const tools = playback.live || frame.held !== undefined ? act : undefined;
  const refused = choice.refused && (refusalText(words, choice.refused, names) ?? scene.ui.refused);
  const actions =
    playback.live && act ? <PromptActions props={props} plan={plan} choice={choice} /> : undefined;
  return (
    <PromptBar
      sentence={showing ?? promptText(props)}
      detail={
        refused ? (
          <span className="moe-bad">
            {refused} <RuleLink rule={choice.refused?.rule} of="refusal" />
          </span>
        ) : (
          frame.view.phase === 'place' && noticesFor(props.table, words).join(' ')
        )
      }
      frame={frame}
      deadline={props.deadline}
      {...(tools ? { act: tools } : {})}
      {...(frame.decision && actions ? { actions } : {})}
    />
  );
}

function PromptActions({ props, plan, choice }: Pick<PanelProps, 'props' | 'plan' | 'choice'>): ReactNode {
  const { ui } = useScene();
  const { decision } = props.frame;
  if (plan) return <PlanActions plan={plan} />;
  if (decision?.kind === 'electors')
    return (
      <Button
        look="primary"
        disabled={choice.electorsLeft > 0}
        onClick={() => choice.play(electorsMove(choice.placing))}
      >
        {ui.confirmElectors}
      </Button>
    );
  if (decision?.kind === 'announce')
    return (
      <Button look="primary" onClick={() => choice.play(`announce ${choice.amount}`)}>
        {ui.announceButton(choice.amount)}
      </Button>
    );
  return null;
}
