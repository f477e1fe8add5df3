import type { Device } from '@kontor/protocol';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../online/connection/api.ts';
import { useRequest } from '../online/connection/use-request.ts';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import type { AccountTexts } from './texts/en.ts';
import { useAccountTexts } from './texts/index.ts';

/** What a device is, as far as it is known. */
function deviceName({ browser, system }: Device, texts: AccountTexts['sessions']): string {
  if (browser !== '' && system !== '') return texts.device(browser, system);
  return browser || system || texts.unknown;
}

/** The devices where I am signed in; each can be signed out. */
export function SessionsSection({ member }: { member: boolean }): ReactNode {
  const { sessions: texts } = useAccountTexts();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [asking, setAsking] = useState(false);
  const { submit, problem } = useRequest();
  useEffect(() => {
    api.devices().then(setDevices, () => undefined);
  }, []);
  // Everything that the page knows belongs to whoever was signed in.
  const signOut = (): void => submit(accountApi.signOut(), () => location.assign('/'));
  return (
    <section className="w-leaf" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{texts.title}</h2>
      <ul className="w-account-list">
        {devices.map((device) => {
          const { id, createdAt, usedAt, current } = device;
          const name = deviceName(device, texts);
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>
                  {usedAt !== null && !current
                    ? texts.used(new Date(usedAt))
                    : texts.since(createdAt === 0 ? undefined : new Date(createdAt))}
                </small>
              </span>
              {current ? (
                <em>{texts.here}</em>
              ) : (
                <Button
                  look="quiet"
                  aria-label={texts.endOf(name)}
                  onClick={() => submit(api.forgetDevice(id).then(setDevices))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="w-account-actions">
        {devices.length > 1 && (
          <Button onClick={() => submit(accountApi.endOthers().then(setDevices))}>{texts.endOthers}</Button>
        )}
        <Button onClick={() => (member ? signOut() : setAsking(true))}>{texts.signOut}</Button>
      </div>
      <Problem text={problem} />
      {asking && (
        <Dialog
          title={texts.guestOutTitle}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
              <Button look="regret" onClick={signOut}>
                {texts.signOut}
              </Button>
            </>
          }
        >
          <p>{texts.guestOut}</p>
        </Dialog>
      )}
    </section>
  );
}
