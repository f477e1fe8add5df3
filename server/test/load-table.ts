import type { Command, Rng } from '@kontor/core';
import { rngFromText } from '@kontor/core';
import { type ChatLine, MINUTE, type OnlineFrame, type TableInfo, type TimeTerms } from '@kontor/protocol';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';

const FREE = { bot: null };

const TIME = {
  pace: 'live',
  clock: { start: 10 * MINUTE, add: 1000, cap: 15 * MINUTE },
  onTimeout: 'bot',
} as const satisfies TimeTerms;

/** A move that the server has acknowledged: it must be found for ever under this number. */
export interface Acknowledged {
  readonly table: string;
  readonly row: number;
  readonly seat: number;
  readonly move: string;
}

/** A command without an answer so far. */
interface Pending {
  readonly seat: number;
  readonly id: string;
  readonly row: number;
  readonly command: Command;
  /** The held move of the seat when it was sent. */
  readonly held: string | undefined;
}

/** A table whose people move at random as fast as they can, and remember what the server has acknowledged. */
export class LoadTable {
  readonly #game: string;
  readonly #people: readonly Person[];
  readonly #rng: Rng;
  readonly #url: string;
  #id = '';
  #pending: Pending | undefined;
  /** Drafts that were acknowledged and not yet played, by seat, and the row after which they were made. */
  readonly #drafts = new Map<number, { readonly row: number; readonly move: string }>();
  readonly #said: ChatLine[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Acknowledged commands since the last restart. */
  progress = 0;

  private constructor(url: string, game: string, people: readonly Person[], seed: string) {
    this.#url = url;
    this.#game = game;
    this.#people = people;
    this.#rng = rngFromText(seed);
  }

  static async open(url: string, game: string, people: number, seed: string): Promise<LoadTable> {
    const names = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, people);
    const table = new LoadTable(
      url,
      game,
      await Promise.all(names.map((name) => Person.named(url, name))),
      seed,
    );
    await table.#begin();
    return table;
  }

  get name(): string {
    return `${this.#game} ${this.#id}`;
  }

  /** Plays until the connection breaks, which rejects. */
  async play(): Promise<never> {
    await this.#say();
    for (;;) {
      if (this.#people[0]?.clientView(this.#id).info.stage !== 'running') await this.#begin();
      for (const [seat, person] of this.#people.entries()) {
        const { frame } = person.clientView(this.#id);
        const command = randomCommand(person.clientView(this.#id), seat, this.#rng);
        if (!command) continue;
        this.#pending = { seat, id: crypto.randomUUID(), row: frame.row, command, held: frame.held };
        await this.#send(person, this.#pending);
        const { row } = person.clientView(this.#id).frame;
        for (const other of this.#people)
          await other.until(() => other.clientView(this.#id).frame.row >= row);
      }
      // The end of the game does not reach all at the same time.
      await this.#people[0]?.settle();
    }
  }

  /** After a restart: checks everything that was acknowledged or shown, and sends again what was not answered. */
  async comeBack(killedAt: number): Promise<string[]> {
    const faults: string[] = [];
    const fault = (text: string) => faults.push(`${this.name}: ${text}`);
    this.progress = 0;
    const { body } = await new Person(this.#url).call('GET', `/api/tables/${this.#id}`);
    if (!['running', 'finished'].includes((body as Partial<TableInfo>).stage ?? '')) {
      fault('the beginning of the game was acknowledged and is gone');
      return faults;
    }
    for (const [seat, person] of this.#people.entries()) {
      const { frame, history } = person.clientView(this.#id);
      const fresh = new Person(this.#url);
      fresh.cookie = person.cookie;
      await fresh.connect();
      const now = await fresh.watch(this.#id);
      fresh.disconnect();
      for (const [i, step] of history.entries())
        if (JSON.stringify(now.history[i]) !== JSON.stringify(step))
          fault(`row ${step.row} was shown to seat ${seat} and is gone`);
      for (const { table, row, seat: mover } of this.acknowledged)
        if (table === this.#id && now.history.find((step) => step.row === row)?.seat !== mover)
          fault(`the move of row ${row} was acknowledged and is gone`);
      const draft = this.#drafts.get(seat);
      if (draft?.row === now.frame.row && now.frame.drafts[seat] !== draft.move)
        fault(`the draft of seat ${seat} was acknowledged and is gone`);
      for (const wrong of wrongClocks(frame, now.frame, killedAt)) fault(wrong);
      await person.connect();
      const resumed = await person.watch(this.#id, frame.row);
      if (JSON.stringify([resumed.frame, resumed.history]) !== JSON.stringify([now.frame, now.history]))
        fault(`seat ${seat} sees something else after coming back than somebody new in its place`);
    }
    await this.#sendAgain(fault);
    const lines = (await this.#people[0]?.ask<ChatLine[]>('GET', `/api/tables/${this.#id}/chat`)) ?? [];
    for (const line of this.#said)
      if (!lines.some(({ n, text }) => n === line.n && text === line.text))
        fault(`"${line.text}" was said and is gone`);
    return faults;
  }

  async #sendAgain(fault: (text: string) => void): Promise<void> {
    const pending = this.#pending;
    const person = pending && this.#people[pending.seat];
    if (!person) return;
    try {
      await this.#send(person, pending);
    } catch (error) {
      this.#pending = undefined;
      fault(`sent again: ${String(error)}`);
    }
  }

  async #send(person: Person, pending: Pending): Promise<void> {
    const { seat, id, row, command, held } = pending;
    const outcome = await person.command(this.#id, command, { id, row });
    this.#pending = undefined;
    if (!outcome.ok) throw new Error(`${JSON.stringify(command)} was refused: ${outcome.refused.code}`);
    this.progress++;
    const { frame } = person.clientView(this.#id);
    const move = command.kind === 'play' ? command.move : command.kind === 'confirm' ? held : undefined;
    if (move !== undefined && frame.held !== move)
      this.acknowledged.push({ table: this.#id, row: row + 1, seat, move });
    if (command.kind === 'draft') this.#drafts.set(seat, { row, move: command.move });
    if (command.kind !== 'ready' || frame.row === row) return;
    // Everybody was ready: the drafts were played, in the order of the seats.
    const drafts = [...this.#drafts].sort(([a], [b]) => a - b);
    for (const [i, [mover, draft]] of drafts.entries())
      this.acknowledged.push({ table: this.#id, row: row + 1 + i, seat: mover, move: draft.move });
    this.#drafts.clear();
  }

  async #say(): Promise<void> {
    const text = `line ${this.#said.length + 1}`;
    const line = await this.#people[0]?.ask<ChatLine>('POST', `/api/tables/${this.#id}/chat`, { text });
    if (line) this.#said.push(line);
  }

  /** A new game of the same people. */
  async #begin(): Promise<void> {
    const [host] = this.#people;
    if (!host) throw new Error('nobody');
    const seats = this.#people.map(() => FREE);
    const { id } = await host.makeTable(this.#game, seats, { time: TIME });
    await seatAll(this.#people, id);
    for (const person of this.#people) {
      if (!person.connected) await person.connect();
      await person.watch(id);
    }
    this.#id = id;
    this.#drafts.clear();
    this.#said.length = 0;
  }
}

/** A clock may have run until the kill and no longer, and time is gained by ending a turn only. */
function* wrongClocks(before: OnlineFrame, after: OnlineFrame, killedAt: number): Iterable<string> {
  const [old, now] = [before.clocks, after.clocks];
  if (!old || !now) {
    if (old && !after.result) yield 'the clocks are gone';
    return;
  }
  const turns = after.row - before.row + 1;
  for (const [seat, left] of old.left.entries()) {
    const rest = now.left[seat] ?? 0;
    if (rest < left - Math.max(0, killedAt - old.since))
      yield `the clock of seat ${seat} ran while there was no server: from ${left} to ${rest}`;
    if (rest > Math.min(TIME.clock.cap, left + turns * TIME.clock.add))
      yield `the clock of seat ${seat} went back: from ${left} to ${rest}`;
  }
  if (now.since < killedAt) yield `clocks run since ${now.since}, but there was no server at ${killedAt}`;
}
