import type { AccountInfo } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Problem } from '../pages/problem.tsx';
import { useNewCodes } from './new-codes.tsx';
import { useAccountTexts } from './texts/index.ts';

/** How many recovery codes are left, and new ones. */
export function CodesSection({
  account,
  onReload,
}: {
  account: AccountInfo;
  onReload: () => void;
}): ReactNode {
  const { codes: texts } = useAccountTexts();
  const { make, dialog, problem } = useNewCodes(onReload);
  return (
    <section className="w-leaf" aria-labelledby="account-codes">
      <h2 id="account-codes">{texts.title}</h2>
      <p>{texts.what}</p>
      <p>{account.codes === 0 ? texts.none : texts.left(account.codes)}</p>
      <Button onClick={make}>{account.codes === 0 ? texts.make : texts.renew}</Button>
      {account.codes > 0 && <p className="w-help">{texts.renewHelp}</p>}
      <Problem text={problem} />
      {dialog}
    </section>
  );
}
