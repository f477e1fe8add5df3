import type { AccountInfo, SignInWays } from '@kontor/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useNetwork } from '../device/network.ts';
import { api } from '../online/connection/api.ts';
import { accountApi } from './account-api.ts';

interface Known {
  readonly ways: SignInWays;
  /** Null if this device does not know anybody yet. */
  readonly account: AccountInfo | null;
}

interface Loaded {
  /** Undefined while it is loaded. */
  readonly known: Known | undefined;
  /** There is a network, but the server does not answer. */
  readonly lost: boolean;
  readonly setAccount: (account: AccountInfo) => void;
  readonly reload: () => void;
}

/** A server that did not answer is asked again after this time. */
const RETRY_MS = 5000;

/** Who is known here, and how one can sign in. */
export function useAccount(): Loaded {
  const [known, setKnown] = useState<Known>();
  const [lost, setLost] = useState(false);
  const [times, setTimes] = useState(0);
  const online = useNetwork();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wants it, or the network is back.
  useEffect(() => {
    let current = true;
    Promise.all([accountApi.ways(), whoAmI()]).then(
      ([ways, account]) => {
        if (!current) return;
        setKnown({ ways, account });
        setLost(false);
      },
      () => current && setLost(true),
    );
    return () => {
      current = false;
    };
  }, [times, online]);
  const reload = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    if (!lost || !online) return;
    const timer = setInterval(reload, RETRY_MS);
    return () => clearInterval(timer);
  }, [lost, online, reload]);
  // Meanwhile a mail address may have been confirmed, or another device signed in.
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  return {
    known,
    lost: lost && online,
    setAccount: (account) => setKnown((before) => before && { ...before, account }),
    reload,
  };
}

async function whoAmI(): Promise<AccountInfo | null> {
  return (await api.me()).name === null ? null : accountApi.info();
}

export function isMember({ passkeys, password }: AccountInfo): boolean {
  return password || passkeys.length > 0;
}
