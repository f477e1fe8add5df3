import { type AnyGame, type AnyKnowledge, type Rng, rngFromText, type Table } from '@kontor/core';

/** Numbers that knowledge rests on. */
export type Weights = Readonly<Record<string, number>>;

export interface Tuning {
  readonly game: AnyGame;
  /** Challenges are played at each of these. */
  readonly tables: readonly Table[];
  readonly knowledge: (weights: Weights) => AnyKnowledge;
  readonly weights: Weights;
  /** Games of a challenge at each table. */
  readonly games: number;
  readonly challenges: number;
  readonly seed: string;
  readonly report: (line: string) => void;
}

/** How many standard errors better than its share a challenger must do to take over. */
const CONVINCING = 1.5;

/**
 * Looks for better weights by play of quick moves: some weights are changed at random, one challenger plays against
 * holders of the best weights so far, and takes over if it does convincingly better.
 */
export function tune(tuning: Tuning): Weights {
  const { knowledge, challenges, seed, report } = tuning;
  const rng = rngFromText(seed);
  let best = tuning.weights;
  for (let challenge = 0; challenge < challenges; challenge++) {
    const weights = vary(best, rng);
    const lead = leadOf(tuning, knowledge(weights), knowledge(best), `${seed}/${challenge}`);
    if (lead < CONVINCING) continue;
    best = weights;
    report(`${challenge} +${lead.toFixed(2)} ${JSON.stringify(best)}`);
  }
  return best;
}

/** Some weights, at least one, a little or much higher or lower. */
function vary(weights: Weights, rng: Rng): Weights {
  const names = Object.keys(weights);
  const chosen = new Set(Array.from({ length: 1 + rng.int(4) }, () => rng.int(names.length)));
  const entries = names.map((name, i) => {
    const weight = weights[name] as number;
    if (!chosen.has(i)) return [name, weight] as const;
    const sway = (rng.int(1001) + rng.int(1001)) / 1000 - 1;
    return [name, Number((weight * Math.exp(0.8 * sway)).toPrecision(3))] as const;
  });
  return Object.fromEntries(entries);
}

/** By how many standard errors the challenger wins more than its share. */
function leadOf(tuning: Tuning, challenger: AnyKnowledge, holder: AnyKnowledge, seed: string): number {
  let lead = 0;
  let variance = 0;
  for (const table of tuning.tables) {
    const fair = 1 / table.seats;
    for (let i = 0; i < tuning.games; i++) {
      const seat = i % table.seats;
      // Every seat starts from the same places, so that luck of the set-up evens out.
      const rng = rngFromText(`${seed}/${table.seats}/${Math.floor(i / table.seats)}`);
      const knowledge = Array.from({ length: table.seats }, (_, at) => (at === seat ? challenger : holder));
      lead += (quickGame(tuning.game, table, knowledge, rng)[seat] as number) / fair - 1;
      variance += (1 - fair) / fair;
    }
  }
  return lead / Math.sqrt(variance);
}

/** Plays a whole game of quick moves; each seat's part of the win. */
export function quickGame(
  game: AnyGame,
  table: Table,
  knowledge: readonly AnyKnowledge[],
  rng: Rng,
): readonly number[] {
  const state = game.setup(table, rng);
  for (let active = game.active(state); active !== 0; active = game.active(state)) {
    const seat = 31 - Math.clz32(active & -active);
    const move = (knowledge[seat] as AnyKnowledge).policy(state, seat, rng);
    game.apply(state, seat, move, rng);
  }
  const ranks = game.result(state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
