import type { AttackResult } from './run.ts';

const COLUMNS = [
  'Attack',
  'Verdict',
  'Moves of others: p50 / p99 / slowest',
  'Memory: before / peak / after',
  'Tried',
];

/** How many problems of one attack are printed. */
const MOST_PROBLEMS = 4;

/** The results as a table, what did not hold below it. */
export function reportTable(results: readonly AttackResult[]): string {
  const rows = worstOf(results).map((result) => [
    result.name,
    result.verdict,
    result.bystander
      ? `${[result.bystander.p50, result.bystander.p99, result.bystander.slowest].map((ms) => Math.round(ms)).join(' / ')} ms`
      : '–',
    result.memory ? `${result.memory.before} / ${result.memory.peak} / ${result.memory.after} MB` : '–',
    [result.tried, ...figureTexts(result)].join('; '),
  ]);
  const widths = COLUMNS.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i < cells.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell))
      .join('  ')
      .trimEnd();
  return [line(COLUMNS), ...rows.map(line), '', ...summary(results)].join('\n');
}

/** Of an attack that was played several times, the time it went worst. */
function worstOf(results: readonly AttackResult[]): AttackResult[] {
  const worst = new Map<string, AttackResult>();
  for (const result of results) {
    const known = worst.get(result.name);
    if (!known || badness(result) > badness(known)) worst.set(result.name, result);
  }
  return [...worst.values()];
}

function badness({ verdict, bystander }: AttackResult): number {
  return (verdict === 'did not hold' ? 1e9 : 0) + (bystander?.p99 ?? 0);
}

function figureTexts({ figures = {}, skipped }: AttackResult): string[] {
  const texts = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return skipped === undefined ? texts : [...texts, `skipped: ${skipped}`];
}

function summary(results: readonly AttackResult[]): string[] {
  const bad = worstOf(results).filter(({ verdict }) => verdict === 'did not hold');
  const held = results.filter(({ verdict }) => verdict === 'held').length;
  return [
    ...bad.flatMap(({ name, problems }) => [
      ...problems.slice(0, MOST_PROBLEMS).map((problem) => `${name}: ${problem}`),
      ...(problems.length > MOST_PROBLEMS ? [`${name}: and ${problems.length - MOST_PROBLEMS} more`] : []),
    ]),
    ...(bad.length > 0 ? [''] : []),
    `${results.length} attacks: ${held} held, ${results.filter(({ verdict }) => verdict === 'did not hold').length} did not hold, ${results.filter(({ verdict }) => verdict === 'skipped').length} skipped.`,
  ];
}
