import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Problem } from '../pages/problem.tsx';
import { api } from './api.ts';
import { CopyLink } from './invite.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useAsk } from './use-ask.ts';

/**
 * Makes a private link back to one's seat, when it is wanted: every new one ends the one before. A device that has no games
 * becomes one more of whoever made it, with everything that is theirs.
 */
export function ReturnLink({ id }: { id: string }): ReactNode {
  const texts = useOnlineTexts();
  const [token, setToken] = useState<string>();
  const { ask, problem } = useAsk();
  const make = (): Promise<void> => api.returnLink(id).then((link) => setToken(link.token));
  return (
    <>
      <p>{texts.back.linkText}</p>
      {token === undefined ? (
        <Button onClick={() => ask(make())}>{texts.back.make}</Button>
      ) : (
        <CopyLink link={new URL(`/return/${token}`, location.href).href} />
      )}
      <Problem text={problem} />
    </>
  );
}
