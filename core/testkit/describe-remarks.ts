import {
  type AnyGame,
  answerFor,
  type Claim,
  type Course,
  expectParsed,
  LANGUAGE_CODES,
  type Language,
  Match,
  moveBuffer,
  type Options,
  openTable,
  type Remark,
  type Remarks,
  type Rng,
  randomMove,
  rngFromText,
  type Seat,
  type Situation,
  situationOf,
  type Table,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';

/** Where a remark was made: a state in which its seat has seen all that the remark was found by. */
export interface RemarkCase {
  readonly table: Table;
  readonly state: unknown;
  readonly seat: Seat;
  readonly situation: Situation;
}

export interface RemarkGame {
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
  /** The move of a bot; absent: at random. */
  readonly policy?: (state: unknown, seat: Seat, rng: Rng) => number;
}

interface RemarkCases {
  readonly game: AnyGame;
  readonly course: Course;
  readonly games: readonly RemarkGame[];
  /** By remark: fails unless what it claims is true, found out by playing on. */
  readonly proofs: Readonly<Record<string, (at: RemarkCase, claim: Claim) => void>>;
  /** Whether the game's table can light what a remark points at. */
  readonly knows: (table: Table, place: string) => boolean;
  /** The name by which the sentence of a remark must call a place that it lights; `undefined` where it need not. */
  readonly nameOf: (table: Table, place: string, remark: string) => string | undefined;
}

/** Nobody reads more than two short sentences beside a game. */
const LONGEST = 230;
const NAMES = ['Zoe', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** Plays whole games and proves every remark that could be made to any seat on the way. */
export function describeRemarks({ game, course, games, proofs, knows, nameOf }: RemarkCases): void {
  const { remarks } = course;
  if (!remarks) throw new Error(`${game.id} has no remarks`);

  describe(`remarks of ${game.id}`, () => {
    const made = new Set<string>();
    const met = new Set<string>();

    it.each(games.map((each) => [each.seed, each] as const))('are true in the game "%s"', (_, played) => {
      playThrough(game, played, (at, resample) => {
        for (const remark of remarks.list) {
          const found = remark.find(at.situation);
          if (!found) continue;
          made.add(remark.id);
          for (const place of found.places)
            expect(knows(at.table, place), `${remark.id}: ${place}`).toBe(true);
          const names = found.places.flatMap((place) => nameOf(at.table, place, remark.id) ?? []);
          expectWords(remarks, remark, found, at, names);
          const prove = proofs[remark.id];
          expect(prove, `the proof of ${remark.id}`).toBeDefined();
          // Where a sentence told something hidden, it would be false in some state that looks the same.
          for (const state of [at.state, resample()]) prove?.({ ...at, state }, found.claim);
        }
        for (const [lesson, isMet] of Object.entries(remarks.met)) if (isMet(at.situation)) met.add(lesson);
      });
    });

    it('are all made in these games', () => {
      expect(remarks.list.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
    });

    it('offer every short lesson when its subject is met', () => {
      const more = course.lessons.filter(({ part }) => part === 'more').map(({ id }) => id);
      expect(Object.keys(remarks.met).sort()).toEqual(more.sort());
      expect(more.filter((id) => !met.has(id))).toEqual([]);
    });

    it('have different ids', () => {
      const ids = remarks.list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
}

/** Plays a game and shows every decision of every seat, with a way to draw states that look the same to it. */
function playThrough(
  game: AnyGame,
  { seats, options = {}, seed, policy }: RemarkGame,
  look: (at: RemarkCase, resample: () => unknown) => void,
): void {
  const table = expectParsed(openTable(game, { seats, options }));
  const players = Array.from({ length: seats }, (_, seat) => ({ name: NAMES[seat] ?? '' }));
  const match = expectParsed(Match.start(game, table, { kind: 'fixed', seed }, players));
  const rng = rngFromText(seed);
  const buffer = moveBuffer(game);
  while (match.result === undefined) {
    const { state } = match.timeline;
    const [seat = 0] = match.active.filter((each) => !match.pending.ready.includes(each));
    const { view, decision, row } = match.frame(seat);
    const history = match.historySince(seat, -1);
    if (!decision) throw new Error(`${seed}: seat ${seat} is active without a decision`);
    const situation = situationOf(game, table, seat, { view, decision, row }, history);
    const events = history.flatMap((step) => step.events);
    look({ table, state, seat, situation }, () => game.sampler(table, view, events)(rng));
    const move = policy?.(state, seat, rng) ?? randomMove(game, state, seat, rng, buffer);
    const outcome = answerFor(match, seat, game.formatMove(table, move));
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.refused.code}`);
  }
}

function expectWords(
  remarks: Remarks,
  remark: Remark,
  found: { readonly claim: Claim; readonly places: readonly string[] },
  { table }: RemarkCase,
  names: readonly string[],
): void {
  const said = (language: Language): string => remarks.text({ remark, ...found }, { table }, NAMES, language);
  for (const language of LANGUAGE_CODES) {
    expect(said(language), remark.id).toMatch(/^\p{Lu}.*[.]$/u);
    expect(said(language), remark.id).not.toMatch(/undefined|NaN|unknown|\[object/);
    expect(said(language).length, said(language)).toBeLessThanOrEqual(LONGEST);
    for (const name of names) expect(said(language), remark.id).toContain(name);
  }
}
