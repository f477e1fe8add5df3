import { type Move, type Refusal, refusal } from '@kontor/core';
import { buyFault, sharedBuyFault } from '../market/placing.ts';
import { raiseFault } from '../market/settling.ts';
import {
  goalFault,
  half,
  halfTollFault,
  saleFault,
  sellFault,
  stationFault,
  tollTo,
} from '../selling/actions.ts';
import { buildFault, declineFault, rowsOf } from '../selling/regions.ts';
import { NOBILITY } from '../state/constants.ts';
import {
  acted,
  at,
  cash,
  merchant,
  NOBODY,
  ON,
  owed,
  raising,
  sharedColour,
  sharedPlaced,
  step,
  turn,
} from '../state/layout.ts';
import { placeName, productName, regionName, rowName, spaceName } from '../state/names.ts';
import type { FaultCode, HermagorState, RefusalParams } from '../state/types.ts';
import { decision } from './decision.ts';
import { argumentOf, isMove, kindOf, type MoveKind, regionOfBuild, rowOfBuild } from './encoding.ts';

/* The single source of legality. `legal.ts` lists what is not refused here. */

/** The rule behind each fault; `ruleOf` handles those that depend on the move. */
const RULES: Readonly<Record<FaultCode, string | undefined>> = {
  'game.over': undefined,
  'turn.other': undefined,
  'move.unknown': undefined,
  'move.other': undefined,
  'space.taken': 'H-1.3',
  'booth.empty': 'H-1.3',
  'cash.short': 'H-3.8',
  'shared.two-players': 'H-5.1',
  'shared.once': 'H-5.2',
  'shared.none-left': 'H-5.1',
  'shared.promise': 'H-5.2',
  'pass.after-shared': 'H-5.2',
  'raise.other': 'H-2.4',
  'raise.top': 'H-2.4',
  'village.here': 'H-3.2',
  'station.own': 'H-3.6',
  'product.missing': 'H-3.7',
  'cash.uncovered': 'H-3.11',
  'shortcut.missing': 'H-3.10',
  'sale.castle': 'H-3.3',
  'station.shared': 'H-5.4',
  'region.incomplete': 'H-3.12',
  'region.row': 'H-3.13',
  'row.full': 'H-3.13',
  'decline.shared': 'H-5.5',
  'decline.never': 'H-3.13',
};

/** The kinds of moves that can answer each step. */
const ANSWERS: Readonly<Record<number, readonly MoveKind[]>> = {
  [ON.declare]: ['declare', 'pass'],
  [ON.officer]: ['start'],
  [ON.buyer]: ['buy', 'shared-buy', 'pass', 'done'],
  [ON.raise]: ['raise', 'keep'],
  [ON.search]: ['draw', 'skip'],
  [ON.start]: ['start'],
  [ON.action]: ['go', 'go-shortcut', 'sell', 'move', 'rest', 'share', 'done'],
  [ON.build]: ['build', 'decline'],
  [ON['shared-build']]: ['build', 'decline'],
};

export function refuse(s: HermagorState, seat: number, move: Move): Refusal | undefined {
  if (step(s) === ON.over) return refusal('game.over', undefined);
  if (seat !== turn(s)) return refusal('turn.other', undefined, { seat: turn(s) });
  if (!isMove(s.table, move)) return refusal('move.unknown', undefined);
  const kind = kindOf(move);
  const fault = faultOf(s, seat, move, kind);
  if (fault === undefined) return undefined;
  if (fault === 'move.other') {
    const asked = decision(s, seat);
    return refusal(fault, asked?.rule, { asked: asked?.kind ?? '' });
  }
  return refusal(fault, ruleOf(s, fault, kind, move), paramsOf(s, seat, move, kind));
}

function faultOf(s: HermagorState, seat: number, move: Move, kind: MoveKind): FaultCode | undefined {
  if (!ANSWERS[step(s)]?.includes(kind)) return 'move.other';
  const argument = argumentOf(move);
  switch (kind) {
    case 'buy':
      return acted(s) ? 'move.other' : buyFault(s, seat, argument);
    case 'shared-buy':
      return sharedBuyFault(s, seat, argument);
    case 'pass':
      if (acted(s)) return 'move.other';
      return sharedPlaced(s) ? 'pass.after-shared' : undefined;
    case 'done':
      return acted(s) ? undefined : 'move.other';
    case 'raise':
      return raiseFault(s, argument);
    case 'go':
      return acted(s) ? 'move.other' : (goalFault(s, seat, argument) ?? saleFault(s, seat, argument, false));
    case 'go-shortcut':
      return acted(s) ? 'move.other' : (goalFault(s, seat, argument) ?? saleFault(s, seat, argument, true));
    case 'sell':
      return acted(s) ? 'move.other' : sellFault(s, seat);
    case 'move':
      return acted(s) ? 'move.other' : (goalFault(s, seat, argument) ?? halfTollFault(s, seat, argument));
    case 'rest':
      return acted(s) ? 'move.other' : undefined;
    case 'share':
      return stationFault(s, seat, argument);
    case 'build':
      return buildFault(s, builder(s, seat), regionOfBuild(move), rowOfBuild(move));
    case 'decline':
      return step(s) === ON['shared-build'] ? 'decline.shared' : declineFault(s, seat, argument);
    default:
      return undefined;
  }
}

function builder(s: HermagorState, seat: number): number {
  return step(s) === ON.build ? seat : sharedColour(s.table);
}

function ruleOf(s: HermagorState, fault: FaultCode, kind: MoveKind, move: Move): string | undefined {
  if (fault === 'decline.never' && rowsOf(s, argumentOf(move)).includes(NOBILITY)) return 'H-3.14';
  if (fault === 'cash.short' && kind === 'buy') return 'H-1.3';
  if (fault === 'shared.once' && kind === 'share') return 'H-5.4';
  if (fault === 'product.missing' && kind === 'share') return 'H-5.4';
  if (fault === 'village.here' && kind === 'move') return 'H-3.4';
  if (fault === 'raise.top' && at(s.table.singleProduct, raising(s)) < 0) return 'H-2.5';
  return RULES[fault];
}

/** Parameters of the texts; all of them are known to the seat that asks. */
function paramsOf(s: HermagorState, seat: number, move: Move, kind: MoveKind): RefusalParams {
  const argument = argumentOf(move);
  const own = cash(s, seat);
  switch (kind) {
    case 'buy':
      return { space: spaceName(argument), cost: at(s.table.spaceCost, argument), cash: own };
    case 'shared-buy':
      return { space: spaceName(argument) };
    case 'raise':
      return raiseParams(s, argument);
    case 'go':
      return { ...villageParams(s, argument), toll: tollTo(s, seat, argument), cash: own };
    case 'go-shortcut':
    case 'move':
      return { ...villageParams(s, argument), toll: half(tollTo(s, seat, argument)), cash: own };
    case 'share':
      return villageParams(s, argument);
    case 'sell':
      return merchant(s, seat) === s.table.castle ? {} : villageParams(s, merchant(s, seat));
    case 'build':
      return {
        region: regionName(s.table, regionOfBuild(move)),
        row: rowName(rowOfBuild(move)),
        toll: owed(s),
      };
    case 'decline':
      return { region: regionName(s.table, argument), toll: owed(s) };
    default:
      return {};
  }
}

function villageParams(s: HermagorState, village: number): RefusalParams {
  return { village: placeName(s.table, village), product: productName(at(s.table.productOf, village)) };
}

function raiseParams(s: HermagorState, product: number): RefusalParams {
  const only = at(s.table.singleProduct, raising(s));
  return { product: productName(product), ...(only !== NOBODY && { only: productName(only) }) };
}
