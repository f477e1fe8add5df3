import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The folder of what the browser showed when the test failed, for the list at the end of `npm test`. */
    kept?: string;
  }
}

const ROOT = join(import.meta.dirname, '..', '..');
const FAILURES = process.env['E2E_FAILURES'] ?? join(ROOT, '.build', 'e2e-failures');

/** A browser profile that a test opened, with what its pages wrote to their consoles. */
export interface Profile {
  readonly context: BrowserContext;
  /** Everything that was done in it is recorded. */
  readonly traced: boolean;
  readonly console: readonly string[];
}

/** Writes down what a test that failed has seen: its error, and for each profile the console, screenshots and the trace. */
export async function keepFailure(task: TestContext['task'], profiles: readonly Profile[]): Promise<void> {
  const attempt = (task.result?.retryCount ?? 0) + 1;
  const name = folderName(`${task.file.name.replace(/^.*\//, '')} ${task.name}`);
  const folder = join(FAILURES, name, `try-${attempt}`);
  await mkdir(folder, { recursive: true });
  const errors = task.result?.errors?.map(({ stack, message }) => stack ?? message) ?? [];
  await writeFile(join(folder, 'error.txt'), `${errors.at(-1) ?? ''}\n`);
  await Promise.all(profiles.map((profile, i) => keepProfile(profile, folder, i + 1)));
  task.meta.kept = relative(ROOT, join(FAILURES, name));
  console.error(`What the browser showed is kept in ${relative(ROOT, folder)}`);
}

async function keepProfile(profile: Profile, folder: string, n: number): Promise<void> {
  const { context, traced, console } = profile;
  await writeFile(join(folder, `console-${n}.txt`), `${console.join('\n')}\n`);
  if (traced) await context.tracing.stop({ path: join(folder, `trace-${n}.zip`) });
  for (const [i, page] of context.pages().entries())
    await page.screenshot({ path: join(folder, `page-${n}${i === 0 ? '' : `-${i + 1}`}.png`) });
}

function folderName(title: string): string {
  return title
    .replace(/\.e2e\.ts/, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, 100);
}
