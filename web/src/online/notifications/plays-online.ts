const KEY = 'kontor.online';

/** Whether this browser is known to have online games; others need not ask the server for them. */
export function playsOnline(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberOnline(plays: boolean): void {
  if (plays) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
