import type { AnyKnowledge, Gain, Move, Reason, Seat, Table } from '@kontor/core';
import type { MoveSearch } from './problem.ts';

/** How many futures are played. */
const FUTURES = 10;
/** A difference in fewer futures may be luck, and is not mentioned. */
const LEAST = 2;

interface Counted extends Gain {
  own: number;
  best: number;
}

/**
 * In how many futures a move and the best one bring the seat this or that: the weightiest that the move misses, and the
 * weightiest that it gains.
 */
export function futureReasons(
  search: MoveSearch,
  {
    knowledge,
    table,
    seat,
  }: { readonly knowledge: AnyKnowledge; readonly table: Table; readonly seat: Seat },
  move: Move,
  best: Move,
): Reason[] {
  const found = new Map<string, Counted>();
  const count = (played: Move, side: 'own' | 'best'): void => {
    for (let number = 0; number < FUTURES; number++) {
      const gains = new Map<string, Gain>();
      search.playFuture(played, number, (event) => {
        const gain = knowledge.gain?.(table, seat, event);
        if (gain) gains.set(JSON.stringify(gain), gain);
      });
      for (const [key, gain] of gains) {
        const counted = found.get(key) ?? { ...gain, own: 0, best: 0 };
        found.set(key, counted);
        counted[side]++;
      }
    }
  };
  count(move, 'own');
  count(best, 'best');
  const reasons = [...found.values()]
    .filter(({ own, best }) => Math.abs(own - best) >= LEAST)
    .map(({ code, params, weight, own, best }) => ({
      code,
      params: { ...params, own, best, of: FUTURES },
      weight: (own - best) * weight,
    }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const missed = reasons.find(({ weight }) => weight < 0);
  const gained = reasons.find(({ weight }) => weight > 0);
  return [...(missed ? [missed] : []), ...(gained ? [gained] : [])];
}
