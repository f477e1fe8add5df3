import {
  type AnyMatch,
  type Audience,
  type Command,
  Match,
  type MatchRecord,
  momentAfter,
  type Outcome,
  refusal,
  type Seat,
  type Viewer,
} from '@kontor/core';
import {
  type ChatLine,
  type ClientView,
  MAX_UNANSWERED,
  type ServerMessage,
  type TableInfo,
  updateClientView,
} from '@kontor/protocol';
import { freshId } from '../fresh-id.ts';
import type { AnyMoment, TableConnection, TableState } from '../play/connection.ts';
import { loadRules } from '../rules.ts';
import { api } from './api.ts';
import { Line } from './line.ts';

/** What a page knows of an online table besides the match. */
export interface OnlineRoom {
  readonly info: TableInfo | undefined;
  readonly line: 'opening' | 'open' | 'lost';
  /** A command has been on its way for a while. */
  readonly late: boolean;
  /** The server has another version of the page than this one. */
  readonly outdated: boolean;
  readonly present: readonly Seat[];
  readonly spectators: number;
  readonly chat: readonly ChatLine[];
  /** What the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** There is no such table. */
  readonly missing: boolean;
}

/** After so long somebody wonders whether their click was heard, in milliseconds. */
const LATE_MS = 1000;

interface Waiting {
  readonly row: number;
  readonly command: Command;
  readonly outcome: Promise<Outcome>;
  readonly resolve: (outcome: Outcome) => void;
}

/** A table that a server runs. Commands wait until they are answered, over as many lines as it takes. */
export class OnlineConnection implements TableConnection {
  readonly local = false;
  readonly #table: string;
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, Waiting>();
  #viewer: Viewer = null;
  #clientView: ClientView | undefined;
  #state: TableState = { kind: 'opening' };
  #record: Promise<MatchRecord> | undefined;
  #past: Promise<AnyMatch | undefined> | undefined;
  #room: OnlineRoom = {
    info: undefined,
    line: 'opening',
    late: false,
    outdated: false,
    present: [],
    spectators: 0,
    chat: [],
    ahead: 0,
    missing: false,
  };

  constructor(table: string) {
    this.#table = table;
    this.#line = new Line({
      opened: () => this.#opened(),
      lost: () => this.#show({ line: 'lost' }),
      hear: (message) => this.#hear(message),
      outdated: () => this.#show({ outdated: true }),
    });
  }

  state(): TableState {
    return this.#state;
  }

  room(): OnlineRoom {
    return this.#room;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(_seat: Seat, command: Command): Promise<Outcome> {
    const row = this.#clientView?.frame.row ?? 0;
    const last = [...this.#waiting.values()].at(-1);
    // Who clicks twice means once.
    if (last?.row === row && JSON.stringify(last.command) === JSON.stringify(command)) return last.outcome;
    const id = freshId();
    let resolve: Waiting['resolve'] = () => undefined;
    const outcome = new Promise<Outcome>((done) => {
      resolve = done;
    });
    this.#waiting.set(id, { row, command, outcome, resolve });
    if (this.#waiting.size <= MAX_UNANSWERED) this.#ask(id, row, command);
    setTimeout(() => this.#waiting.has(id) && this.#show({ late: true }), LATE_MS);
    return outcome;
  }

  /** While the game runs, the server shows one's own eyes alone; afterwards the record shows everybody's. */
  async moment(row: number, audience: Audience): Promise<AnyMoment | undefined> {
    if (!this.#clientView?.frame.result) return api.moment(this.#table, row).catch(() => undefined);
    this.#past ??= this.#replayed();
    const match = await this.#past.catch(() => {
      this.#past = undefined;
      return undefined;
    });
    return match && momentAfter(match, row, audience);
  }

  record(): Promise<MatchRecord> {
    this.#record ??= api.record(this.#table);
    this.#record.catch(() => {
      this.#record = undefined;
    });
    return this.#record;
  }

  /** Somebody else than before asks now. */
  renew(): void {
    this.#line.renew();
  }

  // A seat has its own eyes for good, and the server's bots their own pace.
  look(): void {}
  setPace(): void {}
  skip(): void {}
  takeOver(): void {}

  close(): void {
    this.#line.close();
  }

  async #replayed(): Promise<AnyMatch | undefined> {
    const record = await this.record();
    const match = Match.fromRecord(await loadRules(record.game), record);
    return match.ok ? match.value : undefined;
  }

  #opened(): void {
    const since = this.#clientView?.frame.row;
    const chat = this.#room.chat.at(-1)?.n ?? 0;
    this.#line.send({
      type: 'subscribe',
      table: this.#table,
      chat,
      ...(since === undefined ? {} : { since }),
    });
    // Whether these arrived before the line broke is not known; sent again, they do no harm.
    for (const [id, { row, command }] of [...this.#waiting].slice(0, MAX_UNANSWERED))
      this.#ask(id, row, command);
    this.#show({ line: 'open' });
  }

  #ask(id: string, row: number, command: Command): void {
    this.#line.send({ type: 'command', id, table: this.#table, row, command });
  }

  #answered(id: string, outcome: Outcome): void {
    const answered = this.#waiting.get(id);
    if (!answered) return;
    this.#waiting.delete(id);
    // Whoever had to wait because too many were under way is next.
    const next = [...this.#waiting][MAX_UNANSWERED - 1];
    if (next) this.#ask(next[0], next[1].row, next[1].command);
    answered.resolve(outcome);
    if (this.#waiting.size === 0) this.#show({ late: false });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#show({ ahead: message.now - Date.now() });
        break;
      case 'table':
        this.#show({ info: message.info });
        break;
      case 'presence':
        this.#show({ present: message.seats, spectators: message.spectators });
        break;
      case 'chat': {
        const last = this.#room.chat.at(-1)?.n ?? 0;
        this.#show({ chat: [...this.#room.chat, ...message.lines.filter(({ n }) => n > last)] });
        break;
      }
      case 'frame':
        this.#viewer = message.viewer;
        this.#see(updateClientView(this.#clientView, message), message.now);
        break;
      case 'change':
        this.#see(updateClientView(this.#clientView, message), message.now);
        break;
      case 'answer':
        this.#answered(message.id, message.ok ? { ok: true } : { ok: false, refused: message.refused });
        break;
      case 'error':
        this.#complain(message.code);
        break;
      case 'pong':
        break;
    }
  }

  #see(clientView: ClientView | undefined, now: number): void {
    if (!clientView) return;
    this.#clientView = clientView;
    const { frame, history } = clientView;
    const viewer = this.#viewer;
    const asked = frame.decision !== undefined && viewer !== null && !frame.ready.includes(viewer);
    // The server's moments are told by this device's clock.
    const deadline = asked && frame.deadline !== undefined ? frame.deadline - now + Date.now() : undefined;
    this.#state = { kind: 'open', snapshot: { viewer, frame, history, unsaved: false, deadline } };
    this.#show({ ahead: now - Date.now() });
  }

  #complain(code: string): void {
    // What cannot be the id of a table is not even understood.
    if (code === 'table.unknown' || (code === 'message.shape' && !this.#room.info)) {
      this.#state = { kind: 'missing' };
      this.#show({ missing: true });
    }
    // Nobody can tell which of the commands it was about; they are all answered, so that nothing hangs.
    for (const { resolve } of this.#waiting.values())
      resolve({ ok: false, refused: refusal(code, undefined) });
    this.#waiting.clear();
    this.#show({ late: false });
  }

  #show(change: Partial<OnlineRoom>): void {
    this.#room = { ...this.#room, ...change };
    for (const listener of this.#listeners) listener();
  }
}
