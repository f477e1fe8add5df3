import { answerQuestion, answerWithReasons } from '@kontor/bots';
import { expectParsed } from '@kontor/core';
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
        ? answerWithReasons(question, data.language, search.signal).then((advice) =>
            send({ kind: 'advice', call, moves: expectParsed(advice) }),
          )
        : answerQuestion(question, search.signal).then((answer) =>
            send({ kind: 'move', call, move: expectParsed(answer).move }),
          );
    answered
      .catch((error: unknown) => send({ kind: 'failed', message: String(error) }))
      .finally(() => searches.delete(call));
  };
}
