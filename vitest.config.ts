import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On two cores Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '.build/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.e2e.ts'],
          globalSetup: ['web/e2e/global-setup.ts'],
          testTimeout: 300_000,
          // A busy machine takes its time; what never comes is told by the time-out just the same.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
