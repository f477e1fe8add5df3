import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { startPush } from '../notices/push.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { mayNotify } from './notify.ts';

/** Asks for the permission to notify, or says why that is not possible. */
export function NotificationSwitch(): ReactNode {
  const { notifications: texts } = useOnlineTexts();
  const [may, setMay] = useState(mayNotify);
  switch (may) {
    case 'granted':
      return null;
    case 'default':
      return <Button onClick={() => void allow().then(setMay)}>{texts.allow}</Button>;
    case 'denied':
    case 'insecure':
      return <p className="w-help">{texts[may]}</p>;
  }
}

/** With the permission this device is called also while the page is closed, if it can be. */
async function allow(): Promise<NotificationPermission> {
  const may = await Notification.requestPermission();
  if (may === 'granted') await startPush().catch(() => undefined);
  return may;
}
