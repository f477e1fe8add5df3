import type { Frame } from '@kontor/core';
import { PlayerName } from '@kontor/ui';
import type { ReactNode } from 'react';
import type { Action, MerchantsView } from '../../rules/state/types.ts';
import { upTo } from '../model/keyed.ts';
import { planOf } from '../model/plan.ts';
import { useScene } from '../scene.ts';
import { Letter } from './letter.tsx';
import './open-plans.css';

/** M-7.2: where nothing is secret, what the others have laid ready is seen before all are revealed. */
export function OpenPlans({ frame }: { readonly frame: Frame<MerchantsView> }): ReactNode {
  const { ui, words, players, viewer } = useScene();
  const { view, drafts } = frame;
  if (view.phase !== 'plot') return null;
  const plans = players.flatMap((player) => {
    const draft = drafts[player.seat] ?? null;
    const plot = view.players[player.seat]?.plot ?? (draft === null ? undefined : planOf(draft));
    return player.seat === viewer || plot === undefined ? [] : [{ player, plot }];
  });
  if (plans.length === 0) return null;
  return (
    <section className="moe-open-plans" aria-label={ui.openPlans}>
      <h2>{ui.openPlans}</h2>
      <ul>
        {plans.map(({ player, plot }) => (
          <li key={player.seat}>
            <PlayerName player={player} />
            <span>
              {plot === '' && ui.haveNothing}
              {upTo(plot.length).map((i) => (
                <Letter key={i} act={plot[i] as Action} />
              ))}
              <span className="k-hidden">
                {[...plot].map((act) => words.action(act as Action)).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
