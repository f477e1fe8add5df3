import type { Rng } from '@kontor/core';
import { askBuyer } from '../market/placing.ts';
import { askRaise, askSearch, askStart, beginSearching, beginSettling, payBuzz } from '../market/settling.ts';
import { askAction, beginActions } from '../selling/actions.ts';
import { askBuild, askSharedBuild } from '../selling/regions.ts';
import { clearBuyers, ON, setStep, sharedColour, step, turn, turnedCount } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { emitPhase, endRound } from './rounds.ts';

/** Does everything that needs no decision, until somebody must be asked or the game is over. */
export function advance(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  for (;;) {
    switch (step(s)) {
      case ON.buyer:
        if (askBuyer(s, emit)) return;
        beginPreparing(s, emit);
        break;
      case ON.raise:
        if (askRaise(s, emit)) return;
        beginSearching(s);
        break;
      case ON.search:
        if (askSearch(s, emit)) return;
        setStep(s, ON.start);
        break;
      case ON.start:
        if (askStart(s)) return;
        beginSelling(s, emit);
        break;
      case ON.action:
        if (askAction(s, emit)) return;
        endRound(s, rng, emit);
        break;
      case ON.build:
        if (askBuild(s, turn(s), emit)) return;
        break;
      case ON['shared-build']:
        if (askSharedBuild(s, turn(s), sharedColour(s.table), emit)) return;
        break;
      default:
        // The Revenue Officer's questions always leave a choice, and after the end nothing follows.
        return;
    }
  }
}

function beginPreparing(s: HermagorState, emit: EmitEvent): void {
  emitPhase('preparing', turnedCount(s), emit);
  payBuzz(s, emit);
  beginSettling(s);
}

/** H-2.10, then phase 3. */
export function beginSelling(s: HermagorState, emit: EmitEvent): void {
  clearBuyers(s);
  emitPhase('selling', turnedCount(s), emit);
  beginActions(s);
}
