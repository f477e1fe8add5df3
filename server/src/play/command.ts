import { applyCommand, type Command, isStale, type Outcome, refusal } from '@kontor/core';
import { seatOf } from './room.ts';
import type { Act } from './rooms.ts';

/** A player's command as it comes from a client. */
export interface PlayerCommand {
  readonly user: string | null;
  /** Chosen by the client: sent again, the command is answered but not carried out again. */
  readonly id: string;
  /** The last row that the player had seen. */
  readonly row: number;
  readonly command: Command;
}

export function playerCommand({ user, id, row, command }: PlayerCommand): Act<Outcome> {
  return ({ stored, match }) => {
    const seat = seatOf(stored, user)?.seat;
    if (seat === undefined) return refuse('seat.none');
    const { recent, bots, proposals, stage } = stored.progress;
    if (recent[seat]?.includes(id)) return { answer: { ok: true } };
    if (stage !== 'running' || !match) return refuse('table.still');
    if (bots[seat] !== null) return refuse('seat.bot');
    if (command.kind === 'hint' && !stored.terms.hints) return refuse('hint.off');
    if (isStale(match.timeline.rows, row, seat, command)) return refuse('move.stale');
    const answer = applyCommand(match, seat, command);
    if (!answer.ok) return { answer };
    const done = { answer, command: { seat, id } };
    // Whoever plays is not missing any more.
    const isBack = proposals.missing?.seat === seat;
    return isBack ? { ...done, progress: { proposals: { ...proposals, missing: null } } } : done;
  };
}

function refuse(code: string): { readonly answer: Outcome } {
  return { answer: { ok: false, refused: refusal(code, undefined) } };
}
