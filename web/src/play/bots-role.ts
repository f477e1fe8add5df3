import { type AdvisedMove, type BotQuestion, respond, THINKING_MS } from '@kontor/bots';
import { expectParsed, type Language } from '@kontor/core';
import { loadRules } from '../games/load-rules.ts';
import type { FromBots, ToBots } from './messages.ts';

/** The worker that runs the bots; it gets views and never the game's state. */
export function serveBots(port: MessagePort): void {
  const searches = new Map<number, AbortController>();
  const send = (message: FromBots): void => port.postMessage(message);

  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    if (data.kind === 'stop') return searches.get(data.call)?.abort();
    const { call, question } = data;
    const search = new AbortController();
    searches.set(call, search);
    const answered =
      data.kind === 'advise'
        ? advise(question, data.language, search.signal).then((moves) =>
            send({ kind: 'advice', call, moves }),
          )
        : answer(question, search.signal).then((move) => send({ kind: 'move', call, move }));
    answered
      .catch((error: unknown) => send({ kind: 'failed', message: String(error) }))
      .finally(() => searches.delete(call));
  };
}

/** Phones are slow and live on a battery; there a bot takes this share of its time. */
const PHONE_SHARE = 0.5;

async function answer(question: BotQuestion, signal: AbortSignal): Promise<string> {
  const ms = THINKING_MS[question.bot];
  const shorter = ms > 0 && /\bMobi/.test(navigator.userAgent) ? { ms: ms * PHONE_SHARE } : {};
  const rules = await loadRules(question.game);
  return expectParsed(await respond(rules, { ...question, ...shorter }, signal)).move;
}

/** Hints need more code than moves, and are asked for later. */
async function advise(
  question: BotQuestion,
  language: Language,
  signal: AbortSignal,
): Promise<readonly AdvisedMove[]> {
  const { adviseOn } = await import('./advise.ts');
  return adviseOn(question, language, signal);
}
