import { keepsCommitment } from './chance.ts';
import type { Game, Result, Table } from './game.ts';
import { contentHash } from './hash.ts';
import { type Parsed, parsed, problem } from './parsed.ts';
import type { MatchRecord, Player } from './record.ts';
import { Timeline } from './timeline.ts';
import { readTable, writeTable } from './written-table.ts';

/**
 * Replays a record and refuses it at the first illegal row. `prepared` is the record's table if the caller already has
 * it, because preparing one takes long.
 */
export function replayRecord<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  record: MatchRecord,
  prepared?: T,
): Parsed<Timeline<T, S, V, E, P>> {
  if (record.game !== game.id) return problem('record.game', `This is a record of ${record.game}.`, '/game');
  if (record.version !== game.version)
    return problem(
      'record.version',
      `The record was made by version ${record.version} of the rules; this is version ${game.version}.`,
      '/version',
    );
  const table = prepared ? parsed(prepared) : readTable(game, record.players.length, record);
  if (!table.ok) return table;
  const timeline = Timeline.open(game, table.value, record.chance, record.position);
  if (!timeline.ok) return timeline;
  for (const [index, row] of record.rows.entries()) {
    const refused = timeline.value.refuseRow(row);
    if (refused)
      return problem(
        'record.row',
        `Row ${index + 1} is refused: ${[refused.rule, refused.code].filter(Boolean).join(' ')}.`,
        `/rows/${index}`,
      );
    timeline.value.append(row);
  }
  return timeline;
}

/** What was proved about a record. */
export interface Verdict {
  readonly rows: number;
  readonly result: Result | undefined;
  /** The draws follow from a secret that was committed to before the game. */
  readonly fair: boolean;
}

/** Checks everything a record claims: commitment, draws, every move and the result. */
export function verifyRecord<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  record: MatchRecord,
): Parsed<Verdict> {
  if (!keepsCommitment(record.chance))
    return problem('record.commitment', 'The secret does not match the published commitment.', '/chance');
  const timeline = replayRecord(game, record);
  if (!timeline.ok) return timeline;
  const result = game.result(timeline.value.state);
  if (record.result !== undefined && contentHash(result ?? null) !== contentHash(record.result))
    return problem('record.result', 'The moves do not lead to the result that the record claims.', '/result');
  return parsed({ rows: record.rows.length, result, fair: record.chance.kind === 'fair' });
}

/** Files that were not published are included in the record. */
export function writeRecord<T extends Table, S, V, E, P>(
  timeline: Timeline<T, S, V, E, P>,
  players: readonly Player[],
): MatchRecord {
  const { game, table, chance } = timeline;
  const result = game.result(timeline.state);
  return {
    kontor: 1,
    game: game.id,
    version: game.version,
    ...writeTable(game, table),
    players: [...players],
    chance: chance.kind === 'fixed' ? chance : { ...chance, entropy: [...chance.entropy] },
    ...(timeline.opening === undefined ? {} : { position: timeline.opening }),
    rows: [...timeline.rows],
    ...(result === undefined
      ? {}
      : { result: { scores: [...result.scores], ranks: [...result.ranks], breakdown: result.breakdown } }),
  };
}
