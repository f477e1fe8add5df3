import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BystanderFigures } from './bystander.ts';
import { within } from './wait.ts';

export interface Start {
  readonly url: string;
  readonly addresses: readonly [string, string];
}

export interface Question {
  readonly kind: keyof Answers;
  /** How long it may take, where that is asked. */
  readonly ms: number;
}

export interface Answers {
  readonly takeFigures: BystanderFigures;
  readonly goesOn: boolean;
  readonly measuresEnough: boolean;
  readonly lost: string[];
  readonly stop: undefined;
}

const ANSWER_MS = 60_000;

/** The bystander in a thread of its own, so that the attackers' own work is not measured with it. */
export class BystanderThread {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(start: Start): Promise<BystanderThread> {
    const worker = new Worker(new URL('./bystander.js', import.meta.url), { workerData: start });
    const bystander = new BystanderThread(worker);
    await bystander.#next();
    return bystander;
  }

  takeFigures(): Promise<BystanderFigures> {
    return this.#ask('takeFigures');
  }

  goesOn(ms: number): Promise<boolean> {
    return this.#ask('goesOn', ms);
  }

  measuresEnough(ms: number): Promise<boolean> {
    return this.#ask('measuresEnough', ms);
  }

  lost(): Promise<string[]> {
    return this.#ask('lost');
  }

  async stop(): Promise<void> {
    await this.#ask('stop').catch(() => undefined);
    await this.#worker.terminate();
  }

  async #ask<K extends keyof Answers>(kind: K, ms = 0): Promise<Answers[K]> {
    const answered = this.#next();
    this.#worker.postMessage({ kind, ms } satisfies Question);
    return (await answered) as Answers[K];
  }

  async #next(): Promise<unknown> {
    const [message] = (await within(ANSWER_MS, 'the bystander', once(this.#worker, 'message'))) as [unknown];
    return message;
  }
}
