const KEY = 'kontor.online';

/** Has somebody with this browser games on the server, as far as is known? Nobody else's browser need ask for them. */
export function playsOnline(): boolean {
  return localStorage.getItem(KEY) !== null;
}

export function rememberOnline(plays: boolean): void {
  if (plays) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
}
