import type { Move, Rng, Seat } from '@kontor/core';

/** How many tries of all moves together it takes to say what a seat is likely to do. */
const ENOUGH_TRIES = 8;

/** The statistics of one seat's moves at a node. */
export class Bandit {
  readonly seat: Seat;
  visits = 0;
  readonly moves: Move[] = [];
  readonly priors: number[] = [];
  readonly tries: number[] = [];
  /** By move: the sum of the chances to win that its tries led to. */
  readonly gains: number[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Adds candidates that are new. */
  learn(count: number, moves: Int32Array, priors: Float64Array): void {
    for (let i = 0; i < count; i++) {
      const move = moves[i] as Move;
      if (this.moves.includes(move)) continue;
      this.moves.push(move);
      this.priors.push(priors[i] as number);
      this.tries.push(0);
      this.gains.push(0);
    }
  }

  /** A legal move, drawn by how often each was tried; `undefined` if that was too seldom to tell anything. */
  draw(rng: Rng, isLegal: (move: Move) => boolean): Move | undefined {
    const open = this.moves.flatMap((move, i) =>
      this.tries[i] !== 0 && isLegal(move) ? [{ move, tries: this.tries[i] as number }] : [],
    );
    const all = open.reduce((sum, { tries }) => sum + tries, 0);
    if (all < ENOUGH_TRIES) return undefined;
    let left = rng.int(all);
    for (const { move, tries } of open) {
      left -= tries;
      if (left < 0) return move;
    }
    return undefined;
  }

  mean(index: number): number {
    const tries = this.tries[index] as number;
    return tries === 0 ? 0 : (this.gains[index] as number) / tries;
  }

  credit(index: number, gain: number): void {
    this.visits++;
    this.tries[index] = (this.tries[index] as number) + 1;
    this.gains[index] = (this.gains[index] as number) + gain;
  }
}

/**
 * A node of the search tree: all states reached by the same moves, whatever chance and hidden state were. Where several
 * seats decide at once, each has its own bandit (decoupled selection).
 */
export class TreeNode {
  readonly bandits: Bandit[] = [];
  readonly children = new Map<Move, TreeNode>();
  visits = 0;

  banditOf(seat: Seat): Bandit {
    let bandit = this.bandits.find((one) => one.seat === seat);
    if (!bandit) {
      bandit = new Bandit(seat);
      this.bandits.push(bandit);
    }
    return bandit;
  }

  child(move: Move): TreeNode {
    let child = this.children.get(move);
    if (!child) {
      child = new TreeNode();
      this.children.set(move, child);
    }
    return child;
  }
}
