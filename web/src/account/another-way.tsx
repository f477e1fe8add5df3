import type { AccountInfo } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Problem } from '../pages/problem.tsx';
import { useNewCodes } from './new-codes.tsx';
import { useAccountTexts } from './texts/index.ts';

interface AnotherWayProps {
  readonly account: AccountInfo;
  readonly onReload: () => void;
}

/** Right after the first way to sign in another one is asked for, because one can be lost. */
export function AnotherWay({ account, onReload }: AnotherWayProps): ReactNode {
  const texts = useAccountTexts();
  const { make, dialog, problem } = useNewCodes(onReload);
  const { passkeys, password, codes } = account;
  const ways = passkeys.length + (password ? 1 : 0);
  if (ways !== 1 || codes > 0) return dialog;
  return (
    <div role="status" className="w-account-second">
      <h2>{texts.second.title}</h2>
      <p>{password ? texts.second.password : texts.second.passkey}</p>
      <div className="w-account-actions">
        <Button look="primary" onClick={make}>
          {texts.codes.make}
        </Button>
      </div>
      <Problem text={problem} />
      {dialog}
    </div>
  );
}
