import type { OptionSchema, OptionsOf } from '@kontor/core';

/** The options of a table. */
export const OPTIONS = {
  turns: { kind: 'number', rule: 'M-S2', values: [12, 9], min: 9, max: 12, default: 12 },
  noSecrets: { kind: 'flag', rule: 'M-7.2', default: false },
  tie: { kind: 'choice', rule: 'M-6.5', values: ['shared', 'die'], default: 'shared' },
  largestRegion: { kind: 'choice', rule: 'M-6.3', values: ['own', 'all'], default: 'own' },
  // In seconds, 0 for no limit; whoever runs the table keeps the time, the rules never read it.
  plotTimer: { kind: 'number', rule: 'M-2.2', min: 0, max: 600, default: 0 },
} as const satisfies OptionSchema;

/** The table options, checked. */
export type MerchantsOptions = OptionsOf<typeof OPTIONS>;
