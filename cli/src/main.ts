#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };
import { type Command, columns, runCommand } from './command.ts';
import { board } from './commands/board.ts';
import { fuzz } from './commands/fuzz.ts';
import { replay } from './commands/replay.ts';
import { rpc } from './commands/rpc.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { Failure, UsageError } from './errors.ts';

const COMMANDS: readonly Command[] = [simulate, rpc, replay, verify, fuzz, board];

function help(): string {
  return [
    'Kontor: rules engines for Hermagor and Merchants of Empire.',
    '',
    '  kontor COMMAND …',
    '',
    ...columns(COMMANDS.map(({ name, summary }) => [name, summary])),
    '',
    '  kontor COMMAND --help tells more about a command, kontor --version the version.',
    '  Exit codes: 0 all is well, 1 a check failed or a file is bad, 2 the call is wrong.',
  ].join('\n');
}

async function run([name, ...words]: readonly string[]): Promise<number> {
  if (name === '--version') {
    console.log(manifest.version);
    return 0;
  }
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`There is no command ${name}; kontor --help lists them.`);
  try {
    return await runCommand(command, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\nkontor ${name} --help tells how to call it.`);
  }
}

// Whoever reads our output may stop reading (kontor … | head): that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
