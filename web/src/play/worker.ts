import type { Start } from './messages.ts';

// One script for both kinds of worker, so that the browser fetches it and the rules once.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
scope.addEventListener(
  'message',
  async ({ data }: MessageEvent<Start>) => {
    if (data.role === 'bots') (await import('./bots-role.ts')).serveBots(data.port);
    else (await import('./host-role.ts')).serveHost(data.port);
  },
  { once: true },
);
