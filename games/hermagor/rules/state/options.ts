import type { OptionSchema } from '@kontor/core';

export const OPTIONS: OptionSchema = {
  sixTile: { kind: 'choice', rule: 'H-S5', values: ['off', 'replace', 'add'], default: 'off' },
  pass: { kind: 'choice', rule: 'H-1.4', values: ['one', 'out'], default: 'one' },
  travelPay: { kind: 'choice', rule: 'H-3.11', values: ['before', 'after'], default: 'before' },
  decline: { kind: 'choice', rule: 'H-3.13', values: ['allowed', 'never'], default: 'allowed' },
  sharedBuyers: { kind: 'choice', rule: 'H-5.1', values: ['two', 'twoEach'], default: 'two' },
  revenueOfficer: { kind: 'flag', rule: 'H-6.1', default: false },
  openCash: { kind: 'flag', rule: 'H-6.2', default: false },
};

/** The table options, checked. */
export interface HermagorOptions {
  /** H-S5 */
  readonly sixTile: 'off' | 'replace' | 'add';
  /** H-1.4 */
  readonly pass: 'one' | 'out';
  /** H-3.11 */
  readonly travelPay: 'before' | 'after';
  /** H-3.13, H-3.14 */
  readonly decline: 'allowed' | 'never';
  /** H-5.1 */
  readonly sharedBuyers: 'two' | 'twoEach';
  /** H-6.1 */
  readonly revenueOfficer: boolean;
  /** H-6.2 */
  readonly openCash: boolean;
}
