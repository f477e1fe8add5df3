import { gameNames } from '@kontor/games';
import manifest from '../package.json' with { type: 'json' };
import { type Command, columns, runCommand } from './command.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { board } from './commands/board.ts';
import { fuzz } from './commands/fuzz.ts';
import { replay } from './commands/replay.ts';
import { rpc } from './commands/rpc.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';
import { Failure, UsageError } from './errors.ts';

const COMMANDS: readonly Command[] = [simulate, rpc, replay, verify, fuzz, arena, tune, balance, board];

/**
 * Runs `kontor` with its arguments and resolves to its exit code. Mistakes of the user are printed as one sentence,
 * without a stack.
 */
export async function kontor(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === '--version') {
    console.log(manifest.version);
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return askedForHelp(name);
  try {
    return await runCommand(command, rest);
  } catch (error) {
    if (error instanceof Failure) {
      console.error(error.message);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nkontor ${command.name} --help shows how to call it.`);
    return 2;
  }
}

function askedForHelp(name: string | undefined): number {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return 0;
  }
  console.error(name === undefined ? HELP : `There is no command ${name}; kontor --help lists them.`);
  return 2;
}

const HELP = [
  `Kontor: rules engines for ${gameNames()}.`,
  '',
  '  kontor COMMAND …',
  '',
  ...columns(COMMANDS.map(({ name, summary }) => [name, summary])),
  '',
  '  kontor COMMAND --help shows more about a command, kontor --version the version.',
  '  Exit codes: 0 all is well, 1 a check failed or a file is bad, 2 the call is wrong.',
].join('\n');
