import { localStore } from '../../browser/local-storage.ts';

const KEY = 'kontor.online';

/** Whether this browser is known to have online games; others need not ask the server for them. */
export function playsOnline(): boolean {
  return localStore.get(KEY) !== null;
}

export function rememberOnline(plays: boolean): void {
  if (plays) localStore.set(KEY, '1');
  else localStore.delete(KEY);
}
