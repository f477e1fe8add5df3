import { hashText } from './hash.ts';

/**
 * Where a match's seed comes from.
 *
 * `fair`: a secret whose hash, the commitment, is published when the table is made; the seats may add texts of their
 * own until the start; the seed is a hash of all of them. So neither the host nor any one seat can choose the draws,
 * and everyone can check them once the secret is published at the end. `fixed`: somebody chose the seed, for tests and
 * puzzles.
 */
export type Chance =
  | { readonly kind: 'fixed'; readonly seed: string }
  | {
      readonly kind: 'fair';
      readonly commitment: string;
      readonly secret: string;
      readonly entropy: readonly string[];
    };

/** Chance from a secret and what the seats added to it. */
export function fairChance(secret: string, entropy: readonly string[]): Chance {
  return { kind: 'fair', commitment: commitment(secret), secret, entropy };
}

/** What is published about the secret before the game. */
export function commitment(secret: string): string {
  return hashText(secret);
}

/** The seed that all draws of a match follow from. */
export function seedOf(chance: Chance): string {
  return chance.kind === 'fixed' ? chance.seed : hashText(JSON.stringify([chance.secret, ...chance.entropy]));
}

/** Whether the secret published at the end matches the commitment published at the start. */
export function keepsCommitment(chance: Chance): boolean {
  return chance.kind === 'fixed' || commitment(chance.secret) === chance.commitment;
}
