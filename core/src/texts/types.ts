import type { Params } from '../json.ts';

/** Refusals that come from the driver of a match and not from a game. */
type DriverCode =
  | 'ask.nothing'
  | 'bot.time'
  | 'bot.unknown'
  | 'confirm.nothing'
  | 'draft.alone'
  | 'game.over'
  | 'move.held'
  | 'move.unreadable'
  | 'ready.not'
  | 'ready.nothing'
  | 'redo.nothing'
  | 'seat.inactive'
  | 'seat.unknown'
  | 'takeBack.nothing'
  | 'undo.information'
  | 'undo.nothing'
  | 'undo.row';

/** Their texts by code. */
export type DriverTexts = Readonly<Record<DriverCode, (params: Params) => string>>;
