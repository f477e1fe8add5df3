import type { AccountInfo, SignInWays } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useRequest } from '../online/connection/use-request.ts';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { useNewCodes } from './new-codes.tsx';
import { addPasskey, type Missing, whyNoPasskeys } from './passkeys.ts';
import { useAccountTexts } from './texts/index.ts';

interface PasskeySectionProps {
  readonly account: AccountInfo;
  readonly ways: SignInWays;
  readonly onChange: (account: AccountInfo) => void;
  readonly onReload: () => void;
}

/** My passkeys. Right after the first one another way is asked for, because one passkey can be lost. */
export function PasskeySection({ account, ways, onChange, onReload }: PasskeySectionProps): ReactNode {
  const texts = useAccountTexts();
  const { submit, problem, busy } = useRequest();
  const missing = whyNoPasskeys(ways);
  const add = (): void => submit(addPasskey().then(onChange));
  const { passkeys, password, codes } = account;
  const onlyOne = passkeys.length === 1 && !password && codes === 0;
  return (
    <section className="w-account-part" aria-labelledby="account-passkeys" data-urgent={onlyOne}>
      <h2 id="account-passkeys">{texts.passkeys.title}</h2>
      <p>{texts.passkeys.what}</p>
      {missing && <MissingPasskeys missing={missing} at={ways.passkeys} />}
      <PasskeyList account={account} onChange={onChange} />
      {onlyOne && <AnotherWay onReload={onReload} />}
      {!missing && (
        <Button look={passkeys.length === 0 ? 'primary' : 'plain'} disabled={busy} onClick={add}>
          {passkeys.length === 0 ? texts.passkeys.add : texts.passkeys.another}
        </Button>
      )}
      <Problem text={problem} />
    </section>
  );
}

export function MissingPasskeys({ missing, at }: { missing: Missing; at: string | null }): ReactNode {
  const { passkeys: texts } = useAccountTexts();
  return (
    <p className="w-account-mail">
      {texts.missing[missing]} {missing === 'elsewhere' && at !== null && <a href={`${at}/account`}>{at}</a>}
    </p>
  );
}

function PasskeyList({ account, onChange }: Pick<PasskeySectionProps, 'account' | 'onChange'>): ReactNode {
  const { passkeys: texts } = useAccountTexts();
  const { submit, problem } = useRequest();
  if (account.passkeys.length === 0) return null;
  return (
    <>
      <ul className="w-account-list">
        {account.passkeys.map(({ id, createdAt, usedAt }) => {
          const since = texts.since(new Date(createdAt));
          return (
            <li key={id}>
              <span>
                {since}
                {usedAt !== null && `, ${texts.used(new Date(usedAt))}`}
              </span>
              <Button
                look="quiet"
                aria-label={texts.removeOf(since)}
                onClick={() => submit(accountApi.removePasskey(id).then(onChange))}
              >
                {texts.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      <Problem text={problem} />
    </>
  );
}

function AnotherWay({ onReload }: Pick<PasskeySectionProps, 'onReload'>): ReactNode {
  const texts = useAccountTexts();
  const { make, dialog, problem } = useNewCodes(onReload);
  return (
    <div role="status" className="w-account-second">
      <h3>{texts.second.title}</h3>
      <p>{texts.second.text}</p>
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
