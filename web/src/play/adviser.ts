import type { AdvisedMove, BotQuestion } from '@kontor/bots';
import type { Language } from '@kontor/core';
import type { FromBots, ToBots } from './messages.ts';
import { startWorker } from './start-worker.ts';

/** A bot of this device that is asked for hints at tables which a server runs. */
export class Adviser {
  readonly #port: MessagePort;
  readonly #worker: Worker;
  #call = 0;
  #answer: (moves: readonly AdvisedMove[] | undefined) => void = () => undefined;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#worker = startWorker('bots', port2);
    this.#worker.onerror = () => this.#answer(undefined);
    this.#port = port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.kind === 'failed') this.#answer(undefined);
      if (data.kind === 'advice' && data.call === this.#call) this.#answer(data.moves);
    };
  }

  /** The moves, the best first; `undefined` if it was stopped or failed. A new question stops the one before. */
  advise(question: BotQuestion, language: Language): Promise<readonly AdvisedMove[] | undefined> {
    this.stop();
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#call++;
      this.#send({ kind: 'advise', call: this.#call, question, language });
    });
  }

  stop(): void {
    this.#send({ kind: 'stop', call: this.#call });
    this.#answer(undefined);
  }

  close(): void {
    this.#worker.terminate();
    this.#port.close();
    this.#answer(undefined);
  }

  #send(message: ToBots): void {
    this.#port.postMessage(message);
  }
}
