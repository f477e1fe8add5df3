import { grammar } from '@kontor/core';

const { count } = grammar('en-GB');

/** Texts of the kit itself, used at every game's table. */
export const texts = {
  close: 'Close',
  confirm: 'Confirm turn',
  confirmHint: 'Your turn is done. Confirm it, or think again.',
  undo: 'Undo',
  undoTurn: 'Undo turn',
  redo: 'Redo',
  takeBack: 'Take back',
  secondsLeft: (seconds: number) => `${count(seconds, 'second')} left`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show everything',
  targets: 'What you can do',
  noTargets: 'Nothing to choose now.',
  keys: 'Keys',
  keysNone: 'No keys here.',
  keyHelp: 'Show the keys',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  cost: (amount: string) => `costs ${amount}`,
  gain: (amount: string) => `brings ${amount}`,
  uncover: (what: string) => `${what}: hidden. Press to look.`,
  question: 'Question',
  readRule: (rule: string) => `Read rule ${rule} in the rule book`,
  keysOff: 'Keys of one character are switched off in the settings.',
  board: 'board',
};
export type KitTexts = typeof texts;
