import { type AdvisedMove, type BotQuestion, respond } from '@kontor/bots';
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

async function answer(question: BotQuestion, signal: AbortSignal): Promise<string> {
  return expectParsed(await respond(await loadRules(question.game), question, signal)).move;
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
