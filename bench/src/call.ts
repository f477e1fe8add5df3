import { parseArgs } from 'node:util';

export type Tell = (text: string) => void;

/** The numbers that a call may give, with what they are otherwise. */
type Numbers = Readonly<Record<string, number>>;

/** Runs a bench as it was called, `--help` included; the exit code. The last line printed is the report in JSON. */
export async function runBench<N extends Numbers>(
  words: readonly string[],
  help: string,
  defaults: N,
  bench: (numbers: N, tell: Tell) => object | Promise<object>,
): Promise<number> {
  if (words.includes('--help')) {
    console.log(help);
    return 0;
  }
  const call = readCall(words, defaults);
  if (typeof call === 'string') {
    console.error(call);
    return 2;
  }
  const report = await bench(call.numbers, (text) => process.stderr.write(`${text}\n`));
  if (!call.json) console.log(JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report));
  return 0;
}

/** What the call asks for, or what is wrong with it. */
function readCall<N extends Numbers>(words: readonly string[], defaults: N) {
  try {
    const names = Object.keys(defaults);
    const { values } = parseArgs({
      args: [...words],
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
        json: { type: 'boolean' },
      },
    });
    const given = Object.entries(values).filter(([name]) => name !== 'json');
    const numbers = {
      ...defaults,
      ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])),
    };
    if (!Object.values(numbers).every((number) => number >= 1))
      return `${names.map((name) => `--${name}`).join(' and ')} must be numbers from 1.`;
    return { numbers, json: values.json === true };
  } catch (error) {
    return (error as Error).message;
  }
}
