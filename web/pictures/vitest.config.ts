import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** No tests: `npm run pictures` uses their browser and their server to take pictures. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['web/pictures/*.picture.ts'],
    globalSetup: ['web/e2e/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
