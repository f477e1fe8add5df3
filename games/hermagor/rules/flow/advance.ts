import type { Rng } from '@kontor/core';
import { askBuyer } from '../market/placing.ts';
import { askRaise, askSearch, askStart, beginSearching, beginSettling, payBuzz } from '../market/settling.ts';
import { askAction, beginActions } from '../selling/actions.ts';
import { askBuild, askSharedBuild } from '../selling/regions.ts';
import { clearBuyers, ON, setStep, sharedColour, step, turn, turnedCount } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import type { Tell } from '../view/events.ts';
import { endRound, tellPhase } from './rounds.ts';

/** Runs through everything that follows by itself, up to the next question or the end of the game. */
export function advance(s: HermagorState, rng: Rng, tell: Tell): void {
  for (;;) {
    switch (step(s)) {
      case ON.buyer:
        if (askBuyer(s, tell)) return;
        beginPreparing(s, tell);
        break;
      case ON.raise:
        if (askRaise(s, tell)) return;
        beginSearching(s);
        break;
      case ON.search:
        if (askSearch(s, tell)) return;
        setStep(s, ON.start);
        break;
      case ON.start:
        if (askStart(s)) return;
        beginSelling(s, tell);
        break;
      case ON.action:
        if (askAction(s, tell)) return;
        endRound(s, rng, tell);
        break;
      case ON.build:
        if (askBuild(s, turn(s), tell)) return;
        break;
      case ON['shared-build']:
        if (askSharedBuild(s, turn(s), sharedColour(s.table), tell)) return;
        break;
      default:
        // The Revenue Officer's questions are always open ones; and over is over.
        return;
    }
  }
}

function beginPreparing(s: HermagorState, tell: Tell): void {
  tellPhase('preparing', turnedCount(s), tell);
  payBuzz(s, tell);
  beginSettling(s);
}

/** H-2.10, then phase 3 */
export function beginSelling(s: HermagorState, tell: Tell): void {
  clearBuyers(s);
  tellPhase('selling', turnedCount(s), tell);
  beginActions(s);
}
