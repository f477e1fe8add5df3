import type { StepEvents } from '../frame.ts';
import { type AnyGame, type Decision, type Seat, type Table, UNLISTED } from '../game.ts';
import type { Language } from '../languages.ts';
import { previewMove } from '../preview.ts';
import { moveBuffer } from '../random-play.ts';
import { rngFromText } from '../rng.ts';

/** Everything that a seat can know when it is asked something; a remark may look at nothing else. */
export interface Situation<T extends Table = Table, View = unknown, Event = unknown, Preview = unknown> {
  readonly table: T;
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision;
  /** All events that the seat has seen, the oldest first. */
  readonly history: readonly StepEvents<Event>[];
  /** The legal moves; none where they are too many to list. */
  readonly moves: readonly string[];
  /** What a legal move would do. Parts that the seat cannot know are the text "unknown". */
  preview(move: string): Preview;
}

/** What a remark says, as data: its sentence is made from it, and tests prove it by playing on. */
export type Claim = Readonly<Record<string, unknown>>;

/** Something true that is worth saying to a beginner, as a rule over what the seat sees and over previews. */
export interface Remark<S extends Situation = Situation, C extends Claim = Claim> {
  /** The key of its text. */
  readonly id: string;
  /** Where the rule book tells more. */
  readonly rule: string;
  /** What is true now and what it is about on the boards; `undefined` if there is nothing to say. */
  find(situation: S): Finding<C> | undefined;
}

export interface Finding<C extends Claim = Claim> {
  readonly claim: C;
  /** Named as in `TableProps.highlighted`. */
  readonly places: readonly string[];
}

export interface FoundRemark extends Finding {
  readonly remark: Remark;
}

/** The remarks of a game, and the lessons that it offers when their subject is first met. */
export interface Remarks {
  /** The most urgent first. */
  readonly list: readonly Remark[];
  /** By lesson: whether its subject is on the table. */
  readonly met: Readonly<Record<string, (situation: Situation) => boolean>>;
  /** The sentence of a remark; `names` by seat. */
  text(
    found: FoundRemark,
    at: Pick<Situation, 'table'>,
    names: readonly string[],
    language: Language,
  ): string;
}

/** The first remark that holds and was not made before. */
export function findRemark(
  { list }: Remarks,
  situation: Situation,
  made: (id: string) => boolean,
): FoundRemark | undefined {
  for (const remark of list) {
    const found = made(remark.id) ? undefined : remark.find(situation);
    if (found) return { remark, ...found };
  }
  return undefined;
}

/** The situation of a seat that is asked something, from its view alone. */
export function situationOf(
  game: AnyGame,
  table: Table,
  seat: Seat,
  { view, decision, row }: { readonly view: unknown; readonly decision: Decision; readonly row: number },
  history: readonly StepEvents<unknown>[],
): Situation {
  const events = history.flatMap((step) => step.events);
  const rng = rngFromText(`remark ${row}`);
  let listed: readonly string[] | undefined;
  const previews = new Map<string, unknown>();
  return {
    table,
    seat,
    view,
    decision,
    history,
    get moves() {
      listed ??= legalTexts();
      return listed;
    },
    preview: (text) => {
      if (!previews.has(text)) {
        const move = game.parseMove(table, text);
        previews.set(
          text,
          move === undefined ? undefined : previewMove(game, table, view, events, seat, move, rng),
        );
      }
      return previews.get(text);
    },
  };

  function legalTexts(): string[] {
    const buffer = moveBuffer(game);
    const count = game.legalMoves(game.sampler(table, view, events)(rng), seat, buffer);
    return count === UNLISTED
      ? []
      : Array.from(buffer.subarray(0, count), (move) => game.formatMove(table, move));
  }
}
