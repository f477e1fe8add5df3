import type { Move, Rng } from '@kontor/core';
import { advance, beginSelling } from '../flow/advance.ts';
import { answerOfficer, nameByOfficer } from '../flow/rounds.ts';
import { endPlacing, pass, placeOwn, placeShared } from '../market/placing.ts';
import { answerRaise, nameStart, search, skipSearch } from '../market/settling.ts';
import { endAction, go, move as moveMerchant, placeStation, rest, sell } from '../selling/actions.ts';
import { build, decline } from '../selling/regions.ts';
import { NOBODY, ON, sharedColour, step } from '../state/layout.ts';
import type { HermagorState } from '../state/types.ts';
import type { Tell } from '../view/events.ts';
import { argumentOf, kindOf, regionOfBuild, rowOfBuild } from './encoding.ts';

/** Makes a legal move and runs on to the next question. */
export function apply(s: HermagorState, seat: number, move: Move, rng: Rng, tell: Tell): void {
  make(s, seat, move, rng, tell);
  advance(s, rng, tell);
}

function make(s: HermagorState, seat: number, move: Move, rng: Rng, tell: Tell): void {
  const argument = argumentOf(move);
  const kind = kindOf(move);
  switch (kind) {
    case 'pass':
      if (step(s) === ON.declare) answerOfficer(s, seat, false, rng, tell);
      else pass(s, seat, tell);
      return;
    case 'declare':
      answerOfficer(s, seat, true, rng, tell);
      return;
    case 'start':
      if (step(s) === ON.officer) nameByOfficer(s, seat, argument, rng, tell);
      else {
        nameStart(s, seat, argument, tell);
        beginSelling(s, tell);
      }
      return;
    case 'buy':
      placeOwn(s, seat, argument, tell);
      return;
    case 'shared-buy':
      placeShared(s, seat, argument, tell);
      return;
    case 'done':
      tell?.({ type: 'done', seat });
      if (step(s) === ON.buyer) endPlacing(s);
      else endAction(s);
      return;
    case 'keep':
      answerRaise(s, seat, NOBODY, tell);
      return;
    case 'raise':
      answerRaise(s, seat, argument, tell);
      return;
    case 'draw':
      search(s, seat, rng, tell);
      return;
    case 'skip':
      skipSearch(s, seat, tell);
      return;
    case 'go':
      go(s, seat, argument, false, tell);
      return;
    case 'go-shortcut':
      go(s, seat, argument, true, tell);
      return;
    case 'sell':
      sell(s, seat, tell);
      return;
    case 'move':
      moveMerchant(s, seat, argument, tell);
      return;
    case 'rest':
      rest(s, seat, tell);
      return;
    case 'share':
      placeStation(s, seat, argument, tell);
      return;
    case 'build':
      build(
        s,
        seat,
        step(s) === ON.build ? seat : sharedColour(s.table),
        regionOfBuild(move),
        rowOfBuild(move),
        tell,
      );
      return;
    case 'decline':
      decline(s, seat, argument, tell);
      return;
    default:
      kind satisfies never;
  }
}
