import { rngFromText, type Seat } from '@kontor/core';
import type { Locale, LogLine } from '@kontor/ui';
import type { Snapshot } from '../play/connection.ts';
import type { LoadedTable } from '../table/use-table.ts';

type MoveWords = Required<Pick<LogLine, 'text' | 'places'>>;

/**
 * A move in words, and what it is about on the boards: what the log would say of it in a state that fits what the viewer
 * knows.
 */
export function moveWords(
  { game, ui, table, players }: Pick<LoadedTable, 'game' | 'ui' | 'table' | 'players'>,
  { viewer, frame, history }: Pick<Snapshot, 'viewer' | 'frame' | 'history'>,
  move: string,
  locale: Locale,
): MoveWords {
  const own = ui.describeMove?.(move, { table, viewer, players, frame, locale });
  if (own) return { places: [], ...own };
  const number = game.parseMove(table, move);
  if (number === undefined || viewer === null) return { text: move, places: [] };
  const rng = rngFromText('hint');
  const state = game.sampler(
    table,
    frame.view,
    history.flatMap(({ events }) => events),
  )(rng);
  const events: unknown[] = [];
  game.apply(state, viewer, number, rng, (event: unknown, only?: readonly Seat[]) => {
    if (!only || only.includes(viewer)) events.push(event);
  });
  const lines = ui.logLines({ row: frame.row + 1, seat: viewer, events }, { table, players, viewer, locale });
  const first = lines.find(({ text, minor }) => !minor && text !== '') ?? lines[0];
  return { text: first?.text ?? move, places: first?.places ?? [] };
}
