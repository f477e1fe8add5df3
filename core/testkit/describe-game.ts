import { readdirSync, readFileSync } from 'node:fs';
import {
  expectParsed,
  openTable,
  parseRecord,
  rngFromText,
  type Table,
  type TableChoice,
  verifyRecord,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { type CoverageCase, sampledValues } from './coverage.ts';
import { fuzzGame } from './fuzz.ts';
import { perft } from './perft.ts';
import type { Probe } from './probe.ts';

/** A position with the number of sequences of moves of length 1, 2, 3 … from it. */
export interface PerftCase {
  readonly name: string;
  readonly table: TableChoice;
  /** Absent: the set-up by the seed `perft`. */
  readonly position?: unknown;
  readonly counts: readonly number[];
}

export interface GameCases<T extends Table, S> {
  /** The tables on which random games are checked: numbers of seats and options. */
  readonly tables: readonly TableChoice[];
  /** Games per table; `npm run test:long` plays twenty times as many. */
  readonly games: number;
  readonly perft: readonly PerftCase[];
  /** The legal move texts by a second, slow implementation of the rules, to check the fast one. */
  readonly slowMoves: (state: S) => readonly string[];
  readonly coverage: readonly CoverageCase<T, S>[];
  /** The folder of recorded games that must replay to the same result. */
  readonly fixtures: URL;
}

/** How deep it is counted where no counts are given. */
const UNCOUNTED = [0, 0, 0];

const LONG = process.env['KONTOR_LONG'] === '1';

/** Tests every promise of the contract for one game. */
export function describeGame<T extends Table, S, V, E, P>(
  probe: Probe<T, S, V, E, P>,
  cases: GameCases<T, S>,
): void {
  const { game } = probe;

  describe(`${game.id} keeps the contract`, () => {
    it.each(cases.tables)('plays random games at %j', (choice) => {
      const table = expectParsed(openTable(game, choice));
      let twinMoves = 0;
      for (let i = 0; i < cases.games * (LONG ? 20 : 1); i++) {
        const outcome = fuzzGame(probe, table, `${JSON.stringify(choice)}/${i}`, { every: 8 });
        if (outcome.crash) throw outcome.crash.error;
        twinMoves += outcome.twinMoves;
      }
      // Twins that differ visibly at once would prove nothing.
      expect(twinMoves).toBeGreaterThan(0);
    });

    it.each(cases.perft)('perft: $name', ({ table, position, counts }) => {
      const opened = expectParsed(openTable(game, table));
      const start =
        position === undefined
          ? game.setup(opened, rngFromText('perft'))
          : expectParsed(game.readPosition(opened, position));
      // Without counts the test would prove nothing, so it tells what they are.
      const depths = counts.length === 0 ? UNCOUNTED : counts;
      const found = depths.map((_, i) =>
        perft(game, start, i + 1, (state, moves) => {
          if (i < 2) expect([...moves].sort()).toEqual([...cases.slowMoves(state)].sort());
        }),
      );
      expect(counts, `no counts are given; today they are ${JSON.stringify(found)}`).not.toEqual([]);
      expect(found).toEqual(counts);
    });

    it.each(cases.coverage)('samples cover all that may be hidden: $name', (coverage) => {
      expect(sampledValues(game, coverage)).toEqual([...coverage.possible].sort());
    });
  });

  describe(`${game.id} recorded games`, () => {
    const files = readdirSync(cases.fixtures).filter((file) => file.endsWith('.json'));
    it('are there', () => expect(files.length).toBeGreaterThan(0));
    it.each(files)('%s replays to its exact result', (file) => {
      const record = expectParsed(
        parseRecord(JSON.parse(readFileSync(new URL(file, cases.fixtures), 'utf8'))),
      );
      expect(record.result).toBeDefined();
      expect(verifyRecord(game, record)).toMatchObject({ ok: true });
    });
  });
}
