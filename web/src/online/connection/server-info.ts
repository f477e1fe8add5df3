import type { ServerInfo } from '@kontor/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

let asked: Promise<ServerInfo> | undefined;
let known: ServerInfo | undefined;

/** How the server is set up, asked once for as long as the page is open; `undefined` until it is known. */
export function useServerInfo(): ServerInfo | undefined {
  const [info, setInfo] = useState(known);
  useEffect(() => {
    let current = true;
    asked ??= api.server();
    asked
      .then((answer) => {
        known = answer;
        if (current) setInfo(answer);
      })
      .catch(() => {
        asked = undefined;
      });
    return () => {
      current = false;
    };
  }, []);
  return info;
}

/** A link to a page of this server that can be sent to others: by the address that the host has published, if any. */
export function useLink(path: string): string {
  return new URL(path, useServerInfo()?.publicUrl ?? location.href).href;
}
