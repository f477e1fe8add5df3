import type { Warning } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { mannersApi } from './api.ts';
import { useMannersTexts } from './texts/index.ts';
import './manners.css';

/** What the host of the server has to say to the person, until they have read it. */
export function Warnings(): ReactNode {
  const texts = useMannersTexts();
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  useEffect(() => {
    let current = true;
    mannersApi.warnings().then(
      (loaded) => current && setWarnings(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return warnings.map(({ id, text }) => (
    <div key={id} className="w-warning" role="alert">
      <p>
        <strong>{texts.warning}</strong> <span translate="no">{text}</span>
      </p>
      <Button onClick={() => void mannersApi.markRead(id).then(setWarnings, () => undefined)}>
        {texts.read}
      </Button>
    </div>
  ));
}
