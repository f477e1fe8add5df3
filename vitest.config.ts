import { defineConfig } from 'vitest/config';

const SHARED = {
  // One process for many files: to load the same modules, and a browser, for each of them takes a third of the time.
  isolate: false,
  // A busy machine takes its time; what never comes fails by the time-out just the same.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // On two cores Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '.build/**'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
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
