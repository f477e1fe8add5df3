import {
  type AnyGame,
  type AnyKnowledge,
  type Move,
  type Rng,
  rngFromText,
  type Seat,
  seatsOf,
  type Table,
  type Weights,
} from '@kontor/core';

export interface Tuning {
  readonly game: AnyGame;
  /** Challenges are played at each of these tables. */
  readonly tables: readonly Table[];
  readonly knowledge: (weights: Weights) => Promise<AnyKnowledge>;
  readonly weights: Weights;
  /** The number of games of a challenge at each table. */
  readonly games: number;
  /** Whether there is time for another challenge. */
  readonly goOn: () => boolean;
  readonly seed: string;
  readonly report: (line: string) => void;
}

/** A challenger takes over if it wins so many standard errors more than its share. */
const CONVINCING = 1.5;

/**
 * Looks for better weights: some weights are changed at random, one challenger plays against holders of the best
 * weights so far, and takes over if it does convincingly better.
 */
export async function tune(tuning: Tuning): Promise<Weights> {
  const { knowledge, goOn, seed, report } = tuning;
  const rng = rngFromText(seed);
  let best = tuning.weights;
  let holder = await knowledge(best);
  for (let challenge = 0; goOn(); challenge++) {
    const weights = vary(best, rng);
    const challenger = await knowledge(weights);
    const lead = leadOf(tuning, challenger, holder, `${seed}/${challenge}`);
    if (lead < CONVINCING) continue;
    best = weights;
    holder = challenger;
    report(`${challenge} +${lead.toFixed(2)} ${JSON.stringify(best)}`);
  }
  return best;
}

/** Changes at least one weight by a random factor. */
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

/** The challenger's lead over its fair share, in standard errors. */
function leadOf(tuning: Tuning, challenger: AnyKnowledge, holder: AnyKnowledge, seed: string): number {
  let lead = 0;
  let variance = 0;
  for (const table of tuning.tables) {
    const fair = 1 / table.seats;
    for (let i = 0; i < tuning.games; i++) {
      const seat = i % table.seats;
      // The challenger plays the same set-up from every seat, so that luck evens out.
      const rng = rngFromText(`${seed}/${table.seats}/${Math.floor(i / table.seats)}`);
      const knowledge = Array.from({ length: table.seats }, (_, at) => (at === seat ? challenger : holder));
      lead += (quickGame(tuning.game, table, knowledge, rng)[seat] as number) / fair - 1;
      variance += (1 - fair) / fair;
    }
  }
  return lead / Math.sqrt(variance);
}

/** The number of candidates that the evaluation chooses from. */
const CHOICE = 8;

/** Plays a whole game without search or hidden information; returns each seat's share of the win. */
function quickGame(
  game: AnyGame,
  table: Table,
  knowledge: readonly AnyKnowledge[],
  rng: Rng,
): readonly number[] {
  const state = game.setup(table, rng);
  const trial = game.clone(state);
  for (let seats = seatsOf(game.active(state)); seats.length > 0; seats = seatsOf(game.active(state))) {
    const guesses = seats.map((seat) => (knowledge[seat] as AnyKnowledge).policy(state, seat, rng));
    const moves = seats.map((seat) => {
      const answers = seats.flatMap((other, i) =>
        other === seat ? [] : [{ seat: other, move: guesses[i] as Move }],
      );
      return bestMove(game, knowledge[seat] as AnyKnowledge, state, trial, seat, answers, rng);
    });
    for (const [i, seat] of seats.entries()) game.apply(state, seat, moves[i] as Move, rng);
  }
  const ranks = game.result(state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** The best candidate by the evaluation, given the simultaneous answers of the others. */
function bestMove(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: unknown,
  trial: unknown,
  seat: Seat,
  answers: readonly { readonly seat: Seat; readonly move: Move }[],
  rng: Rng,
): Move {
  const candidates = new Int32Array(knowledge.maxCandidates);
  const count = knowledge.candidates(state, seat, rng, candidates, new Float64Array(knowledge.maxCandidates));
  const values = new Float64Array(game.table(state).seats);
  let best = candidates[0] as Move;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const move of candidates.subarray(0, Math.min(count, CHOICE))) {
    game.copy(state, trial);
    game.apply(trial, seat, move, rng);
    for (const answer of answers) game.apply(trial, answer.seat, answer.move, rng);
    knowledge.evaluate(trial, values);
    if ((values[seat] as number) <= bestValue) continue;
    best = move;
    bestValue = values[seat] as number;
  }
  return best;
}
