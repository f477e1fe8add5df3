import { setTimeout as delay } from 'node:timers/promises';
import { type BotQuestion, botQuestion } from '@kontor/bots';
import { answerFor, type Seat } from '@kontor/core';
import type { Logger } from 'pino';
import { STAND_IN } from '../lobby/proposals.ts';
import type { Edit } from '../play/change.ts';
import { type Room, seatsToAct } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { automaticAnswer } from './automatic.ts';
import type { Thinker } from './thinker.ts';

/** When something fails, a bot tries again after a delay that grows every time. */
const MAX_TRIES = 3;
const RETRY_MS = 1000;

/** Makes the moves of bots, and the automatic answers that players have switched on. */
export class BotDriver {
  readonly #rooms: Rooms;
  readonly #thinker: Thinker;
  readonly #pause: (table: string) => number;
  readonly #log: Logger;
  /** Questions that bots are thinking about: table, row and seat. */
  readonly #thinking = new Set<string>();
  #closed = false;

  /** `pause`: milliseconds that a bot takes at least, so that people can follow. */
  constructor(rooms: Rooms, thinker: Thinker, pause: (table: string) => number, log: Logger) {
    this.#rooms = rooms;
    this.#thinker = thinker;
    this.#pause = pause;
    this.#log = log;
    rooms.follow((room) => this.#look(room));
  }

  /** Makes one move for a seat whose time is up. */
  playFor(table: string, seat: Seat): void {
    this.#rooms
      .look(table, (room) => this.#ask(room, seat, STAND_IN, 'time'))
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'no move was found for a time-out'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thinker.close();
  }

  #look(room: Room): void {
    const { match, stored } = room;
    if (!match || stored.progress.stage !== 'running' || match.pending.held) return;
    for (const seat of seatsToAct(match)) {
      const level = stored.progress.bots[seat] ?? null;
      if (level !== null) this.#ask(room, seat, level, 'bot');
      else if ((stored.seats[seat]?.auto.length ?? 0) > 0) this.#answer(stored.terms.id, seat);
    }
  }

  #ask(room: Room, seat: Seat, level: string, by: 'bot' | 'time'): void {
    const table = room.stored.terms.id;
    if (!room.match) return;
    const row = room.match.timeline.rows.length;
    const key = `${table} ${row} ${seat}`;
    if (this.#thinking.has(key)) return;
    const question = botQuestion(room.match, seat, level);
    this.#thinking.add(key);
    this.#retry(() => this.#move(table, row, question, by))
      .catch((error: unknown) => {
        if (!this.#closed) this.#log.error({ err: error, table }, 'a bot could not move');
      })
      .finally(() => this.#thinking.delete(key));
  }

  async #retry(move: () => Promise<void>): Promise<void> {
    for (let tries = 1; !this.#closed; tries++)
      try {
        return await move();
      } catch (error) {
        if (tries === MAX_TRIES) throw error;
        await delay(RETRY_MS * tries, undefined, { ref: false });
      }
  }

  async #move(table: string, row: number, question: BotQuestion, by: 'bot' | 'time'): Promise<void> {
    const pause = delay(this.#pause(table));
    const { seat } = question;
    const move = await this.#thinker.think(question);
    await pause;
    if (this.#closed) return;
    await this.#rooms.act(table, ({ stored, match }) => {
      // The person may be back by now, or moves were undone.
      const still = by === 'time' || stored.progress.bots[seat] !== null;
      if (!match || stored.progress.stage !== 'running' || match.timeline.rows.length !== row || !still)
        return { answer: undefined };
      const marked = by === 'time' || stored.seats[seat]?.bot === null;
      const outcome = answerFor(match, seat, move, marked ? by : undefined);
      if (!outcome.ok) throw new Error(`"${move}" was refused: ${outcome.refused.code}`);
      return { answer: undefined };
    });
  }

  #answer(table: string, seat: Seat): void {
    this.#rooms
      .act(table, (room) => ({ answer: undefined, ...automaticEdit(room, seat) }))
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'an automatic answer failed'));
  }
}

function automaticEdit({ stored, match }: Room, seat: Seat): Edit {
  const row = stored.seats[seat];
  if (!match || !row || stored.progress.stage !== 'running' || !seatsToAct(match).includes(seat)) return {};
  const { move, auto } = automaticAnswer(match, seat, row.auto);
  if (move !== undefined) answerFor(match, seat, move);
  return auto.length === row.auto.length
    ? {}
    : { seats: stored.seats.map((other) => (other === row ? { ...row, auto } : other)) };
}
