import type { ReasonCode } from '../reasons.ts';

/** What speaks for a move, and what speaks against it. */
export interface ReasonText {
  good(amount: number): string;
  bad(amount: number): string;
}

export type ReasonTexts = Readonly<Record<ReasonCode, ReasonText>>;
