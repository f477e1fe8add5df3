import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clusterRun, DISTURBANCES, type Disturbance } from './cluster-run.ts';

const env = process.env;
const kinds = DISTURBANCES.filter((kind) => (env['KONTOR_DISTURB'] ?? kind).split(',').includes(kind));
const times = Number(env['KONTOR_TIMES'] ?? (env['KONTOR_LONG'] === '1' ? 50 : 1));
const nodes = Number(env['KONTOR_NODES'] ?? 2);
const tables = Number(env['KONTOR_TABLES'] ?? 6);
const pace = Number(env['KONTOR_PACE'] ?? 0);
/** Where `npm run cluster` looks for what was noticed. */
const reportFile = env['KONTOR_REPORT'];

/** What somebody is told whose other page was faster; texts of the page explain it. */
const FASTER = ['move.stale', 'table.still'];

it(`while servers are disturbed (${kinds.join(', ')}) ${times} times, ${tables} tables lose and double nothing`, {
  timeout: 300_000 + times * kinds.length * 60_000,
}, async () => {
  const disturbances: Disturbance[] = Array.from({ length: times }, () => kinds).flat();
  const report = await clusterRun({ nodes, tables, pace, disturbances });
  if (reportFile !== undefined) writeFileSync(reportFile, JSON.stringify(report));
  expect(report.faults).toEqual([]);
  expect(report.noticed.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  expect(report.moves).toBeGreaterThan(tables);
  expect(report.refusals.filter((code) => !FASTER.includes(code))).toEqual([]);
  for (const { slowestStopMs } of report.noticed) expect(slowestStopMs).toBeLessThan(10_000);
});
