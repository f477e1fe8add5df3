/** What scripts/attack.mjs loads: all attacks, and what plays and reports them. */
export { ATTACKS } from './attacks/index.ts';
export { reportTable } from './report.ts';
export { runAttacks } from './run.ts';
