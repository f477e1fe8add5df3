import type { GoalProps } from '@kontor/ui';
import { type ReactNode, useMemo } from 'react';
import { eliminationGoals } from '../../rules/flow/score.ts';
import {
  type EliminationStep,
  type MerchantsTable,
  type MerchantsView,
  STEPS,
} from '../../rules/state/types.ts';
import type { MerchantsEvent } from '../../rules/view/events.ts';
import { type Standing, standingsOf } from '../../rules/view/standing.ts';
import { ProjectionList, StandingGrid } from '../panels/standing.tsx';
import { type Scene, SceneProvider, sceneOf, useScene } from '../scene.ts';
import './cards.css';

type Props = GoalProps<MerchantsTable, MerchantsView, MerchantsEvent>;

/** How one wins: the three steps with the viewer's own numbers, and who would be out now. */
export function Goal({ table, players, viewer, view, locale }: Props): ReactNode {
  const scene = useMemo(
    () => sceneOf({ table, players, viewer, view, locale }),
    [table, players, viewer, view, locale],
  );
  return (
    <SceneProvider value={scene}>
      <div className="moe-goal">
        <p>{scene.ui.cards.goalLead(table.turns)}</p>
        <Steps />
        <StandingGrid />
        <ProjectionList />
      </div>
    </SceneProvider>
  );
}

function Steps(): ReactNode {
  const scene = useScene();
  const { ui, words, table, view, viewer } = scene;
  const goals = eliminationGoals(table.seats);
  const mine = viewer === null ? undefined : standingsOf(table, view)[viewer];
  let before = 0;
  return (
    <ol className="moe-goal-steps">
      {STEPS.map((step) => {
        const after = Math.min(goals[step], table.seats - 1);
        const out = after - before;
        before = after;
        return (
          <li key={step}>
            <b>{words.steps[step]}</b>{' '}
            <span className="moe-quiet">({out > 0 ? ui.cards.goalOut(out) : ui.cards.goalTie})</span>
            <p>
              {ui.cards.goalCounts[step]} {mine && <b>{ownNumbers(scene, mine, step)}</b>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function ownNumbers({ ui }: Scene, mine: Standing, step: EliminationStep): string {
  const { religion, politics, economy } = mine;
  switch (step) {
    case 'religion':
      return ui.cards.mine.religion(religion);
    case 'politics':
      return ui.cards.mine.politics(politics.least, politics.most, politics.electors);
    case 'economy':
      return economy ? ui.cards.mine.economy(economy) : '';
  }
}
