import type { ReactNode } from 'react';
import { useNetwork } from './network.ts';
import { useDeviceTexts } from './texts/index.ts';
import './notice.css';

/** Says on pages of online play that there is no network. */
export function NetworkNotice(): ReactNode {
  const { network: texts } = useDeviceTexts();
  if (useNetwork()) return null;
  return (
    <p className="w-notice" role="status">
      {texts.none} {texts.local}
    </p>
  );
}
