import type { Device } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineTexts } from '../texts/index.ts';
import './devices.css';

/** The devices on which the player is known, each of which but this one can be forgotten. */
export function Devices(): ReactNode {
  const { back: texts } = useOnlineTexts();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const { submit, problem } = useRequest();
  useEffect(() => {
    api.devices().then(setDevices, () => undefined);
  }, []);
  if (devices.length < 2) return null;
  const forget = async (id: string): Promise<void> => setDevices(await api.forgetDevice(id));
  return (
    <>
      <h3 className="w-devices-title">{texts.devices}</h3>
      <ul className="w-devices">
        {devices.map(({ id, createdAt, current }) => (
          <li key={id}>
            <span>{texts.device(createdAt === 0 ? undefined : new Date(createdAt))}</span>
            {current ? (
              <em>{texts.thisDevice}</em>
            ) : (
              <Button onClick={() => submit(forget(id))}>{texts.forget}</Button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </>
  );
}
