import { type ReactNode, Suspense } from 'react';
import { pickName, regionName, touching } from '../model/describe.ts';
import { isMonopolyStep } from '../model/monopolies.ts';
import { paramsOf } from '../model/use-choice.ts';
import { useScene } from '../scene.ts';
import { AnnouncePanel, ElectorsPanel, MonopoliesPanel, PicksPanel } from './late.ts';
import { OpenPlans } from './open-plans.tsx';
import type { PanelProps } from './panel-props.ts';
import { PlacePanel } from './place.tsx';
import { PlanPanel } from './plan.tsx';
import { ResolutionPanel } from './resolution.tsx';
import { StandingPanel } from './standing.tsx';

/** The viewer's own turn: what they plan or choose, or what is happening. */
export function TurnPanel(panel: PanelProps): ReactNode {
  return (
    <>
      <Suspense fallback={null}>
        <Question {...panel} />
      </Suspense>
      {panel.playback.live && <OpenPlans frame={panel.props.frame} />}
    </>
  );
}

function Question({ props, playback, plan, choice, drawing, onPoint }: PanelProps): ReactNode {
  const scene = useScene();
  const { frame, act, rules } = props;
  if (!playback.live)
    return isMonopolyStep(playback.step) ? (
      <MonopoliesPanel playback={playback} />
    ) : (
      <ResolutionPanel playback={playback} />
    );
  if (plan) return <PlanPanel plan={plan} />;
  const decision = act && frame.held === undefined ? frame.decision : undefined;
  const picks = paramsOf(decision, 'picks');
  if (picks)
    return (
      <PicksPanel
        namePick={(pick) => pickName(scene, picks, pick)}
        chosen={choice.picks}
        onToggle={choice.togglePick}
        onDone={choice.play}
      />
    );
  const electors = paramsOf(decision, 'electors');
  if (electors)
    return (
      <ElectorsPanel
        regions={touching(scene, electors.city)}
        placing={choice.placing}
        left={choice.electorsLeft}
        nameRegion={(region) => regionName(scene, drawing, region)}
        onChange={choice.changeElectors}
      />
    );
  if (decision?.kind === 'place')
    return <PlacePanel drawing={drawing} rules={rules} onChoose={choice.play} onPoint={onPoint} />;
  if (frame.view.phase === 'announce')
    return (
      <div className="moe-stack">
        {decision?.kind === 'announce' && <AnnouncePanel amount={choice.amount} onChange={choice.announce} />}
        <MonopoliesPanel playback={playback} />
      </div>
    );
  return frame.view.phase === 'over' ? <StandingPanel /> : <ResolutionPanel playback={playback} />;
}
