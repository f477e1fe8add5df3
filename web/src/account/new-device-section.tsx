import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useRequest } from '../online/connection/use-request.ts';
import { Invite } from '../online/gathering/invite.tsx';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { useAccountTexts } from './texts/index.ts';

/** Makes a link that signs another device in. */
export function NewDeviceSection(): ReactNode {
  const { device: texts } = useAccountTexts();
  const [token, setToken] = useState<string>();
  const { submit, problem } = useRequest();
  const make = async (): Promise<void> => setToken((await accountApi.deviceLink()).token);
  return (
    <section className="w-leaf" aria-labelledby="account-device">
      <h2 id="account-device">{texts.title}</h2>
      {token === undefined ? (
        <Button onClick={() => submit(make())}>{texts.make}</Button>
      ) : (
        <Invite path={`/sign-in#${token}`} text={texts.text} />
      )}
      <Problem text={problem} />
    </section>
  );
}
