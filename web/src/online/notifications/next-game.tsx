import { usePhone } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../../table/sign.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { useWaiting } from './waiting-games.ts';

/** A link to the next game that waits for the viewer. */
export function NextGame({ here }: { here: string }): ReactNode {
  const { notifications: texts } = useOnlineTexts();
  const phone = usePhone();
  const [next, ...more] = useWaiting().filter(({ id }) => id !== here);
  if (!next) return null;
  const label = texts.next(1 + more.length);
  return (
    <Link href={`/table/${next.id}`} className="k-button" aria-label={label} title={label}>
      <Sign of="skip" />
      {!phone && <span>{texts.nextGame}</span>}
    </Link>
  );
}
