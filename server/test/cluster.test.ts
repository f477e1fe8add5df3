import { expect, it } from 'vitest';
import { clusterRun, DISTURBANCES, type Disturbance } from './cluster-run.ts';

const env = process.env;
const kinds = DISTURBANCES.filter((kind) => (env['KONTOR_DISTURB'] ?? kind).split(',').includes(kind));
const times = Number(env['KONTOR_TIMES'] ?? (env['KONTOR_LONG'] === '1' ? 50 : 1));
const nodes = Number(env['KONTOR_NODES'] ?? 2);
const tables = Number(env['KONTOR_TABLES'] ?? 6);

it(`while servers are disturbed (${kinds.join(', ')}) ${times} times, ${tables} tables lose and double nothing`, {
  timeout: 120_000 + times * kinds.length * 60_000,
}, async () => {
  const disturbances: Disturbance[] = Array.from({ length: times }, () => kinds).flat();
  const { faults, ...report } = await clusterRun({ nodes, tables, disturbances });
  console.log(JSON.stringify({ nodes, tables, ...report, faults: faults.length }));
  expect(faults).toEqual([]);
  expect(report.moves).toBeGreaterThan(tables);
  expect(report.slowestStopMs).toBeLessThan(10_000);
});
