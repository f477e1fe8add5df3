import type { Chance } from './chance.ts';
import { type Frame, type StepEvents, undoOptions } from './frame.ts';
import {
  type Audience,
  type CachedView,
  type Game,
  type Result,
  type Seat,
  seatsOf,
  type Table,
  type Viewer,
} from './game.ts';
import { type Parsed, parsed } from './parsed.ts';
import { noPendingMoves, type PendingMoves } from './pending-moves.ts';
import type { MatchRecord, Player } from './record.ts';
import { type Refusal, refusal } from './refusal.ts';
import { replayRecord, writeRecord } from './replay.ts';
import type { Row } from './row.ts';
import { type Step, Timeline, type Trial, visibleEvents } from './timeline.ts';

/** A command was carried out, or refused with a reason and nothing has changed. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refused: Refusal };

const DONE: Outcome = { ok: true };

function no(code: string, params: Record<string, string | number> = {}): Outcome {
  return { ok: false, refused: refusal(code, undefined, params) };
}

/** A match whose types do not matter to the caller. */
export type AnyMatch = Match<Table, unknown, unknown, unknown, unknown>;

/** The driver of a game, the same for one device and for a server: the log, and what lies beside it on the table. */
export class Match<T extends Table, State, View, Event, Preview> {
  readonly timeline: Timeline<T, State, View, Event, Preview>;
  readonly players: readonly Player[];
  #pending: PendingMoves;
  /** The held move, played out. */
  #trial: Trial<State, Event> | undefined;
  /** The level of the bot that has each seat now. */
  readonly #bots: (string | undefined)[];
  /** What somebody was last shown, and everyone: most of it looks the same to the next one, and after the next move. */
  #seen: CachedView<State, View> | undefined;
  readonly #seenBy = new Map<Viewer, CachedView<State, View>>();
  #final: { readonly state: State; readonly result: Result } | undefined;

  constructor(
    timeline: Timeline<T, State, View, Event, Preview>,
    players: readonly Player[],
    pending?: PendingMoves,
  ) {
    this.timeline = timeline;
    this.players = players;
    this.#pending = pending ?? noPendingMoves(timeline.table.seats);
    this.#bots = players.map(({ bot }) => bot);
    for (const row of timeline.rows) if (row.kind === 'control') this.#bots[row.seat] = row.bot ?? undefined;
    if (this.#pending.held) this.#hold(this.#pending.held.seat, this.#pending.held.move);
  }

  static start<T extends Table, S, V, E, P>(
    game: Game<T, S, V, E, P>,
    table: T,
    chance: Chance,
    players: readonly Player[],
    opening?: unknown,
  ): Parsed<Match<T, S, V, E, P>> {
    const timeline = Timeline.open(game, table, chance, opening);
    return timeline.ok ? parsed(new Match(timeline.value, players)) : timeline;
  }

  static fromRecord<T extends Table, S, V, E, P>(
    game: Game<T, S, V, E, P>,
    record: MatchRecord,
    pending?: PendingMoves,
    prepared?: T,
  ): Parsed<Match<T, S, V, E, P>> {
    const timeline = replayRecord(game, record, prepared);
    return timeline.ok ? parsed(new Match(timeline.value, record.players, pending)) : timeline;
  }

  get game(): Game<T, State, View, Event, Preview> {
    return this.timeline.game;
  }

  get pending(): PendingMoves {
    return this.#pending;
  }

  /** Counted once: at the end it is asked for several times. */
  get result(): Result | undefined {
    const { state } = this.timeline;
    if (this.#final?.state !== state) {
      const result = this.game.result(state);
      this.#final = result && { state, result };
    }
    return this.#final?.result;
  }

  record(): MatchRecord {
    return writeRecord(this.timeline, this.players);
  }

  /** The level of the bot that has the seat now, if one has. */
  botAt(seat: Seat): string | undefined {
    return this.#bots[seat];
  }

  frame(viewer: Viewer): Frame<View> {
    const { timeline, game } = this;
    const mine = viewer !== null && this.#pending.held?.seat === viewer ? this.#trial : undefined;
    const state = mine?.state ?? timeline.state;
    const decision = viewer === null || mine ? undefined : game.decision(state, viewer);
    return {
      row: timeline.rows.length,
      view: this.#view(state, viewer),
      active: seatsOf(game.active(timeline.state)),
      decision,
      held: mine ? this.#pending.held?.move : undefined,
      drafts: this.#draftsFor(state, viewer),
      ready: this.#pending.ready,
      undo: undoOptions(
        viewer !== null && this.#backTo(viewer, 'step') !== undefined,
        viewer !== null && this.#backTo(viewer, 'turn') !== undefined,
        viewer !== null && this.#pending.redo?.seat === viewer,
        viewer !== null && this.#takeBackTo(viewer) !== undefined,
      ),
      undoRequest: this.#pending.undoRequest,
      result: this.result,
    };
  }

  #draftsFor(state: State, viewer: Viewer): readonly (string | null)[] {
    const { drafts, ready } = this.#pending;
    if (drafts.every((draft) => draft === null)) return drafts;
    const open =
      ready.length > 0 &&
      seatsOf(this.game.active(state)).some((seat) => this.game.decision(state, seat)?.open);
    return drafts.map((draft, seat) => (seat === viewer || (open && ready.includes(seat)) ? draft : null));
  }

  #view(state: State, viewer: Viewer): View {
    const view = this.game.view(state, viewer, this.#seen, this.#seenBy.get(viewer));
    this.#seen = { state, view };
    this.#seenBy.set(viewer, this.#seen);
    return view;
  }

  /** What was heard after row `since`, a held move of their own included. */
  historySince(audience: Audience, since: number): StepEvents<Event>[] {
    const { line } = this.timeline;
    let first = line.length;
    while (first > 0 && (line[first - 1] as Step<Event>).row > since) first--;
    const steps = line.slice(first);
    if (this.#trial && this.#pending.held?.seat === audience) steps.push(this.#trial.step);
    return steps.map((step) => ({ row: step.row, seat: step.seat, events: visibleEvents(step, audience) }));
  }

  /**
   * Plays a move. With `hold`, a move after which others may act and that tells nobody anything new waits for `confirm`,
   * so that the seat can still think again before. Answers to a simultaneous decision are never held: see `draft`.
   */
  play(
    seat: Seat,
    text: string,
    { hold = false, by }: { hold?: boolean; by?: 'time' | 'bot' } = {},
  ): Outcome {
    if (this.#pending.held) return no('move.held');
    const read = this.timeline.readMove(seat, text);
    if ('refused' in read) return { ok: false, refused: read.refused };
    const trial = this.timeline.try(seat, read.move);
    const redo = this.#pending.redo;
    const again = redo?.seat === seat && redo.moves[redo.moves.length - 1] === text;
    if (redo) this.#pending = { ...this.#pending, redo: again ? redoWithout(redo) : null };
    if (hold && this.#endsTurn(seat, trial)) {
      this.#pending = { ...this.#pending, held: { seat, move: text } };
      this.#trial = trial;
    } else {
      this.#append(by ? { kind: 'move', seat, move: text, by } : { kind: 'move', seat, move: text }, trial);
      this.#settleDrafts();
    }
    return DONE;
  }

  confirm(seat: Seat): Outcome {
    const { held } = this.#pending;
    if (held?.seat !== seat) return no('confirm.nothing');
    const trial = this.#trial;
    this.#release();
    this.#append({ kind: 'move', seat, move: held.move }, trial);
    return DONE;
  }

  /** Back by one move or to the start of the turn, as long as nothing new was learnt and nobody else has moved. */
  undo(seat: Seat, reach: 'step' | 'turn'): Outcome {
    const index = this.#backTo(seat, reach);
    if (index === undefined)
      return no(this.timeline.last.seat === seat ? 'undo.information' : 'undo.nothing');
    const { line, game, table } = this.timeline;
    const texts = line.slice(index).map((step) => game.formatMove(table, step.move));
    const held = this.#pending.held?.move;
    if (held !== undefined) texts.push(held);
    const kept = this.#pending.redo?.seat === seat ? this.#pending.redo.moves : [];
    this.#release();
    if (index < line.length)
      this.#append({ kind: 'undo', seat, to: (line[index] as Step<Event>).row, by: 'own' });
    this.#pending = { ...this.#pending, redo: { seat, moves: [...kept, ...texts.reverse()] } };
    return DONE;
  }

  redo(seat: Seat, options: { hold?: boolean } = {}): Outcome {
    const next = this.#pending.redo?.seat === seat ? this.#pending.redo.moves.at(-1) : undefined;
    return next === undefined ? no('redo.nothing') : this.play(seat, next, options);
  }

  /** Against bots only: back to the seat's last decision, whatever has happened since. */
  takeBack(seat: Seat): Outcome {
    const index = this.#takeBackTo(seat);
    if (index === undefined) return no('takeBack.nothing');
    this.#append({ kind: 'undo', seat, to: (this.timeline.line[index] as Step<Event>).row, by: 'takeBack' });
    return DONE;
  }

  /** Lays or changes an answer to a simultaneous decision; changing it takes back "ready". */
  draft(seat: Seat, text: string): Outcome {
    const read = this.timeline.readMove(seat, text);
    if ('refused' in read) return { ok: false, refused: read.refused };
    if (!this.game.decision(this.timeline.state, seat)?.simultaneous) return no('draft.alone');
    this.#pending = {
      ...this.#pending,
      drafts: this.#pending.drafts.map((draft, i) => (i === seat ? text : draft)),
      ready: this.#pending.ready.filter((other) => other !== seat),
    };
    return DONE;
  }

  /** The seat's draft is final unless it takes this back; when everybody is ready, all drafts are played together. */
  ready(seat: Seat): Outcome {
    const decision = this.game.decision(this.timeline.state, seat);
    if (!decision?.simultaneous) return no('draft.alone');
    if ((this.#pending.drafts[seat] ?? null) === null) return no('ready.nothing');
    if (!this.#pending.ready.includes(seat))
      this.#pending = { ...this.#pending, ready: [...this.#pending.ready, seat] };
    this.#settleDrafts();
    return DONE;
  }

  unready(seat: Seat): Outcome {
    if (!this.#pending.ready.includes(seat)) return no('ready.not');
    this.#pending = { ...this.#pending, ready: this.#pending.ready.filter((other) => other !== seat) };
    return DONE;
  }

  /** Time for the simultaneous decision is up: what is laid stands, and the decision's fallback where nothing is. */
  closeDrafts(): Outcome {
    const { game, timeline } = this;
    const open = seatsOf(game.active(timeline.state)).filter(
      (seat) => game.decision(timeline.state, seat)?.simultaneous,
    );
    if (open.length === 0) return no('draft.alone');
    const drafts = this.#pending.drafts.map((draft, seat) =>
      open.includes(seat) ? (draft ?? game.decision(timeline.state, seat)?.fallback ?? null) : draft,
    );
    if (open.some((seat) => (drafts[seat] ?? null) === null)) return no('ready.nothing');
    this.#pending = { ...this.#pending, drafts };
    this.#commitDrafts();
    return DONE;
  }

  /** Asks everyone to go back to before a row, behind new information. */
  requestUndo(seat: Seat, to: number): Outcome {
    if (!this.#isSeat(seat)) return no('seat.unknown', { seat: String(seat) });
    const index = this.timeline.line.findIndex((step) => step.row === to);
    if (index < 1) return no('undo.row', { row: String(to) });
    this.#pending = { ...this.#pending, undoRequest: { seat, to, yes: [seat] } };
    this.#settleAsk();
    return DONE;
  }

  /** Agrees to go back to before a row, or ends the proposal. Another proposal is not what was answered. */
  answerUndo(seat: Seat, to: number, yes: boolean): Outcome {
    if (!this.#isSeat(seat)) return no('seat.unknown', { seat: String(seat) });
    const { undoRequest } = this.#pending;
    if (undoRequest?.to !== to) return no('ask.nothing');
    if (!yes) this.#pending = { ...this.#pending, undoRequest: null };
    else {
      this.#pending = {
        ...this.#pending,
        undoRequest: { ...undoRequest, yes: [...new Set([...undoRequest.yes, seat])] },
      };
      this.#settleAsk();
    }
    return DONE;
  }

  /** A bot takes the seat, or a person has it again (`null`). */
  control(seat: Seat, bot: string | null): Outcome {
    if (!this.#isSeat(seat)) return no('seat.unknown', { seat: String(seat) });
    this.#write({ kind: 'control', seat, bot });
    this.#bots[seat] = bot ?? undefined;
    this.#settleAsk();
    return DONE;
  }

  /** Notes that a seat's time ran out. What follows from it is the table's choice. */
  timeOut(seat: Seat): Outcome {
    if (!this.#isSeat(seat)) return no('seat.unknown', { seat: String(seat) });
    this.#write({ kind: 'timeout', seat });
    return DONE;
  }

  #isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.timeline.table.seats;
  }

  /** Others may act after it, or the game is over, and nobody has learnt anything. */
  #endsTurn(seat: Seat, trial: Trial<State, Event>): boolean {
    if (this.game.decision(this.timeline.state, seat)?.simultaneous) return false;
    return trial.step.draws === 0 && this.game.active(trial.state) !== 1 << seat;
  }

  #persons(): Seat[] {
    return this.players.map((_, seat) => seat).filter((seat) => this.botAt(seat) === undefined);
  }

  #aloneWithBots(seat: Seat): boolean {
    return this.#bots.every((bot, other) => bot !== undefined || other === seat);
  }

  #settleAsk(): void {
    const { undoRequest } = this.#pending;
    if (!undoRequest || !this.#persons().every((seat) => undoRequest.yes.includes(seat))) return;
    this.#append({ kind: 'undo', seat: undoRequest.seat, to: undoRequest.to, by: 'consent' });
  }

  #settleDrafts(): void {
    const { ready } = this.#pending;
    if (ready.length === 0) return;
    if (seatsOf(this.game.active(this.timeline.state)).every((seat) => ready.includes(seat)))
      this.#commitDrafts();
  }

  #commitDrafts(): void {
    const { drafts } = this.#pending;
    const seats = seatsOf(this.game.active(this.timeline.state));
    for (const seat of seats) this.#append({ kind: 'move', seat, move: drafts[seat] as string });
    this.#pending = noPendingMoves(this.timeline.table.seats);
  }

  /** The place on the line to which the seat may go back alone; the line's length if only a held move is dropped. */
  #backTo(seat: Seat, reach: 'step' | 'turn'): number | undefined {
    const { line } = this.timeline;
    const held = this.#pending.held?.seat === seat;
    if (this.#pending.held && !held) return undefined;
    if (held && reach === 'step') return line.length;
    let index = line.length;
    while (index > 1 && line[index - 1]?.seat === seat && line[index - 1]?.draws === 0) {
      index--;
      if (reach === 'step') break;
    }
    return index < line.length || held ? index : undefined;
  }

  #takeBackTo(seat: Seat): number | undefined {
    if (this.#pending.held || !this.#aloneWithBots(seat)) return undefined;
    const index = this.timeline.line.findLastIndex((step) => step.seat === seat);
    return index > 0 ? index : undefined;
  }

  #hold(seat: Seat, text: string): void {
    const read = this.timeline.readMove(seat, text);
    if ('move' in read) this.#trial = this.timeline.try(seat, read.move);
    else this.#pending = { ...this.#pending, held: null };
  }

  #release(): void {
    this.#trial = undefined;
    this.#pending = { ...this.#pending, held: null };
  }

  /** A row that changes the game. Wishes and drafts that belonged to what was before are void. */
  #append(row: Row, trial?: Trial<State, Event>): void {
    this.timeline.append(row, trial);
    if (row.kind === 'move') this.#clear(row.seat);
    else {
      this.#pending = noPendingMoves(this.timeline.table.seats);
      this.#trial = undefined;
    }
  }

  /** Takes away what the seat has laid, and a wish to go back. Mostly there is nothing. */
  #clear(seat: Seat): void {
    const { drafts, ready, undoRequest } = this.#pending;
    if (drafts[seat] === null && undoRequest === null && !ready.includes(seat)) return;
    this.#pending = {
      ...this.#pending,
      drafts: drafts.map((draft, other) => (other === seat ? null : draft)),
      ready: ready.filter((other) => other !== seat),
      undoRequest: null,
    };
  }

  /** A row beside the game: a held move stays held, but is tried again because its chance comes from its row. */
  #write(row: Row): void {
    this.timeline.append(row);
    if (this.#pending.held) this.#hold(this.#pending.held.seat, this.#pending.held.move);
  }
}

function redoWithout(redo: NonNullable<PendingMoves['redo']>): PendingMoves['redo'] {
  return redo.moves.length > 1 ? { seat: redo.seat, moves: redo.moves.slice(0, -1) } : null;
}
