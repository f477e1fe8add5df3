import { advise } from '@kontor/bots';
import type { BotName, Seat } from '@kontor/core';
import type { Session } from './session.ts';

/** Asks a bot about a seat's decision, giving it only what that seat may know. */
export async function askBot(
  session: Session,
  { match: id, seat, level, ms }: { match: string; seat: Seat; level: BotName; ms?: number },
) {
  const locale = session.language;
  const advice = await advise(session.seated(id, seat), seat, {
    level,
    locale,
    ...(ms === undefined ? {} : { ms }),
  });
  if (!advice.ok) return session.refuse(id, advice.refused);
  return { move: advice.move, values: advice.values };
}
