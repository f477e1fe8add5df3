import { type BotName, explain, THINKING_MS, think } from '@kontor/bots';
import { type AnyMatch, refusal, type Seat } from '@kontor/core';
import { loadBots } from '@kontor/games/bots';
import type { Session } from './session.ts';

/** Reasons are given for so many of the best moves, and so many for each. */
const EXPLAINED = 5;
const MOST_REASONS = 3;

/** Asks a bot about a seat's decision, giving it only what that seat may know. */
export async function askBot(
  session: Session,
  { match: id, seat, level, ms }: { match: string; seat: Seat; level: BotName; ms?: number },
) {
  const match = session.seated(id, seat);
  const { game, timeline } = match;
  if (match.result) session.refuse(id, refusal('game.over', undefined));
  if (!game.decision(timeline.state, seat)) session.refuse(id, refusal('seat.inactive', undefined, { seat }));
  const { knowledge } = await loadBots(game.id);
  const question = { ...known(match, seat), game, knowledge, seat, bot: level };
  const { move, values } = await think(question, { ms: ms ?? THINKING_MS[level] });
  const best = values.slice(0, EXPLAINED).map((value) => value.move);
  const reasons = explain(question, best);
  return {
    move,
    values: values.map((value, i) => ({
      ...value,
      reasons: (reasons[i] ?? []).slice(0, MOST_REASONS).map((reason) => session.reasonText(id, reason)),
    })),
  };
}

function known({ game, timeline }: AnyMatch, seat: Seat) {
  return {
    table: timeline.table,
    view: game.view(timeline.state, seat),
    history: timeline.history(seat),
    seed: `bot/${timeline.rows.length}`,
  };
}
