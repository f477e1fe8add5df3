import workerUrl from 'virtual:worker-url';
import type { Start } from './messages.ts';

/** Starts a worker in one of its roles; all further messages go through the port. */
export function startWorker(role: Start['role'], port: MessagePort): Worker {
  const worker = new Worker(workerUrl, { type: 'module', name: role });
  worker.postMessage({ role, port } satisfies Start, [port]);
  return worker;
}
