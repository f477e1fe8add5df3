import { type Chance, seedOf } from './chance.ts';
import {
  type Audience,
  type Emit,
  type Game,
  hasSeat,
  type Move,
  type Seat,
  type SeatMask,
  type Table,
  type Viewer,
} from './game.ts';
import { type Parsed, parsed } from './parsed.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Rng, rngForRow } from './rng.ts';
import type { Row } from './row.ts';

/** One move that led to the present state; undone moves are not among the steps. */
export interface Step<Event> {
  readonly row: number;
  /** Who moved; null for the set-up. */
  readonly seat: Seat | null;
  readonly move: Move;
  /** How often chance was drawn or something was revealed; no seat may undo such a step alone. */
  readonly draws: number;
  /** The seats that owed a decision before it. */
  readonly asked: SeatMask;
  /** The seat's turn ended with it: the seat owes nothing more, or it answered a simultaneous decision. */
  readonly ends: boolean;
  readonly events: readonly Event[];
  /**
   * For each event the seats that may see it, `undefined` for everyone; no list at all if everyone may see all of them.
   */
  readonly only: readonly (readonly Seat[] | undefined)[] | undefined;
}

/** A move played on a copy: the step it would be and the state it would lead to. */
export interface Trial<State, Event> {
  readonly state: State;
  readonly step: Step<Event>;
}

/** A state is kept every so many steps, so that undoing replays only a few. */
const SNAPSHOT_EVERY = 16;

/**
 * The append-only log of a game and the state it leads to. Replaying the same rows with the same chance always gives
 * the same states.
 */
export class Timeline<T extends Table, State, View, Event, Preview> {
  readonly game: Game<T, State, View, Event, Preview>;
  readonly table: T;
  readonly chance: Chance;
  /** The position that the game began with, if not the rules' set-up. */
  readonly opening: unknown;
  readonly #seed: string;
  readonly #rows: Row[] = [];
  readonly #steps: Step<Event>[] = [];
  /** States before every sixteenth step. */
  readonly #snapshots: State[] = [];
  #state: State;

  private constructor(
    game: Game<T, State, View, Event, Preview>,
    table: T,
    chance: Chance,
    opening: unknown,
    start: State | undefined,
  ) {
    this.game = game;
    this.table = table;
    this.chance = chance;
    this.opening = opening;
    this.#seed = seedOf(chance);
    const collector = new EventCollector<Event>();
    const rng = rngForRow(this.#seed, 0);
    this.#state = start ?? game.setup(table, rng, collector.emit);
    const { events, only } = collector;
    this.#steps.push({ row: 0, seat: null, move: 0, draws: rng.draws, asked: 0, ends: false, events, only });
    this.#snapshots.push(game.clone(this.#state));
  }

  /** Starts from the rules' set-up, or from a given position. */
  static open<T extends Table, S, V, E, P>(
    game: Game<T, S, V, E, P>,
    table: T,
    chance: Chance,
    opening?: unknown,
  ): Parsed<Timeline<T, S, V, E, P>> {
    if (opening === undefined) return parsed(new Timeline(game, table, chance, undefined, undefined));
    const start = game.readPosition(table, opening);
    return start.ok ? parsed(new Timeline(game, table, chance, opening, start.value)) : start;
  }

  /** The present state; nobody else may change it. */
  get state(): State {
    return this.#state;
  }

  /** The whole log, undone moves included. */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** The set-up, then the moves that led to the present state. */
  get steps(): readonly Step<Event>[] {
    return this.#steps;
  }

  /** The step that led to the present state. */
  get last(): Step<Event> {
    return this.#steps[this.#steps.length - 1] as Step<Event>;
  }

  /** All events of the steps that the viewer may see. */
  history(viewer: Viewer): Event[] {
    return this.#steps.flatMap((step) => visibleEvents(step, viewer));
  }

  /** Reads a move text: the move, or why it cannot be played now. */
  readMove(seat: Seat, text: string): { readonly move: Move } | { readonly refused: Refusal } {
    const { game, table } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats)
      return { refused: refusal('seat.unknown', undefined, { seat: String(seat) }) };
    const active = game.active(this.#state);
    if (active === 0) return { refused: refusal('game.over', undefined) };
    if (!hasSeat(active, seat)) return { refused: refusal('seat.inactive', undefined, { seat }) };
    const move = game.parseMove(table, text);
    if (move === undefined)
      return { refused: refusal('move.unreadable', undefined, { move: text.slice(0, 80) }) };
    const refused = game.refuse(this.#state, seat, move);
    return refused ? { refused } : { move };
  }

  /** Why a row cannot be appended, or `undefined` if it can. */
  refuseRow(row: Row): Refusal | undefined {
    if (row.seat >= this.table.seats) return refusal('seat.unknown', undefined, { seat: row.seat });
    if (row.kind === 'move') {
      const read = this.readMove(row.seat, row.move);
      return 'refused' in read ? read.refused : undefined;
    }
    if (row.kind === 'undo') {
      const index = this.#indexOf(row.to);
      if (index < 1) return refusal('undo.row', undefined, { row: row.to });
      const lost = this.#steps.slice(index).some((step) => step.seat !== row.seat || step.draws > 0);
      if (row.by === 'own' && lost) return refusal('undo.information', undefined);
    }
    return undefined;
  }

  /** Plays a legal move on a copy, so that nothing has changed if the rules throw. */
  try(seat: Seat, move: Move): Trial<State, Event> {
    const state = this.game.clone(this.#state);
    const row = this.#rows.length + 1;
    const collector = new EventCollector<Event>();
    const rng = rngForRow(this.#seed, row);
    this.game.apply(state, seat, move, rng, collector.emit);
    const asked = this.game.active(this.#state);
    // The last seat to answer a simultaneous decision is the only active one left; the step before shows that there were others.
    const together = asked !== 1 << seat || (this.last.seat !== seat && hasSeat(this.last.asked, seat));
    const ends = together || !hasSeat(this.game.active(state), seat);
    // Steps are kept for the whole game; a copy has no spare capacity.
    const events = collector.events.slice();
    return { state, step: { row, seat, move, draws: rng.draws, asked, ends, events, only: collector.only } };
  }

  /** Whether others may act after a move that was tried, or the game is over, and nothing was revealed. */
  endsTurn(seat: Seat, { state, step }: Trial<State, Event>): boolean {
    if (this.game.decision(this.#state, seat)?.simultaneous) return false;
    return step.draws === 0 && this.game.active(state) !== 1 << seat;
  }

  /** Appends a row that `refuseRow` does not refuse. `trial` saves playing the move again, if it was tried before. */
  append(row: Row, trial?: Trial<State, Event>): void {
    if (row.kind === 'move') {
      const read = trial ?? this.#tryRow(row.seat, row.move);
      this.#steps.push(read.step);
      this.#state = read.state;
      if ((this.#steps.length - 1) % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.game.clone(read.state));
    } else if (row.kind === 'undo') this.#goBack(this.#indexOf(row.to));
    this.#rows.push(row);
  }

  /** The state before the step at this index. */
  stateBefore(index: number): State {
    const block = Math.floor((index - 1) / SNAPSHOT_EVERY);
    const state = this.game.clone(this.#snapshots[block] as State);
    for (let i = block * SNAPSHOT_EVERY + 1; i < index; i++) {
      const step = this.#steps[i] as Step<Event>;
      this.game.apply(state, step.seat as Seat, step.move, this.#chanceOf(step));
    }
    return state;
  }

  #tryRow(seat: Seat, text: string): Trial<State, Event> {
    const move = this.game.parseMove(this.table, text);
    if (move === undefined) throw new Error(`unreadable move in a checked row: ${text}`);
    return this.try(seat, move);
  }

  #chanceOf(step: Step<Event>): Rng {
    return rngForRow(this.#seed, step.row);
  }

  #indexOf(row: number): number {
    return this.#steps.findIndex((step) => step.row === row);
  }

  #goBack(index: number): void {
    this.#state = this.stateBefore(index);
    this.#steps.length = index;
    this.#snapshots.length = Math.floor((index - 1) / SNAPSHOT_EVERY) + 1;
  }
}

class EventCollector<Event> {
  readonly events: Event[] = [];
  only: (readonly Seat[] | undefined)[] | undefined;

  readonly emit: Emit<Event> = (event, only) => {
    if (only) this.only ??= this.events.map(() => undefined);
    this.only?.push(only);
    this.events.push(event);
  };
}

/** The events of a step that the audience may see. It is the same list for all if everyone may see everything. */
export function visibleEvents<Event>({ events, only }: Step<Event>, audience: Audience): readonly Event[] {
  if (!only || audience === 'all') return events;
  return events.filter((_, i) => only[i] === undefined || (audience !== null && only[i].includes(audience)));
}

/** The steps after a row. */
export function stepsAfter<Event>(steps: readonly Step<Event>[], row: number): Step<Event>[] {
  let first = steps.length;
  while (first > 0 && (steps[first - 1] as Step<Event>).row > row) first--;
  return steps.slice(first);
}
