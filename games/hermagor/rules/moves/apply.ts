import type { Move, Rng } from '@kontor/core';
import { advance, beginSelling } from '../flow/advance.ts';
import { answerOfficer, nameByOfficer } from '../flow/rounds.ts';
import { endPlacing, pass, placeOwn, placeShared } from '../market/placing.ts';
import { answerRaise, nameStart, search, skipSearch } from '../market/settling.ts';
import { endAction, go, move as moveMerchant, placeStation, rest, sell } from '../selling/actions.ts';
import { build, decline } from '../selling/regions.ts';
import { NOBODY, ON, sharedColour, step } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { argumentOf, kindOf, regionOfBuild, rowOfBuild } from './encoding.ts';

/** Applies a legal move and runs on to the next question. */
export function apply(s: HermagorState, seat: number, move: Move, rng: Rng, emit: EmitEvent): void {
  make(s, seat, move, rng, emit);
  advance(s, rng, emit);
}

function make(s: HermagorState, seat: number, move: Move, rng: Rng, emit: EmitEvent): void {
  const argument = argumentOf(move);
  const kind = kindOf(move);
  switch (kind) {
    case 'pass':
      if (step(s) === ON.declare) answerOfficer(s, seat, false, rng, emit);
      else pass(s, seat, emit);
      return;
    case 'declare':
      answerOfficer(s, seat, true, rng, emit);
      return;
    case 'start':
      if (step(s) === ON.officer) nameByOfficer(s, seat, argument, rng, emit);
      else {
        nameStart(s, seat, argument, emit);
        beginSelling(s, emit);
      }
      return;
    case 'buy':
      placeOwn(s, seat, argument, emit);
      return;
    case 'shared-buy':
      placeShared(s, seat, argument, emit);
      return;
    case 'done':
      emit?.({ type: 'done', seat });
      if (step(s) === ON.buyer) endPlacing(s);
      else endAction(s);
      return;
    case 'keep':
      answerRaise(s, seat, NOBODY, emit);
      return;
    case 'raise':
      answerRaise(s, seat, argument, emit);
      return;
    case 'draw':
      search(s, seat, rng, emit);
      return;
    case 'skip':
      skipSearch(s, seat, emit);
      return;
    case 'go':
      go(s, seat, argument, false, emit);
      return;
    case 'go-shortcut':
      go(s, seat, argument, true, emit);
      return;
    case 'sell':
      sell(s, seat, emit);
      return;
    case 'move':
      moveMerchant(s, seat, argument, emit);
      return;
    case 'rest':
      rest(s, seat, emit);
      return;
    case 'share':
      placeStation(s, seat, argument, emit);
      return;
    case 'build':
      build(
        s,
        seat,
        step(s) === ON.build ? seat : sharedColour(s.table),
        regionOfBuild(move),
        rowOfBuild(move),
        emit,
      );
      return;
    case 'decline':
      decline(s, seat, argument, emit);
      return;
    default:
      kind satisfies never;
  }
}
