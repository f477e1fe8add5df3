import { parseArgs } from 'node:util';
import { Args } from './args.ts';
import { UsageError } from './errors.ts';

interface Option {
  /** The placeholder of the value in the help; absent for a flag. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments, one line for each form of the command. */
  readonly forms: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Shown at the end of the command's own help. */
  readonly details?: string;
  /** Resolves to the exit code. */
  run(args: Args): Promise<number>;
}

/** `--games -3` asks for a number below zero, which the parser would take for another option. */
const NEGATIVE = /^-\d/;

const HELP: Option = { help: 'show this help' };

/** Runs a command with its arguments. */
export async function runCommand(command: Command, words: readonly string[]): Promise<number> {
  const args = readArgs(command, words);
  if (args.flag('help')) {
    console.log(commandHelp(command));
    return 0;
  }
  return command.run(args);
}

function readArgs(command: Command, words: readonly string[]): Args {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, help: HELP }).map(([name, { value }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: withNegatives(words),
      options,
      allowPositionals: true,
    });
    return new Args(values, positionals);
  } catch (error) {
    // The first sentence says what is wrong; the rest is advice for passing unusual operands.
    const [reason] = (error as Error).message.split('. ');
    throw new UsageError(`${reason?.replace(/\.$/, '')}.`);
  }
}

function withNegatives(words: readonly string[]): string[] {
  const args: string[] = [];
  for (const word of words) {
    const option = NEGATIVE.test(word) ? args.at(-1) : undefined;
    if (option?.startsWith('--') && !option.includes('=')) args[args.length - 1] = `${option}=${word}`;
    else args.push(word);
  }
  return args;
}

function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, help: HELP }).map(
    ([name, { value, help }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  return [
    `${command.summary}.`,
    '',
    ...command.forms.map((form) => `  kontor ${command.name} ${form}`.trimEnd()),
    '',
    ...columns(options),
    ...(command.details === undefined ? [] : ['', command.details]),
  ].join('\n');
}

export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
