import { Button, PromptBar } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { CityNumber } from '../rules/state/types.ts';
import { eventText, refusalText } from '../texts/index.ts';
import { noticesFor, pickName, regionName, touching } from './describe.ts';
import type { MapDrawing } from './map/drawing.ts';
import { Announcements, AnnouncePanel, ElectorsPanel, PicksPanel, PlacePanel } from './panels/choices.tsx';
import { OpenPlans } from './panels/open-plans.tsx';
import { PlanActions, PlanPanel } from './panels/plan-panel.tsx';
import { ResolutionPanel } from './panels/resolution-panel.tsx';
import { StandingPanel } from './panels/standing-panel.tsx';
import { prompt } from './prompt.ts';
import { type MerchantsTableProps, useScene } from './scene.ts';
import type { Playback } from './state/playback.ts';
import { type Choice, electorsMove, paramsOf, picksMove } from './state/use-choice.ts';
import type { Plan } from './state/use-plan.ts';

export interface DeskProps {
  readonly props: MerchantsTableProps;
  readonly playback: Playback;
  readonly plan: Plan | undefined;
  readonly choice: Choice;
  readonly drawing: MapDrawing;
  readonly onPoint: (city: CityNumber | undefined) => void;
}

/** The question, and the common way to answer it. */
export function DeskPrompt({ props, playback, plan, choice }: DeskProps): ReactNode {
  const scene = useScene();
  const { words, names } = scene;
  const { frame, act } = props;
  const showing = !playback.live && playback.moment;
  // What is being shown cannot be undone half seen.
  const tools = playback.live || frame.held !== undefined ? act : undefined;
  const refused = choice.refused && (refusalText(words, choice.refused, names) ?? choice.refused.code);
  const actions =
    playback.live && act ? <DeskActions props={props} plan={plan} choice={choice} /> : undefined;
  return (
    <PromptBar
      sentence={showing ? eventText(words, showing.event, names) : prompt(props)}
      detail={
        refused ? (
          <span className="moe-bad">{refused}</span>
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

function DeskActions({ props, plan, choice }: Pick<DeskProps, 'props' | 'plan' | 'choice'>): ReactNode {
  const { ui } = useScene();
  const { decision } = props.frame;
  if (plan) return <PlanActions plan={plan} />;
  if (decision?.kind === 'picks') {
    const move = picksMove(choice.picks);
    return (
      <Button look="primary" disabled={!move} onClick={() => move && choice.play(move)}>
        {move ? ui.confirmPicks : ui.pickMore(2 - choice.picks.length)}
      </Button>
    );
  }
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

/** What lies in front of the viewer now. */
export function Desk(desk: DeskProps): ReactNode {
  return (
    <>
      <DeskTop {...desk} />
      {desk.playback.live && <OpenPlans frame={desk.props.frame} />}
    </>
  );
}

/** The plan, a choice, or what is happening. */
function DeskTop({ props, playback, plan, choice, drawing, onPoint }: DeskProps): ReactNode {
  const scene = useScene();
  const { frame, act, rules } = props;
  if (!playback.live) return <ResolutionPanel playback={playback} />;
  if (plan) return <PlanPanel plan={plan} />;
  const decision = act && frame.held === undefined ? frame.decision : undefined;
  const picks = paramsOf(decision, 'picks');
  if (picks)
    return (
      <PicksPanel
        namePick={(pick) => pickName(scene, picks, pick)}
        chosen={choice.picks}
        onToggle={choice.togglePick}
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
        <Announcements />
      </div>
    );
  return frame.view.phase === 'over' ? <StandingPanel /> : <ResolutionPanel playback={playback} />;
}
