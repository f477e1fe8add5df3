import { defineConfig } from 'vitest/config';

const SHARED = {
  // One process for many files: to load the same modules, and a browser, for each of them takes a third of the time.
  isolate: false,
  // A busy machine takes its time; what never comes fails by the time-out just the same.
  expect: { poll: { timeout: 60_000 } },
};

/** Tests that need no browser; the slow ones are left out of `npm run test:quick`. */
const WITHOUT_BROWSER = {
  ...SHARED,
  testTimeout: 300_000,
  hookTimeout: 120_000,
};

const SLOW = '**/test/**/*.slow.test.ts';
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.build/**'];

export default defineConfig({
  test: {
    // On two cores Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...WITHOUT_BROWSER,
          name: 'unit',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, SLOW],
        },
      },
      {
        // Vitest runs the projects in the order of their names: these tests, some of which take long, before the many short ones.
        test: {
          ...WITHOUT_BROWSER,
          name: 'slow',
          include: [SLOW],
          exclude: NOT_OURS,
          globalSetup: ['server/test/global-setup.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'e2e',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup: ['web/e2e/global-setup.ts'],
          testTimeout: 900_000,
          // One that passes only at its second try is listed as unsteady at the end of `npm test`.
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
