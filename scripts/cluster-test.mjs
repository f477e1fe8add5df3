import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, runTool } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

const HELP = `Plays at many tables by several servers behind nginx, on a PostgreSQL and a Redis of their own, disturbs them, and looks
whether every acknowledged move is stored once and every table goes on.

  npm run cluster -- [--nodes N] [--tables N] [--times N] [--disturb LIST]

  rolling         stops the servers one after the other and starts them again
  node            kills a server
  redis           kills Redis
  postgres        stops PostgreSQL at once, so that it goes through crash recovery
  cut-redis, cut-postgres, cut-both    cuts a server off for two seconds

All of them if --disturb is left out, e.g. --disturb rolling,node. 3 servers, 20 tables, 5 times.`;

const DEFAULTS = { nodes: '3', tables: '20', times: '5' };

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      nodes: text,
      tables: text,
      times: text,
      disturb: text,
      help: { type: 'boolean', default: false },
    },
  });
  for (const [name, otherwise] of Object.entries(DEFAULTS)) {
    values[name] ??= otherwise;
    if (!/^[1-9]\d*$/.test(values[name])) throw new Failure(`--${name} must be a whole number from 1.`);
  }
  return values;
}

await command(async () => {
  const { help, nodes, tables, times, disturb } = readOptions();
  if (help) return console.log(HELP);
  const servers = serverPaths();
  await ensureInstalled();
  await ensureBuilt(['server', 'web']);
  const env = {
    ...servers,
    KONTOR_NODES: nodes,
    KONTOR_TABLES: tables,
    KONTOR_TIMES: times,
    ...(disturb && { KONTOR_DISTURB: disturb }),
  };
  const code = await runTool('vitest', ['run', '--project', 'unit', 'server/test/cluster.test.ts'], { env });
  if (code !== 0) throw new Failure('The servers did not keep their promises.');
});
