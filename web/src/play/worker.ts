import { serveBots } from './bots-role.ts';
import { serveHost } from './host-role.ts';
import type { Start } from './messages.ts';

// One script for both kinds of worker, so that the browser fetches it and the rules once.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
scope.addEventListener(
  'message',
  ({ data }: MessageEvent<Start>) => {
    if (data.role === 'bots') serveBots(data.port);
    else serveHost(scope);
  },
  { once: true },
);
