import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { dropFacades } from './build/drop-facades.ts';
import { nameBuild } from './build/name-build.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadPage } from './build/preload-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { workerUrl } from './build/worker-url.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    workerUrl('/src/play/worker.ts'),
    preloadFonts(),
    preloadPage('/src/main.tsx'),
    nameBuild(),
    dropFacades(),
    serviceWorker('src/service-worker/sw.ts'),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Vite's preloading helper needs a document, and the same chunks run in workers. The document names what it needs at once.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
  server: { port: 5173, strictPort: false },
});
