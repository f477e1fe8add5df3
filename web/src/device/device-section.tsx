import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { database } from '../store/database.ts';
import { BackupTools } from './backup-tools.tsx';
import { useInstall } from './install.ts';
import { askToPersist } from './persist.ts';
import { type DeviceTexts, useDeviceTexts } from './texts/index.ts';
import './device-section.css';

/** What this device can do without a network, and what it keeps. */
export function DeviceSection(): ReactNode {
  const texts = useDeviceTexts();
  const install = useInstall();
  return (
    <section className="w-leaf w-device" aria-labelledby="device-title">
      <h2 id="device-title">{texts.title}</h2>
      <Offline texts={texts.offline} />
      {install && (
        <div>
          <Button onClick={install}>{texts.install}</Button>
          <p className="w-help">{texts.installHelp}</p>
        </div>
      )}
      <Storage texts={texts.storage} />
      <BackupTools />
    </section>
  );
}

function Offline({ texts }: { texts: DeviceTexts['offline'] }): ReactNode {
  const [ready, setReady] = useState(false);
  const able = 'serviceWorker' in navigator;
  useEffect(() => {
    let current = true;
    if (able) void navigator.serviceWorker.ready.then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [able]);
  if (!isSecureContext) return <p>{texts.insecure}</p>;
  if (!able) return <p>{texts.none}</p>;
  return <p>{ready ? texts.ready : texts.fetching}</p>;
}

type Keeping = 'unknown' | 'unavailable' | 'kept' | 'mayClear' | 'denied';

function Storage({ texts }: { texts: DeviceTexts['storage'] }): ReactNode {
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  useEffect(() => {
    let current = true;
    void howKept().then((found) => current && setKeeping(found));
    return () => {
      current = false;
    };
  }, []);
  if (keeping === 'unknown') return null;
  const ask = async (): Promise<void> => setKeeping((await askToPersist()) ? 'kept' : 'denied');
  return (
    <div aria-live="polite">
      <p>{texts[keeping]}</p>
      {keeping === 'mayClear' && <Button onClick={() => void ask()}>{texts.keep}</Button>}
    </div>
  );
}

async function howKept(): Promise<Keeping> {
  try {
    await database();
  } catch {
    return 'unavailable';
  }
  // Absent without https, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage) return 'denied';
  return (await storage.persisted().catch(() => false)) ? 'kept' : 'mayClear';
}
