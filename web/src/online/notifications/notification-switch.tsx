import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useOnlineTexts } from '../texts/index.ts';
import { mayNotify } from './notify.ts';

/** Lets the browser show notices, or says why it will not. */
export function NotificationSwitch(): ReactNode {
  const { notifications: texts } = useOnlineTexts();
  const [may, setMay] = useState(mayNotify);
  switch (may) {
    case 'granted':
      return null;
    case 'default':
      return (
        <Button onClick={() => void Notification.requestPermission().then(setMay)}>{texts.allow}</Button>
      );
    case 'denied':
    case 'insecure':
      return <p className="w-help">{texts[may]}</p>;
  }
}
