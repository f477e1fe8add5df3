export const texts = {
  title: 'Board and pieces',
  kind: { board: 'Board', pieces: 'Pieces' },
  load: { board: 'A board from a file…', pieces: 'Pieces from a file…' },
  forget: (name: string) => `Forget “${name}”`,
  by: (name: string, author: string) => `${name}, by ${author}`,
  mine: (name: string) => `${name} (mine)`,
  drawing: (name: string) => `Drawing of the board “${name}”`,
  noDrawing: 'The drawing could not be loaded.',
  ownBoard:
    'Played on a board or with pieces that somebody has made. Look at them before you sit down. What is offensive can be reported below the chat.',
  failed: 'This file cannot be played with',
  failedText: 'What is wrong with it, for whoever has made it:',
  more: (count: number) => `… and ${count} more.`,
};

export type BoardTexts = typeof texts;
