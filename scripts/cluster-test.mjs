import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT, runTool } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

const HELP = `Plays at many tables by several servers behind nginx, on a PostgreSQL and a Redis of their own, disturbs them, and looks
whether every acknowledged move is stored once and every table goes on. Where a game ends, the next one begins.

  npm run cluster -- [--nodes N] [--tables N] [--pace MS] [--times N] [--disturb LIST] [--chunk N] [--fresh]

  rolling         stops the servers one after the other and starts them again
  node            kills a server
  redis           kills Redis
  postgres        kills PostgreSQL, which goes through crash recovery at its next start
  cut-redis, cut-postgres, cut-both    cuts a server off for two seconds
  twice           every command comes from two pages of the same person at two servers at once

All of them if --disturb is left out, e.g. --disturb rolling,node. 3 servers, 20 tables, a move every 100 ms at each (--pace), each
disturbance 5 times. After so many disturbances (--chunk, 10) everything acknowledged is looked for, what was found is kept in
.build/cluster.json, and new servers are started; a run that is broken off goes on from there when the same command is given again,
unless with --fresh.`;

const KINDS = ['rolling', 'node', 'redis', 'postgres', 'cut-redis', 'cut-postgres', 'cut-both', 'twice'];
const DEFAULTS = { nodes: '3', tables: '20', pace: '100', times: '5', chunk: '10' };
const STATE = join(ROOT, '.build', 'cluster.json');
const REPORT = join(ROOT, '.build', 'cluster-chunk.json');

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({
    options: {
      nodes: text,
      tables: text,
      pace: text,
      times: text,
      chunk: text,
      disturb: text,
      fresh: flag,
      help: flag,
    },
  });
  for (const [name, otherwise] of Object.entries(DEFAULTS)) {
    values[name] ??= otherwise;
    if (!/^\d{1,6}$/.test(values[name]) || (values[name] === '0' && name !== 'pace'))
      throw new Failure(`--${name} must be a whole number${name === 'pace' ? '' : ' from 1'}.`);
  }
  const kinds = values.disturb?.split(',') ?? KINDS;
  const unknown = kinds.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined) throw new Failure(`There is no disturbance "${unknown}"; --help lists them.`);
  return { ...values, kinds };
}

/** What an earlier run with the same options has done. */
function readState(key, fresh) {
  try {
    const state = JSON.parse(readFileSync(STATE, 'utf8'));
    if (!fresh && state.key === key) return state;
  } catch {
    // There was none.
  }
  return { key, rows: [] };
}

/** The report is there, too, when something was lost. */
async function runChunk(env, kind, times) {
  rmSync(REPORT, { force: true });
  const code = await runTool('vitest', ['run', '--project', 'slow', 'server/test/cluster.slow.test.ts'], {
    env: { ...env, KONTOR_DISTURB: kind, KONTOR_TIMES: String(times), KONTOR_REPORT: REPORT },
  });
  if (!existsSync(REPORT)) throw new Failure('The servers could not be tested.');
  return { kept: code === 0, report: JSON.parse(readFileSync(REPORT, 'utf8')) };
}

function table(rows) {
  const columns = [
    ['disturbance', (row) => row.kind],
    ['times', (row) => row.times],
    ['moves', (row) => row.moves],
    ['faults', (row) => row.faults],
    ['games ended', (row) => row.games],
    ['reconnections', (row) => row.reconnections],
    ['pause p50', (row) => `${quantile(row.pauses, 0.5)} ms`],
    ['p99', (row) => `${quantile(row.pauses, 0.99)} ms`],
    ['longest', (row) => `${quantile(row.pauses, 1)} ms`],
    ['longest stop', (row) => `${Math.round(row.slowestStopMs)} ms`],
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([title]) => title)),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map(([, read]) => read(row)))),
  ].join('\n');
}

/** Of the longest pause at each table in each disturbance. */
function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}

await command(async () => {
  const { help, fresh, kinds, nodes, tables, pace, ...options } = readOptions();
  if (help) return console.log(HELP);
  const [times, chunk] = [Number(options.times), Number(options.chunk)];
  const servers = serverPaths();
  await ensureInstalled();
  await ensureBuilt(['server', 'web']);
  mkdirSync(dirname(STATE), { recursive: true });
  const env = { ...servers, KONTOR_NODES: nodes, KONTOR_TABLES: tables, KONTOR_PACE: pace };
  const state = readState([nodes, tables, pace].join(), fresh);
  for (const kind of kinds) {
    let row = state.rows.find((each) => each.kind === kind);
    if (!row) {
      row = { kind, times: 0, moves: 0, faults: 0, games: 0, reconnections: 0, pauses: [], slowestStopMs: 0 };
      state.rows.push(row);
    }
    while (row.times < times) {
      const { kept, report } = await runChunk(env, kind, Math.min(chunk, times - row.times));
      for (const fault of report.faults) console.error(fault);
      row.faults += report.faults.length;
      if (!kept) break;
      const [noticed] = report.noticed;
      row.times += noticed.times;
      row.moves += report.moves;
      row.games += report.games;
      row.reconnections += report.reconnections;
      row.pauses.push(...noticed.pauses.map(Math.round));
      row.slowestStopMs = Math.max(row.slowestStopMs, noticed.slowestStopMs);
      writeFileSync(STATE, JSON.stringify(state));
      console.log(`${kind}: ${row.times} of ${times}`);
    }
  }
  console.log(`${nodes} servers, ${tables} tables, a move every ${pace} ms at each:\n\n${table(state.rows)}`);
  if (kinds.some((kind) => state.rows.find((row) => row.kind === kind).times < times))
    throw new Failure('The servers have lost something or did not go on.');
});
