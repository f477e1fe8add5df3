import type { Seat } from './game.ts';
import type { PendingMoves } from './pending-moves.ts';
import type { Step } from './timeline.ts';

/**
 * The index of the first step that the seat's own undo would remove; the number of steps if only a held move is dropped,
 * `undefined` if the seat may not go back alone. A step with draws stops it, because its seat has learnt something new.
 */
export function undoIndex<Event>(
  steps: readonly Step<Event>[],
  { held }: PendingMoves,
  seat: Seat,
  reach: 'step' | 'turn',
): number | undefined {
  const ownHeld = held?.seat === seat;
  if (held && !ownHeld) return undefined;
  if (ownHeld && reach === 'step') return steps.length;
  let index = steps.length;
  while (index > 1 && steps[index - 1]?.seat === seat && steps[index - 1]?.draws === 0) {
    index--;
    if (reach === 'step') break;
  }
  return index < steps.length || ownHeld ? index : undefined;
}

/** The index of the seat's last step, to which it may go back if all other seats are played by bots. */
export function takeBackIndex<Event>(
  steps: readonly Step<Event>[],
  { held }: PendingMoves,
  seat: Seat,
  bots: readonly (string | undefined)[],
): number | undefined {
  const aloneWithBots = bots.every((bot, other) => bot !== undefined || other === seat);
  if (held || !aloneWithBots) return undefined;
  const index = steps.findLastIndex((step) => step.seat === seat);
  return index > 0 ? index : undefined;
}

/** What is left to redo after a move: one less if it was the next one to redo, else nothing. */
export function redoAfter(redo: PendingMoves['redo'], seat: Seat, move: string): PendingMoves['redo'] {
  if (redo?.seat !== seat || redo.moves.at(-1) !== move || redo.moves.length === 1) return null;
  return { seat, moves: redo.moves.slice(0, -1) };
}
