import type { Attack, Findings } from './attack.ts';
import { Addresses, AttackContext } from './context.ts';
import type { BystanderFigures } from './lib/bystander.ts';
import { type MemoryFigures, MemorySampler } from './lib/figures.ts';
import { within } from './lib/wait.ts';
import { type Target, Targets } from './targets.ts';

interface RunOptions {
  /** The built server's main file. */
  readonly main: string;
  readonly short: boolean;
  /** How long attacks are repeated; each is played once at least in the short form. */
  readonly minutes: number;
  readonly attacks: readonly Attack[];
  /** Is called with every attack that has ended. */
  readonly onResult?: (result: AttackResult) => void;
}

export interface AttackResult extends Findings {
  readonly name: string;
  readonly verdict: 'held' | 'did not hold' | 'skipped';
  readonly seconds: number;
  readonly bystander?: BystanderFigures;
  readonly memory?: MemoryFigures;
}

/** An attack that does not end by itself is broken off. */
const LONGEST_MS = { short: 180_000, long: 300_000 } as const;

/** Whoever does not attack can play on after so long at the latest. */
const RECOVERY_MS = 15_000;

/** In the long form, other people's moves may take so much longer than without an attack (p99). */
const MOST_P99_MS = 250;
/** And no single one may take longer than this: a server that answers nobody delays one move only. */
const MOST_STALL_MS = 5000;
/** How long at most to wait until enough moves are measured for a p99. */
const MEASURING_MS = 30_000;

const MOST_GROWTH_MB = 256;

/** Over a whole run, a server that withstands everything may grow by so much: caches fill, and the heap's young space. */
const MOST_WHOLE_GROWTH_MB = 512;

/** Plays attacks one after the other and says what held. */
export async function runAttacks(options: RunOptions): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  const addresses = new Addresses();
  const targets = new Targets(options.main, addresses, options.short ? 0 : MEASURING_MS);
  const since = performance.now();
  const until = since + options.minutes * 60_000;
  const playNext = async (attack: Attack, round: number): Promise<void> => {
    const target = attack.ownServer ? undefined : await targets.get();
    const result = await play(attack, `round ${round}`, options, addresses, target);
    results.push(result);
    options.onResult?.(result);
    if (result.verdict === 'did not hold' && target) await targets.replace();
  };
  try {
    if (options.short) await playShort(options.attacks, (attack) => playNext(attack, 1));
    else
      for (let round = 1; round === 1 || performance.now() < until; round++)
        for (const attack of options.attacks)
          if (round === 1 || performance.now() < until) await playNext(attack, round);
  } finally {
    await targets.end();
  }
  const order = options.attacks.map(({ name }) => name);
  if (options.short) results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return [...results, wholeRun(results, targets.damaged, (performance.now() - since) / 1000)];
}

/** Time decides nothing here, so attacks with servers of their own are played beside those on the shared one. */
async function playShort(attacks: readonly Attack[], play: (attack: Attack) => Promise<void>): Promise<void> {
  const playAll = async (some: readonly Attack[]): Promise<void> => {
    for (const attack of some) if (!attack.longOnly) await play(attack);
  };
  await Promise.all([
    playAll(attacks.filter(({ ownServer }) => ownServer)),
    playAll(attacks.filter(({ ownServer }) => !ownServer)),
  ]);
}

/** Whether one server has withstood all attacks, and how its memory went. */
function wholeRun(results: readonly AttackResult[], damaged: number, seconds: number): AttackResult {
  const shared = results.flatMap(({ bystander, memory }) => (bystander && memory ? [memory] : []));
  const [first, last] = [shared[0], shared.at(-1)];
  const memory = first && last && { before: first.before, peak: largest(shared), after: last.after };
  const problems: string[] = [];
  if (damaged > 0) problems.push(`${damaged} attacks did not hold on the server that all share`);
  else if (memory && memory.after - memory.before > MOST_WHOLE_GROWTH_MB)
    problems.push(`memory grew from ${memory.before} to ${memory.after} MB`);
  return {
    name: 'whole-run',
    tried: `${results.length} attacks in ${Math.round(seconds / 6) / 10} minutes`,
    problems,
    verdict: problems.length > 0 ? 'did not hold' : 'held',
    seconds: Math.round(seconds),
    ...(memory ? { memory } : {}),
  };
}

function largest(all: readonly MemoryFigures[]): number {
  return Math.max(...all.map(({ peak }) => peak));
}

async function play(
  attack: Attack,
  round: string,
  { main, short }: RunOptions,
  addresses: Addresses,
  target: Target | undefined,
): Promise<AttackResult> {
  const shared = attack.ownServer ? undefined : target;
  const context = new AttackContext(
    { main, short, seed: `${attack.name} ${round}` },
    addresses,
    shared?.server,
  );
  await shared?.bystander.takeFigures();
  const sampler = new MemorySampler(() => context.serverPid);
  const since = performance.now();
  const limit = LONGEST_MS[short ? 'short' : 'long'];
  const findings = await within(limit, 'the attack', attack.run(context)).catch(
    (error: unknown): Findings => ({ tried: attack.what, problems: [`broken off: ${String(error)}`] }),
  );
  const harm = shared ? await harmTo(shared, short) : { problems: [], slow: [] };
  const memory = sampler.stop();
  await context.close();
  const problems = [...harm.problems, ...findings.problems, ...memoryProblems(attack, memory)];
  const slow = [...harm.slow, ...(findings.slow ?? [])];
  const wrong = short || attack.delaysAll ? problems : [...problems, ...slow];
  return {
    ...findings,
    name: attack.name,
    problems: wrong,
    verdict: findings.skipped !== undefined ? 'skipped' : wrong.length > 0 ? 'did not hold' : 'held',
    seconds: Math.round((performance.now() - since) / 100) / 10,
    ...(harm.figures ? { bystander: harm.figures } : {}),
    ...(memory ? { memory } : {}),
  };
}

/** What the attack has done to the server and to those who have nothing to do with it. */
async function harmTo(
  { server, bystander, quietP99 }: Target,
  short: boolean,
): Promise<{ problems: string[]; slow: string[]; figures?: BystanderFigures }> {
  if (!server.running) return { problems: [`the server has ended: ${server.end}`], slow: [] };
  const problems: string[] = [];
  if (!(await bystander.goesOn(RECOVERY_MS))) problems.push('other people cannot play any more');
  else problems.push(...(await bystander.lost()));
  if (!short) await bystander.measuresEnough(MEASURING_MS);
  const figures = await bystander.takeFigures();
  const [failure] = figures.failures;
  if (failure !== undefined)
    problems.push(`other people were disturbed ${figures.failures.length}×: ${failure}`);
  const slow: string[] = [];
  if (figures.p99 > MOST_P99_MS + quietP99)
    slow.push(`other people's moves took ${Math.round(figures.p99)} ms (p99)`);
  if (figures.slowest > MOST_STALL_MS)
    slow.push(`a move of other people took ${Math.round(figures.slowest)} ms`);
  return { problems, slow, figures };
}

function memoryProblems({ memoryMb = MOST_GROWTH_MB }: Attack, memory: MemoryFigures | undefined): string[] {
  if (!memory || memory.peak - memory.before <= memoryMb) return [];
  return [`memory grew from ${memory.before} to ${memory.peak} MB`];
}
