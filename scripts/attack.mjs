import './lib/node-version.mjs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT } from './lib/run.mjs';

const HELP = `Attacks a server of its own on loopback, over and over, and prints what was tried and what held.

  npm run attack -- [--short] [--minutes N] [--only NAME] [--list] [--json]

  --short      small numbers, less than a minute; only counts, refusals and memory decide, never time
  --minutes N  how long attacks are repeated (60 if left out); every attack is played once at least
  --only NAME  this attack alone, once unless --minutes is given; may be given several times
  --list       the attacks and what they try
  --json       the results as JSON instead of a table`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes ?? (values.only.length > 0 ? 0 : 60));
  if (!(minutes >= 0)) throw new Failure('--minutes must be a number.');
  return { ...values, minutes };
}

await command(async () => {
  const { short, minutes, only, list, json, help } = readOptions();
  if (help) return console.log(HELP);
  await ensureInstalled();
  await ensureBuilt(['web', 'server', 'attack']);
  const { ATTACKS, reportTable, runAttacks } = await import('../server/attack/dist/main.js');
  if (list) return console.log(ATTACKS.map(({ name, what }) => `${name.padEnd(16)} ${what}`).join('\n'));
  const unknown = only.find((name) => !ATTACKS.some((attack) => attack.name === name));
  if (unknown !== undefined) throw new Failure(`There is no attack "${unknown}"; --list names them all.`);
  // An exit, unlike a signal, lets the servers be ended.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const results = await runAttacks({
    main: join(ROOT, 'server', 'dist', 'main.js'),
    short,
    minutes,
    attacks: only.length > 0 ? ATTACKS.filter(({ name }) => only.includes(name)) : ATTACKS,
    onResult: ({ name, verdict, seconds, problems }) =>
      console.error([`${name}: ${verdict} (${seconds} s)`, ...problems].join('\n  ')),
  });
  console.log(json ? JSON.stringify(results, null, 1) : reportTable(results));
  if (results.some(({ verdict }) => verdict === 'did not hold')) process.exitCode = 1;
});
