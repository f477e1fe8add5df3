import { type Rng, rngFromText } from '@kontor/core';
import { randomCommand } from '../../test/play.ts';
import { percentile } from './figures.ts';
import { Guest } from './guest.ts';
import { beginTable } from './play.ts';
import { becomes, pause } from './wait.ts';

const MOVE_EVERY_MS = 20;
const HEALTH_EVERY_MS = 250;
const TRY_AGAIN_MS = 200;
const MOST_FAILURES = 100;
/** Of fewer moves than this, p99 would be the slowest of all. */
const FEWEST_FOR_P99 = 100;

export interface BystanderFigures {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** The slowest answer of `GET /api/health`. */
  readonly slowestHealth: number;
  /** How often playing failed: connections cut, requests or moves refused. */
  readonly failures: readonly string[];
}

/** Two people who have nothing to do with the attack and play on all the time; how long their moves take is measured. */
export class Bystander {
  readonly #people: readonly Guest[];
  readonly #rng: Rng = rngFromText('bystander');
  readonly #done: Promise<unknown>;
  #table = '';
  #stopped = false;
  #latencies: number[] = [];
  #health: number[] = [];
  #failures: string[] = [];
  /** Moves since the beginning. */
  moves = 0;

  private constructor(url: string, addresses: readonly [string, string]) {
    this.#people = addresses.map((address) => new Guest({ url, address }));
    this.#done = Promise.all([this.#play(), this.#askHealth()]);
  }

  /** Resolves when the first moves are made. */
  static async start(url: string, addresses: readonly [string, string]): Promise<Bystander> {
    const bystander = new Bystander(url, addresses);
    await becomes(20_000, () => bystander.moves > 10);
    bystander.takeFigures();
    return bystander;
  }

  /** What was measured since this was last asked. */
  takeFigures(): BystanderFigures {
    const latencies = this.#latencies;
    const figures = {
      moves: latencies.length,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      slowest: percentile(latencies, 1),
      slowestHealth: percentile(this.#health, 1),
      failures: this.#failures,
    };
    this.#latencies = [];
    this.#health = [];
    this.#failures = [];
    return figures;
  }

  /** Can they still play? */
  goesOn(ms: number): Promise<boolean> {
    const { moves } = this;
    return becomes(ms, () => this.moves > moves + 1);
  }

  /** Waits until enough moves were measured for a p99, but not for ever. */
  measuresEnough(ms: number): Promise<boolean> {
    return becomes(ms, () => this.#latencies.length >= FEWEST_FOR_P99);
  }

  /** Looks whether somebody who opens the table anew sees everything that the players have seen. */
  async lost(): Promise<string[]> {
    const [first] = this.#people;
    const table = this.#table;
    if (!first || table === '') return [];
    const { history } = first.view(table);
    const fresh = new Guest({ url: first.url, address: first.address });
    try {
      fresh.useCookie(first.cookie);
      await fresh.connect();
      const now = await fresh.subscribe(table);
      return history
        .filter((step, i) => JSON.stringify(now.history[i]) !== JSON.stringify(step))
        .map(({ row }) => `row ${row} of other people's game is gone`);
    } catch (error) {
      return [`other people's table cannot be opened anew: ${String(error)}`];
    } finally {
      fresh.close();
    }
  }

  async stop(): Promise<undefined> {
    this.#stopped = true;
    for (const guest of this.#people) guest.close();
    await this.#done;
    return undefined;
  }

  async #play(): Promise<void> {
    while (!this.#stopped)
      try {
        await this.#sitDown();
        await this.#playGame();
      } catch (error) {
        if (this.#stopped) return;
        if (this.#failures.length < MOST_FAILURES) this.#failures.push(String(error));
        await pause(TRY_AGAIN_MS);
      }
  }

  /** A new game, or after a failure the same again. */
  async #sitDown(): Promise<void> {
    for (const guest of this.#people) {
      if (guest.cookie === '') await guest.ask('PUT', '/api/me', { name: 'Bystander' });
      if (!guest.connected) await guest.connect();
      if (this.#table !== '') await guest.subscribe(this.#table);
    }
    if (this.#people[0]?.info(this.#table)?.stage === 'running') return;
    if (this.#table !== '') for (const guest of this.#people) guest.unsubscribe(this.#table);
    this.#table = '';
    this.#table = await beginTable(this.#people, 'hermagor');
  }

  async #playGame(): Promise<void> {
    const table = this.#table;
    while (!this.#stopped && this.#people[0]?.info(table)?.stage === 'running')
      for (const [seat, guest] of this.#people.entries()) {
        await guest.settle();
        const command = randomCommand(guest.view(table), seat, this.#rng);
        if (!command) continue;
        await pause(MOVE_EVERY_MS);
        const since = performance.now();
        try {
          const outcome = await guest.command(table, command);
          if (!outcome.ok) throw new Error(`a legal move was refused: ${outcome.refused.code}`);
          this.moves++;
        } finally {
          if (!this.#stopped) this.#latencies.push(performance.now() - since);
        }
      }
  }

  async #askHealth(): Promise<void> {
    const [guest] = this.#people;
    while (guest && !this.#stopped) {
      const since = performance.now();
      await guest.call('GET', '/api/health').catch(() => undefined);
      this.#health.push(performance.now() - since);
      await pause(HEALTH_EVERY_MS);
    }
  }
}
