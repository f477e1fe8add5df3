import type { AdvisedMove } from '@kontor/bots';
import type { Audience, Command, Language, MatchRecord, Outcome, StepEvents, Viewer } from '@kontor/core';
import { keepUnsaved, unsavedGame } from '../store/tables.ts';
import { forgetDraft, keepDraft, keptDraft, type UnsavedDraft } from '../store/unsaved-draft.ts';
import type { AnyMoment, BotPace, TableConnection, TableState } from './connection.ts';
import type { Update } from './host.ts';
import type { Answer, FromHost, ToHost } from './messages.ts';
import { startWorker } from './start-worker.ts';

/** A page that is being closed may hold the lock for a moment longer. */
const LOCK_WAIT_MS = 500;

/** A table that this device runs: one worker for the match, one for the bots, and a lock against a second tab. */
export class LocalConnection implements TableConnection {
  readonly local = true;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;
  #state: TableState = { kind: 'opening' };
  #history: readonly StepEvents<unknown>[] = [];
  #workers: Worker[] = [];
  /** The bots' end of their port, until their worker is started. */
  #botsPort: MessagePort | undefined;
  #host: MessagePort | undefined;
  /** The draft that the host was opened with. */
  #restored: UnsavedDraft | undefined;
  #pace: BotPace = { pause: 0, stopped: true };
  #unlock: () => void = () => {};
  #closed = false;

  constructor(id: string) {
    this.#id = id;
    this.#lock({ signal: AbortSignal.timeout(LOCK_WAIT_MS) });
  }

  state(): TableState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(seat: number, command: Command): Promise<Outcome> {
    const draft = this.#draftIn(seat, command);
    if (draft) keepDraft(this.#id, draft);
    const outcome = (await this.#ask((call) => ({ kind: 'command', call, seat, command }))) as Outcome;
    if (!this.#unsaved()) forgetDraft(this.#id, draft);
    return outcome;
  }

  moment(row: number, audience: Audience): Promise<AnyMoment | undefined> {
    return this.#ask((call) => ({ kind: 'moment', call, row, audience })) as Promise<AnyMoment | undefined>;
  }

  record(): Promise<MatchRecord> {
    return this.#ask((call) => ({ kind: 'record', call })) as Promise<MatchRecord>;
  }

  hint(language: Language, _at: unknown, idea?: string): Promise<readonly AdvisedMove[] | undefined> {
    return this.#ask((call) => ({ kind: 'hint', call, language, idea })) as Promise<
      readonly AdvisedMove[] | undefined
    >;
  }

  stopHint(): void {
    this.#post({ kind: 'stopHint' });
  }

  setViewer(viewer: Viewer): void {
    this.#post({ kind: 'viewer', viewer });
  }

  setPace(pace: BotPace): void {
    this.#pace = pace;
    this.#post({ kind: 'pace', pace });
  }

  skip(): void {
    this.#post({ kind: 'skip' });
  }

  /** Where a person begins, nobody needs the bots for the first move: their worker comes after the table. */
  prepare(): void {
    if (this.#botsPort) this.#startWorker('bots', this.#botsPort);
    this.#botsPort = undefined;
  }

  takeOver(): void {
    this.#lock({ steal: true });
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#unlock();
  }

  /** Opens the game when the lock is granted, and closes it when another tab takes the lock. */
  #lock(options: LockOptions): void {
    // Absent without https, whatever the types say.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) {
      this.#claim();
      return;
    }
    locks
      .request(`kontor-table-${this.#id}`, options, () => {
        if (this.#closed) return;
        this.#start();
        return new Promise<void>((resolve) => {
          this.#unlock = resolve;
        });
      })
      .catch((error: unknown) => {
        // A browser that denies storage denies locks, too; no other tab can have the game then.
        if (error instanceof DOMException && error.name === 'SecurityError') return this.#start();
        // The wait timed out, or another tab took the lock.
        this.#stop();
        this.#show({ kind: 'elsewhere' });
      });
  }

  /** Without locks, the tab that opened the game last tells the others to close it. */
  #claim(): void {
    this.#unlock();
    const tabs = new BroadcastChannel(`kontor-table-${this.#id}`);
    this.#unlock = () => tabs.close();
    tabs.onmessage = () => {
      this.#unlock();
      this.#stop();
      this.#show({ kind: 'elsewhere' });
    };
    tabs.postMessage('mine');
    this.#start();
  }

  #start(): void {
    const page = new MessageChannel();
    const bots = new MessageChannel();
    this.#startWorker('host', page.port2);
    this.#botsPort = bots.port1;
    this.#host = page.port1;
    this.#host.onmessage = ({ data }: MessageEvent<FromHost>) => this.#receive(data);
    this.#restored = keptDraft(this.#id);
    const open: ToHost = {
      kind: 'open',
      id: this.#id,
      bots: bots.port2,
      draft: this.#restored,
      unsaved: unsavedGame(this.#id),
    };
    this.#host.postMessage(open, [bots.port2]);
    this.#show({ kind: 'opening' });
    this.setPace(this.#pace);
  }

  #startWorker(role: 'host' | 'bots', port: MessagePort): void {
    const worker = startWorker(role, port);
    worker.onerror = (event) => this.#fail(event.message || 'A worker could not be started.');
    this.#workers.push(worker);
  }

  #stop(): void {
    this.#botsPort = undefined;
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.#host?.close();
    this.#host = undefined;
  }

  #receive(message: FromHost): void {
    switch (message.kind) {
      case 'answer':
        this.#waiting.get(message.call)?.(message.answer);
        this.#waiting.delete(message.call);
        return;
      case 'update':
        this.#update(message.update);
        return;
      case 'botAsked':
        this.prepare();
        return;
      case 'missing':
        this.#stop();
        this.#show({ kind: 'missing' });
        return;
      case 'unsaved':
        keepUnsaved(this.#id, message.game);
        return;
      case 'failed':
        this.#fail(message.message);
        return;
    }
  }

  #update({ viewer, frame, kept, history, unsaved, deadline }: Update): void {
    if (kept < this.#history.length || history.length > 0)
      this.#history = [...this.#history.slice(0, kept), ...history];
    const shown = { viewer, frame: this.#withKnownView(viewer, frame), history: this.#history };
    this.#show({ kind: 'open', snapshot: { ...shown, unsaved, deadline } });
    // The host stores what it publishes.
    if (!unsaved) forgetDraft(this.#id, this.#restored);
    this.#restored = undefined;
  }

  /** A position looks the same until a row is added or a move held: what is drawn from it need not be drawn again. */
  #withKnownView(viewer: Viewer, frame: Update['frame']): Update['frame'] {
    if (this.#state.kind !== 'open') return frame;
    const { viewer: before, frame: last } = this.#state.snapshot;
    const isSame = before === viewer && last.row === frame.row && last.held === frame.held;
    return isSame ? { ...frame, view: last.view } : frame;
  }

  #draftIn(seat: number, command: Command): UnsavedDraft | undefined {
    if (command.kind !== 'draft' || this.#state.kind !== 'open') return undefined;
    return { row: this.#state.snapshot.frame.row, seat, move: command.move };
  }

  #unsaved(): boolean {
    return this.#state.kind === 'open' && this.#state.snapshot.unsaved;
  }

  #fail(message: string): void {
    this.#stop();
    this.#show({ kind: 'failed', message });
  }

  #show(state: TableState): void {
    if (this.#closed) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #post(message: ToHost): void {
    this.#host?.postMessage(message);
  }

  #ask(message: (call: number) => ToHost): Promise<Answer> {
    return new Promise((resolve) => {
      const call = ++this.#calls;
      this.#waiting.set(call, resolve);
      this.#post(message(call));
    });
  }
}
