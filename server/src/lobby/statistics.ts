import { type GameStatistics, MAX_SCORES } from '@kontor/protocol';
import { seatOf } from '../play/room.ts';
import type { StoredTable } from '../store/store.ts';

/** How a user has done in each game, from their tables that are over, the last first. */
export function statisticsOf(tables: readonly StoredTable[], user: string): GameStatistics[] {
  const games = new Map<string, GameStatistics>();
  for (const stored of tables) {
    const { terms, progress } = stored;
    const seat = seatOf(stored, user)?.seat;
    const rank = seat === undefined ? undefined : progress.result?.ranks[seat];
    const score = seat === undefined ? undefined : progress.result?.scores[seat];
    if (progress.stage !== 'finished' || rank === undefined || score === undefined) continue;
    const { game } = terms;
    const known = games.get(game) ?? { game, games: 0, places: [], scores: [] };
    const places = Array.from(
      { length: Math.max(known.places.length, stored.seats.length) },
      (_, place) => (known.places[place] ?? 0) + (place === rank - 1 ? 1 : 0),
    );
    const scores = [{ score, at: progress.updatedAt }, ...known.scores].slice(-MAX_SCORES);
    games.set(game, { game, games: known.games + 1, places, scores });
  }
  return [...games.values()];
}
