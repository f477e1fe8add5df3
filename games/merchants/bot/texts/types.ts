import type { ReasonCode } from '../reasons.ts';

/** The texts of a reason for and against a move. */
export interface ReasonText {
  good(amount: number): string;
  bad(amount: number): string;
}

export type ReasonTexts = Readonly<Record<ReasonCode, ReasonText>>;
