import type { Seat } from './game.ts';
import type { PendingMoves } from './pending-moves-schema.ts';
import type { Player } from './record.ts';
import type { Row } from './row.ts';
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

/**
 * Whose seats play must go back behind row `to` only with their consent: those whom a person plays now, and those whose
 * person was replaced by a bot after that row. While somebody is away, only what the bot has played for them is undone.
 */
export function mustConsent(rows: readonly Row[], players: readonly Player[], to: number): Seat[] {
  /** By seat: the row from which on a bot plays it, or `undefined` while a person does. */
  const botSince: (number | undefined)[] = players.map(({ bot }) => (bot === undefined ? undefined : 0));
  for (const [index, row] of rows.entries())
    if (row.kind === 'control')
      botSince[row.seat] = row.bot === null ? undefined : (botSince[row.seat] ?? index + 1);
  return [...players.keys()].filter((seat) => (botSince[seat] ?? Number.POSITIVE_INFINITY) >= to);
}

/** The index of the seat's last step, to which it may go back if nobody else has a say in that. */
export function takeBackIndex<Event>(
  steps: readonly Step<Event>[],
  { held }: PendingMoves,
  seat: Seat,
  rows: readonly Row[],
  players: readonly Player[],
): number | undefined {
  const index = steps.findLastIndex((step) => step.seat === seat);
  const step = steps[index];
  if (held || index < 1 || !step) return undefined;
  return mustConsent(rows, players, step.row).every((other) => other === seat) ? index : undefined;
}

/** What is left to redo after a move: one less if it was the next one to redo, else nothing. */
export function redoAfter(redo: PendingMoves['redo'], seat: Seat, move: string): PendingMoves['redo'] {
  if (redo?.seat !== seat || redo.moves.at(-1) !== move || redo.moves.length === 1) return null;
  return { seat, moves: redo.moves.slice(0, -1) };
}
