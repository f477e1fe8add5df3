import type { AdvisedMove, BotQuestion } from '@kontor/bots';
import {
  type AnyGame,
  type AnyMatch,
  type Audience,
  type Command,
  type Language,
  Match,
  type MatchRecord,
  momentAfter,
  type Outcome,
  refusal,
  type Seat,
  type Table,
  type Viewer,
  writeTable,
} from '@kontor/core';
import {
  type ChatLine,
  type ClientView,
  MAX_UNANSWERED,
  type ServerMessage,
  type TableInfo,
  updateClientView,
} from '@kontor/protocol';
import { freshId } from '../../browser/fresh-id.ts';
import { loadRules } from '../../games/load-rules.ts';
import { Adviser } from '../../play/adviser.ts';
import type { AnyMoment, TableConnection, TableState } from '../../play/connection.ts';
import { api } from './api.ts';
import { withNewLines } from './chat-lines.ts';
import { ServerSocket } from './socket.ts';

/** The state of an online table apart from the match itself. */
export interface OnlineRoom {
  readonly info: TableInfo | undefined;
  readonly connection: 'opening' | 'open' | 'lost';
  /** A command has not been answered for a while. */
  readonly late: boolean;
  /** The server has another version of the page than this one. */
  readonly outdated: boolean;
  readonly present: readonly Seat[];
  readonly spectators: number;
  readonly chat: readonly ChatLine[];
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** There is no such table. */
  readonly missing: boolean;
}

/** After this many milliseconds without an answer the page says that a command is under way. */
const LATE_MS = 1000;

interface Waiting {
  readonly row: number;
  readonly command: Command;
  readonly outcome: Promise<Outcome>;
  readonly resolve: (outcome: Outcome) => void;
}

/** A table that a server runs. Commands are sent again after a reconnection until they are answered. */
export class OnlineConnection implements TableConnection {
  readonly local = false;
  readonly #table: string;
  readonly #socket: ServerSocket;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, Waiting>();
  #viewer: Viewer = null;
  #clientView: ClientView | undefined;
  #state: TableState = { kind: 'opening' };
  #record: Promise<MatchRecord> | undefined;
  #past: Promise<AnyMatch | undefined> | undefined;
  #adviser: Adviser | undefined;
  #room: OnlineRoom = {
    info: undefined,
    connection: 'opening',
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
    this.#socket = new ServerSocket({
      opened: () => this.#opened(),
      lost: () => this.#show({ connection: 'lost' }),
      received: (message) => this.#receive(message),
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
    // A double click means one command.
    if (last?.row === row && JSON.stringify(last.command) === JSON.stringify(command)) return last.outcome;
    const id = freshId();
    let resolve: Waiting['resolve'] = () => undefined;
    const outcome = new Promise<Outcome>((done) => {
      resolve = done;
    });
    this.#waiting.set(id, { row, command, outcome, resolve });
    if (this.#waiting.size <= MAX_UNANSWERED) this.#sendCommand(id, row, command);
    setTimeout(() => this.#waiting.has(id) && this.#show({ late: true }), LATE_MS);
    return outcome;
  }

  /** While the game runs, the server answers for the viewer's own seat only; afterwards the record shows all. */
  async moment(row: number, audience: Audience): Promise<AnyMoment | undefined> {
    if (!this.#clientView?.frame.result) return api.moment(this.#table, row).catch(() => undefined);
    this.#past ??= this.#replayed();
    const match = await this.#past.catch(() => {
      this.#past = undefined;
      return undefined;
    });
    return match && momentAfter(match, row, audience);
  }

  /** Fetches the chat messages before those that are shown. */
  async loadEarlierChat(): Promise<void> {
    const first = this.#room.chat[0]?.n ?? 0;
    const lines = await api.chatBefore(this.#table, first);
    // Meanwhile a reconnection may have brought others.
    if (this.#room.chat[0]?.n === first) this.#show({ chat: [...lines, ...this.#room.chat] });
  }

  /** Fetches the last chat messages again: whose words the viewer gets has changed. */
  async reloadChat(): Promise<void> {
    const lines = await api.chat(this.#table);
    // Meanwhile others may have come.
    this.#show({ chat: withNewLines(lines, this.#room.chat) });
  }

  record(): Promise<MatchRecord> {
    this.#record ??= api.record(this.#table);
    this.#record.catch(() => {
      this.#record = undefined;
    });
    return this.#record;
  }

  /** Only at tables that allow it. The server notes it; the bot of this device thinks, from the viewer's own view. */
  get hint(): TableConnection['hint'] {
    return this.#room.info?.hints ? (language, at, idea) => this.#hint(language, at, idea) : undefined;
  }

  stopHint(): void {
    this.#adviser?.stop();
  }

  async #hint(
    language: Language,
    { game, table }: { readonly game: AnyGame; readonly table: Table },
    idea: string | undefined,
  ): Promise<readonly AdvisedMove[] | undefined> {
    const seat = this.#viewer;
    const noted = seat === null ? undefined : await this.send(seat, { kind: 'hint' });
    if (seat === null || !noted?.ok || !this.#clientView) return undefined;
    const { frame, history } = this.#clientView;
    const { options, board, pieces } = writeTable(game, table);
    const question: BotQuestion = {
      game: game.id,
      seats: table.seats,
      options,
      board: board.file ?? board.id,
      pieces: pieces.file ?? pieces.id,
      seat,
      bot: 'master',
      view: frame.view,
      history: history.flatMap(({ events }) => events),
      ...(idea === undefined ? {} : { idea }),
    };
    this.#adviser ??= new Adviser();
    return this.#adviser.advise(question, language);
  }

  /** Reconnects after the session's cookie has changed. */
  renew(): void {
    this.#socket.renew();
  }

  // Online, the viewer is fixed and the server sets the pace of the bots.
  setViewer(): void {}
  setPace(): void {}
  skip(): void {}
  takeOver(): void {}

  close(): void {
    this.#adviser?.close();
    this.#socket.close();
  }

  async #replayed(): Promise<AnyMatch | undefined> {
    const record = await this.record();
    const match = Match.fromRecord(await loadRules(record.game), record);
    return match.ok ? match.value : undefined;
  }

  #opened(): void {
    const since = this.#clientView?.frame.row;
    const chat = this.#room.chat.at(-1)?.n ?? 0;
    this.#socket.send({
      type: 'subscribe',
      table: this.#table,
      chat,
      ...(since === undefined ? {} : { since }),
    });
    // Some may have arrived before the connection broke; the server answers a repeated id without a second effect.
    for (const [id, { row, command }] of [...this.#waiting].slice(0, MAX_UNANSWERED))
      this.#sendCommand(id, row, command);
    this.#show({ connection: 'open' });
  }

  #sendCommand(id: string, row: number, command: Command): void {
    this.#socket.send({ type: 'command', id, table: this.#table, row, command });
  }

  #answered(id: string, outcome: Outcome): void {
    const answered = this.#waiting.get(id);
    if (!answered) return;
    this.#waiting.delete(id);
    // The next command that waited because too many were under way.
    const next = [...this.#waiting][MAX_UNANSWERED - 1];
    if (next) this.#sendCommand(next[0], next[1].row, next[1].command);
    answered.resolve(outcome);
    if (this.#waiting.size === 0) this.#show({ late: false });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#show({ ahead: message.now - Date.now() });
        break;
      case 'table':
        this.#show({ info: message.info });
        break;
      case 'presence':
        // It comes after everything else about the table. A connection that breaks before that must not be tried at once again.
        this.#socket.succeeded();
        this.#show({ present: message.seats, spectators: message.spectators });
        break;
      case 'chat':
        this.#show({ chat: withNewLines(this.#room.chat, message.lines) });
        break;
      case 'frame':
        this.#viewer = message.viewer;
        this.#update(updateClientView(this.#clientView, message), message.now);
        break;
      case 'change':
        this.#update(updateClientView(this.#clientView, message), message.now);
        break;
      case 'answer':
        this.#answered(message.id, message.ok ? { ok: true } : { ok: false, refused: message.refused });
        break;
      case 'error':
        this.#failed(message.code);
        break;
      case 'pong':
        break;
    }
  }

  #update(clientView: ClientView | undefined, now: number): void {
    if (!clientView) return;
    this.#clientView = clientView;
    const { frame, history } = clientView;
    const viewer = this.#viewer;
    const asked = frame.decision !== undefined && viewer !== null && !frame.ready.includes(viewer);
    // Deadlines are shown by this device's clock, which may differ from the server's.
    const deadline = asked && frame.deadline !== undefined ? frame.deadline - now + Date.now() : undefined;
    this.#state = { kind: 'open', snapshot: { viewer, frame, history, unsaved: false, deadline } };
    this.#show({ ahead: now - Date.now() });
  }

  #failed(code: string): void {
    // An id of the wrong form is refused as a malformed message.
    if (code === 'table.unknown' || (code === 'message.shape' && !this.#room.info)) {
      this.#state = { kind: 'missing' };
      this.#show({ missing: true });
    }
    // The error does not name a command, so all of them are answered and nothing hangs.
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
