import type { GainCode } from '../gains.ts';
import type { ReasonCode } from '../reasons.ts';

/** The texts of a reason for and against a move. */
export interface ReasonText {
  good(amount: number): string;
  bad(amount: number): string;
}

/** In how many of so many futures a move brings something (about which place or thing), and in how many the best one does. */
export type FutureText = (about: string, own: number, best: number, of: number) => string;

export type ReasonTexts = Readonly<Record<ReasonCode, ReasonText>> & {
  readonly futures: Readonly<Record<GainCode, FutureText>>;
};
