import type { AnyMatch, Seat } from '@kontor/core';

/** The move of the seat's first automatic answer that applies now, and the automatic answers that stay switched on. */
export function automaticAnswer(
  match: AnyMatch,
  seat: Seat,
  auto: readonly string[],
): { readonly move: string | undefined; readonly auto: readonly string[] } {
  const { game, timeline } = match;
  const stay: string[] = [];
  let move: string | undefined;
  for (const known of game.automatic ?? []) {
    if (!auto.includes(known.name)) continue;
    const answer = known.answer(timeline.state, seat);
    if (answer !== undefined) move ??= game.formatMove(timeline.table, answer);
    if (answer !== undefined || !known.passing) stay.push(known.name);
  }
  return { move, auto: stay };
}
