import type { Chance } from './chance.ts';
import { afterMoveOf, visibleDrafts, withDraft, withFallbacks, withoutReady, withReady } from './drafts.ts';
import { type Frame, type StepEvents, undoOptions } from './frame.ts';
import {
  type Audience,
  type CachedView,
  type Decision,
  type Game,
  type Result,
  type Seat,
  seatsOf,
  type Table,
  type Viewer,
} from './game.ts';
import { DONE, type Outcome, refused } from './outcome.ts';
import { type Parsed, parsed } from './parsed.ts';
import { noPendingMoves } from './pending-moves.ts';
import type { PendingMoves } from './pending-moves-schema.ts';
import { checkPlayers } from './players.ts';
import { writePositionFile } from './position.ts';
import type { PositionFile } from './position-file.ts';
import { checkMove, listMoves, type MoveList, type Previewed, previewOf } from './questions.ts';
import type { MatchRecord, Player } from './record.ts';
import { replayRecord, writeRecord } from './replay.ts';
import type { Row } from './row.ts';
import { type Step, stepsAfter, Timeline, type Trial, visibleEvents } from './timeline.ts';
import { mustConsent, redoAfter, takeBackIndex, undoIndex } from './undo.ts';

/** A match whose types do not matter to the caller. */
export type AnyMatch = Match<Table, unknown, unknown, unknown, unknown>;

/**
 * Runs one game, on a device and on a server alike: the log (`timeline`), and the moves that are entered but not yet played
 * (`pending`). Whoever runs it must store `record()` and `pending` to be able to go on after a restart.
 */
export class Match<T extends Table, State, View, Event, Preview> {
  readonly timeline: Timeline<T, State, View, Event, Preview>;
  readonly players: readonly Player[];
  #pending: PendingMoves;
  /** The state and the events after the held move, which only its seat sees. */
  #trial: Trial<State, Event> | undefined;
  /** By seat: the level of the bot that plays it now. */
  readonly #bots: (string | undefined)[];
  /** The last view that was built, and each viewer's last one: a game takes unchanged parts from them. */
  #lastView: CachedView<State, View> | undefined;
  readonly #viewOf = new Map<Viewer, CachedView<State, View>>();
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

  /** Starts a game at a table that `openTable` has prepared; `startMatch` does both. */
  static start<T extends Table, S, V, E, P>(
    game: Game<T, S, V, E, P>,
    table: T,
    chance: Chance,
    players: readonly Player[],
    opening?: unknown,
  ): Parsed<Match<T, S, V, E, P>> {
    const checked = checkPlayers(players, table.seats);
    if (!checked.ok) return checked;
    const timeline = Timeline.open(game, table, chance, opening);
    return timeline.ok ? parsed(new Match(timeline.value, checked.value)) : timeline;
  }

  /** Replays a record whose shape was checked; `matchFromRecord` reads one that comes from outside. */
  static fromRecord<T extends Table, S, V, E, P>(
    game: Game<T, S, V, E, P>,
    record: MatchRecord,
    pending?: PendingMoves,
    prepared?: T,
  ): Parsed<Match<T, S, V, E, P>> {
    const timeline = replayRecord(game, record, prepared);
    return timeline.ok ? parsed(new Match(timeline.value, record.players, pending)) : timeline;
  }

  /** The rules of the game that is played. */
  get game(): Game<T, State, View, Event, Preview> {
    return this.timeline.game;
  }

  /** What was entered but not played yet: held moves, drafts, proposals. */
  get pending(): PendingMoves {
    return this.#pending;
  }

  /** Cached, because every frame asks for it and counting the score takes long. */
  get result(): Result | undefined {
    const { state } = this.timeline;
    if (this.#final?.state !== state) {
      const result = this.game.result(state);
      this.#final = result && { state, result };
    }
    return this.#final?.result;
  }

  /** The whole game as plain data. */
  record(): MatchRecord {
    return writeRecord(this.timeline, this.players);
  }

  /** The level of the bot that plays the seat now. */
  botAt(seat: Seat): string | undefined {
    return this.#bots[seat];
  }

  /** The seats that owe a decision now; none when the game is over. */
  get active(): readonly Seat[] {
    return seatsOf(this.game.active(this.timeline.state));
  }

  /** What the seat is asked now, if anything. */
  decision(seat: Seat): Decision | undefined {
    return this.#isSeat(seat) ? this.game.decision(this.timeline.state, seat) : undefined;
  }

  /** What the viewer may see now. Who has no seat sees what a spectator sees. */
  view(viewer: Viewer): View {
    const seat = viewer !== null && this.#isSeat(viewer) ? viewer : null;
    return this.#view(this.#trialOf(seat)?.state ?? this.timeline.state, seat);
  }

  /** All events so far that the viewer may see. */
  history(viewer: Viewer): readonly Event[] {
    return this.timeline.history(viewer);
  }

  /** The legal moves of a seat as texts; none if it is not asked. */
  moves(seat: Seat): MoveList {
    return listMoves(this.timeline, seat);
  }

  /** Whether the seat may make this move now, and why not. */
  check(seat: Seat, move: string): Outcome {
    return this.#pending.held ? refused('move.held') : checkMove(this.timeline, seat, move);
  }

  /** What a legal move would do as far as its seat can know; "unknown" stands for what it cannot. */
  preview(seat: Seat, move: string): Previewed<Preview> {
    return previewOf(this.timeline, seat, move);
  }

  /** The present position as a file, which `matchFromPosition` reads. */
  position(): PositionFile {
    return writePositionFile(this.game, this.timeline.state);
  }

  /** Everything that the viewer may see of the match: view, decision, drafts, ways to undo. */
  frame(viewer: Viewer): Frame<View> {
    const { timeline, game } = this;
    const mine = this.#trialOf(viewer);
    const state = mine?.state ?? timeline.state;
    const decision = viewer === null || mine ? undefined : game.decision(state, viewer);
    return {
      row: timeline.rows.length,
      view: this.#view(state, viewer),
      active: this.active,
      decision,
      held: mine ? this.#pending.held?.move : undefined,
      drafts: visibleDrafts(this.#pending, viewer, () =>
        seatsOf(game.active(state)).some((seat) => game.decision(state, seat)?.open),
      ),
      ready: this.#pending.ready,
      undo: undoOptions(
        viewer !== null && undoIndex(timeline.steps, this.#pending, viewer, 'step') !== undefined,
        viewer !== null && undoIndex(timeline.steps, this.#pending, viewer, 'turn') !== undefined,
        viewer !== null && this.#pending.redo?.seat === viewer,
        viewer !== null && this.#takeBackIndex(viewer) !== undefined,
      ),
      undoRequest: this.#pending.undoRequest,
      result: this.result,
    };
  }

  /** The viewer's own held move, which only they see done. */
  #trialOf(viewer: Viewer): Trial<State, Event> | undefined {
    return viewer !== null && this.#pending.held?.seat === viewer ? this.#trial : undefined;
  }

  #view(state: State, viewer: Viewer): View {
    const view = this.game.view(state, viewer, this.#lastView, this.#viewOf.get(viewer));
    this.#lastView = { state, view };
    this.#viewOf.set(viewer, this.#lastView);
    return view;
  }

  /** The events after row `since` that the audience may see, including those of its own held move. */
  historySince(audience: Audience, since: number): StepEvents<Event>[] {
    const recent = stepsAfter(this.timeline.steps, since);
    if (this.#trial && this.#pending.held?.seat === audience) recent.push(this.#trial.step);
    return recent.map((step) => ({ row: step.row, seat: step.seat, events: visibleEvents(step, audience) }));
  }

  /**
   * Plays a move. With `hold`, a move that ends the turn and reveals nothing new waits for `confirm`, so that its seat can
   * still change its mind. Answers to a simultaneous decision are never held; they can be drafted, see `draft`.
   */
  play(
    seat: Seat,
    text: string,
    { hold = false, by }: { hold?: boolean; by?: 'time' | 'bot' } = {},
  ): Outcome {
    if (this.#pending.held) return refused('move.held');
    const read = this.timeline.readMove(seat, text);
    if ('refused' in read) return { ok: false, refused: read.refused };
    const trial = this.timeline.try(seat, read.move);
    const { redo } = this.#pending;
    if (redo) this.#pending = { ...this.#pending, redo: redoAfter(redo, seat, text) };
    if (hold && this.timeline.endsTurn(seat, trial)) {
      this.#pending = { ...this.#pending, held: { seat, move: text } };
      this.#trial = trial;
    } else {
      this.#append(by ? { kind: 'move', seat, move: text, by } : { kind: 'move', seat, move: text }, trial);
      this.#settleDrafts();
    }
    return DONE;
  }

  /** Plays the move that waits for its seat. */
  confirm(seat: Seat): Outcome {
    const { held } = this.#pending;
    if (held?.seat !== seat) return refused('confirm.nothing');
    const trial = this.#trial;
    this.#release();
    this.#append({ kind: 'move', seat, move: held.move }, trial);
    return DONE;
  }

  /** Goes back by one move or to the start of the turn, as long as nothing new was revealed and nobody else has moved. */
  undo(seat: Seat, reach: 'step' | 'turn'): Outcome {
    const index = undoIndex(this.timeline.steps, this.#pending, seat, reach);
    if (index === undefined)
      return refused(this.timeline.last.seat === seat ? 'undo.information' : 'undo.nothing');
    const { steps, game, table } = this.timeline;
    const texts = steps.slice(index).map((step) => game.formatMove(table, step.move));
    if (this.#pending.held) texts.push(this.#pending.held.move);
    const kept = this.#pending.redo?.seat === seat ? this.#pending.redo.moves : [];
    this.#release();
    if (index < steps.length)
      this.#append({ kind: 'undo', seat, to: (steps[index] as Step<Event>).row, by: 'own' });
    this.#pending = { ...this.#pending, redo: { seat, moves: [...kept, ...texts.reverse()] } };
    return DONE;
  }

  /** Plays again what was undone last. */
  redo(seat: Seat, options: { hold?: boolean } = {}): Outcome {
    const next = this.#pending.redo?.seat === seat ? this.#pending.redo.moves.at(-1) : undefined;
    return next === undefined ? refused('redo.nothing') : this.play(seat, next, options);
  }

  /** In a game against bots only: goes back to the seat's last decision, whatever has happened since. */
  takeBack(seat: Seat): Outcome {
    const index = this.#takeBackIndex(seat);
    if (index === undefined) return refused('takeBack.nothing');
    this.#append({ kind: 'undo', seat, to: (this.timeline.steps[index] as Step<Event>).row, by: 'takeBack' });
    return DONE;
  }

  /** Enters or changes an answer to a simultaneous decision. */
  draft(seat: Seat, text: string): Outcome {
    const checked = checkMove(this.timeline, seat, text);
    if (!checked.ok) return checked;
    if (!this.decision(seat)?.simultaneous) return refused('draft.alone');
    this.#pending = withDraft(this.#pending, seat, text);
    return DONE;
  }

  /** When all seats that owe an answer are ready, their drafts are played together. */
  ready(seat: Seat): Outcome {
    if (!this.decision(seat)?.simultaneous) return refused('draft.alone');
    if ((this.#pending.drafts[seat] ?? null) === null) return refused('ready.nothing');
    this.#pending = withReady(this.#pending, seat);
    this.#settleDrafts();
    return DONE;
  }

  /** The seat's draft may be changed again. */
  unready(seat: Seat): Outcome {
    if (!this.#pending.ready.includes(seat)) return refused('ready.not');
    this.#pending = withoutReady(this.#pending, seat);
    return DONE;
  }

  /** Time for the simultaneous decision is up: drafts are played as they are, and the decision's fallback where there is none. */
  closeDrafts(): Outcome {
    const { game, state } = this.timeline;
    const open = seatsOf(game.active(state)).filter((seat) => game.decision(state, seat)?.simultaneous);
    if (open.length === 0) return refused('draft.alone');
    const drafts = withFallbacks(this.#pending, open, (seat) => game.decision(state, seat)?.fallback);
    if (open.some((seat) => (drafts[seat] ?? null) === null)) return refused('ready.nothing');
    this.#pending = { ...this.#pending, drafts };
    this.#commitDrafts();
    return DONE;
  }

  /** Asks everyone to agree to undo a row and all after it, even if they revealed something; see `mustConsent`. */
  requestUndo(seat: Seat, to: number): Outcome {
    if (!this.#isSeat(seat)) return refused('seat.unknown', { seat: String(seat) });
    const index = this.timeline.steps.findIndex((step) => step.row === to);
    if (index < 1) return refused('undo.row', { row: String(to) });
    this.#pending = { ...this.#pending, undoRequest: { seat, to, yes: [seat] } };
    this.#settleUndoRequest();
    return DONE;
  }

  /** Agrees to a request, or ends it. `to` must be the row of the request, so that no other request is answered by mistake. */
  answerUndo(seat: Seat, to: number, yes: boolean): Outcome {
    if (!this.#isSeat(seat)) return refused('seat.unknown', { seat: String(seat) });
    const { undoRequest } = this.#pending;
    if (undoRequest?.to !== to) return refused('ask.nothing');
    const agreed = { ...undoRequest, yes: [...new Set([...undoRequest.yes, seat])] };
    this.#pending = { ...this.#pending, undoRequest: yes ? agreed : null };
    this.#settleUndoRequest();
    return DONE;
  }

  /** Gives the seat to a bot, or back to a person (`null`). */
  control(seat: Seat, bot: string | null): Outcome {
    if (!this.#isSeat(seat)) return refused('seat.unknown', { seat: String(seat) });
    this.#write({ kind: 'control', seat, bot });
    this.#bots[seat] = bot ?? undefined;
    this.#settleUndoRequest();
    return DONE;
  }

  /** Records that a seat's time ran out, or that it was shown what a bot would do; what follows is up to whoever runs the match. */
  note(kind: 'timeout' | 'hint', seat: Seat): Outcome {
    if (!this.#isSeat(seat)) return refused('seat.unknown', { seat: String(seat) });
    this.#write({ kind, seat });
    return DONE;
  }

  #isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.timeline.table.seats;
  }

  /** Whether a bot plays every other seat is asked first, because looking through the rows takes long. */
  #takeBackIndex(seat: Seat): number | undefined {
    if (this.#bots.some((bot, other) => bot === undefined && other !== seat)) return undefined;
    return takeBackIndex(this.timeline.steps, this.#pending, seat, this.timeline.rows, this.players);
  }

  #settleUndoRequest(): void {
    const { undoRequest } = this.#pending;
    if (!undoRequest) return;
    const asked = mustConsent(this.timeline.rows, this.players, undoRequest.to);
    if (!asked.every((seat) => undoRequest.yes.includes(seat))) return;
    this.#append({ kind: 'undo', seat: undoRequest.seat, to: undoRequest.to, by: 'consent' });
  }

  #settleDrafts(): void {
    const { ready } = this.#pending;
    if (ready.length > 0 && this.active.every((seat) => ready.includes(seat))) this.#commitDrafts();
  }

  #commitDrafts(): void {
    const { drafts } = this.#pending;
    for (const seat of this.active) this.#append({ kind: 'move', seat, move: drafts[seat] as string });
    this.#pending = noPendingMoves(this.timeline.table.seats);
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

  /** Appends a row that changes the game, and drops the pending moves that it makes void. */
  #append(row: Row, trial?: Trial<State, Event>): void {
    this.timeline.append(row, trial);
    if (row.kind === 'move') this.#pending = afterMoveOf(this.#pending, row.seat);
    else {
      this.#pending = noPendingMoves(this.timeline.table.seats);
      this.#trial = undefined;
    }
  }

  /** Appends a row that does not change the game. A held move is tried again, because its chance depends on its row number. */
  #write(row: Row): void {
    this.timeline.append(row);
    if (this.#pending.held) this.#hold(this.#pending.held.seat, this.#pending.held.move);
  }
}
