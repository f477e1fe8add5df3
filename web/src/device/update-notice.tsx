import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { loadNewest, useNewerVersion } from './service-worker.ts';
import { useDeviceTexts } from './texts/index.ts';
import './notice.css';

/** Offers a new version of the page; pages show it, tables do not, so that it never comes in the middle of a game. */
export function UpdateNotice(): ReactNode {
  const { update: texts } = useDeviceTexts();
  const isNewer = useNewerVersion();
  const [later, setLater] = useState(false);
  if (!isNewer || later) return null;
  return (
    <div className="w-notice" role="status">
      <span>{texts.ready}</span>
      <Button look="primary" onClick={() => void loadNewest()}>
        {texts.use}
      </Button>
      <Button look="quiet" onClick={() => setLater(true)}>
        {texts.later}
      </Button>
    </div>
  );
}
