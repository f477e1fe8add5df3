import { type Command, type Outcome, type Rng, rngFromText } from '@kontor/core';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';
import { RestlessPlayer } from './restless-player.ts';

const RETRY_MS = 200;

/** A move that was acknowledged: it must be found for ever under its number. */
export interface Acknowledged {
  readonly table: string;
  readonly row: number;
  readonly seat: number;
  readonly move: string;
}

interface Options {
  /** The address of the proxy. */
  readonly url: string;
  /** A move is made at most so often, in milliseconds. */
  readonly pace: number;
}

/** Two people who come by the proxy, so that they are often at different servers, and play one game after the other. */
export class ClusterTable {
  readonly #options: Options;
  #id = '';
  #players: readonly RestlessPlayer[] = [];
  /** Second pages of the same people, by seat, each at a server that was named. */
  #doubles: readonly RestlessPlayer[] = [];
  #doubleUrls: readonly string[] = [];
  #rng: Rng = rngFromText('');
  #stopped = false;
  readonly acknowledged: Acknowledged[] = [];
  /** Codes of refusals that a second page got. */
  readonly refusals = new Set<string>();
  /** Those of pages that are closed. */
  #reconnections = 0;
  /** Games that were played to their end. */
  finished = 0;
  /** All since somebody asked, in milliseconds from the first attempt of a command to its answer. */
  #pauses: number[] = [];

  private constructor(options: Options) {
    this.#options = options;
  }

  static async open(options: Options): Promise<ClusterTable> {
    const table = new ClusterTable(options);
    await table.#begin();
    return table;
  }

  get name(): string {
    return this.#id;
  }

  get reconnections(): number {
    return this.#pages.reduce((sum, page) => sum + page.reconnections, this.#reconnections);
  }

  stop(): void {
    this.#stopped = true;
    for (const page of this.#pages) page.stop();
  }

  /** The pauses since the last call. */
  takePauses(): number[] {
    const pauses = this.#pauses;
    this.#pauses = [];
    return pauses;
  }

  /** From the next game or move on every command is given by a second page as well, at one of these servers; none ends it. */
  playTwice(urls: readonly string[]): void {
    this.#doubleUrls = urls;
  }

  /** Plays until it is told to stop. Resolves to what must not happen. */
  async play(isEnd: () => boolean): Promise<string[]> {
    while (!isEnd()) {
      if (this.#isOver) await this.#next();
      await this.#matchDoubles();
      for (const [seat, player] of this.#players.entries()) {
        const wanted = randomCommand(player.view, seat, this.#rng);
        if (!wanted || isEnd()) continue;
        const began = performance.now();
        const fault = await this.#give(
          seat,
          player,
          wanted.kind === 'play' ? { ...wanted, hold: false } : wanted,
        );
        if (fault !== undefined) return [`${this.#id}: ${fault}`];
        await pause(Math.max(0, this.#options.pace - (performance.now() - began)));
      }
    }
    return [];
  }

  async #give(seat: number, player: RestlessPlayer, command: Command): Promise<string | undefined> {
    const { row } = player.view.frame;
    const double = this.#doubles[seat];
    await double?.until(() => double.view.frame.row >= row);
    const outcomes = await Promise.all(
      [player, ...(double ? [double] : [])].map((page) => page.command(command)),
    );
    const done = outcomes.filter(({ ok }) => ok).length;
    const text = JSON.stringify(command);
    if (done === 0) return `${text} was refused: ${codes(outcomes)}`;
    if (done > 1 && command.kind === 'play') return `${text} was accepted twice`;
    for (const code of codes(outcomes)) this.refusals.add(code);
    if (command.kind === 'play')
      this.acknowledged.push({ table: this.#id, row: row + 1, seat, move: command.move });
    for (const each of this.#pages) {
      await each.until(() => each.view.frame.row > row || each.view.info.stage !== 'running');
      this.#pauses.push(...each.takePauses());
    }
    return undefined;
  }

  get #pages(): RestlessPlayer[] {
    return [...this.#players, ...this.#doubles];
  }

  get #isOver(): boolean {
    return this.#players[0]?.view.info.stage !== 'running';
  }

  async #next(): Promise<void> {
    this.finished++;
    for (const page of this.#pages) this.#leave(page);
    this.#doubles = [];
    await this.#begin();
  }

  #leave(player: RestlessPlayer): void {
    this.#reconnections += player.reconnections;
    player.stop();
  }

  /** A request that fails because a server ends is made again, as by somebody who presses the button once more. */
  async #begin(): Promise<void> {
    while (!this.#stopped)
      try {
        const { url } = this.#options;
        const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')] as const;
        const { id } = await people[0].makeTable('hermagor', [{ bot: null }, { bot: null }]);
        await seatAll(people, id);
        for (const person of people) {
          await person.connect();
          await person.watch(id);
        }
        this.#id = id;
        this.#rng = rngFromText(id);
        this.#players = people.map((person) => new RestlessPlayer(person, id));
        return;
      } catch {
        await pause(RETRY_MS);
      }
    throw new Error('stopped');
  }

  async #matchDoubles(): Promise<void> {
    if (this.#doubleUrls.length > 0 === this.#doubles.length > 0) return;
    for (const double of this.#doubles) this.#leave(double);
    const doubles: RestlessPlayer[] = [];
    for (const [seat, url] of this.#doubleUrls.entries()) {
      const person = new Person(url);
      person.cookie = this.#players[seat]?.person.cookie ?? '';
      await person.connect();
      await person.watch(this.#id);
      doubles.push(new RestlessPlayer(person, this.#id));
    }
    this.#doubles = doubles;
  }
}

function codes(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refused.code]));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
