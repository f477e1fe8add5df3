import type { AccountInfo, SignInWays } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useRequest } from '../online/connection/use-request.ts';
import { Problem } from '../pages/problem.tsx';
import { accountApi } from './account-api.ts';
import { addPasskey, type Missing, whyNoPasskeys } from './passkeys.ts';
import { useAccountTexts } from './texts/index.ts';

interface PasskeySectionProps {
  readonly account: AccountInfo;
  readonly ways: SignInWays;
  readonly onChange: (account: AccountInfo) => void;
}

/** My passkeys. */
export function PasskeySection({ account, ways, onChange }: PasskeySectionProps): ReactNode {
  const texts = useAccountTexts();
  const { submit, problem, busy } = useRequest();
  const missing = whyNoPasskeys(ways);
  const add = (): void => submit(addPasskey().then(onChange));
  const { passkeys } = account;
  return (
    <section className="w-leaf" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{texts.passkeys.title}</h2>
      <p>{texts.passkeys.what}</p>
      {missing && <MissingPasskeys missing={missing} at={ways.passkeys} />}
      <PasskeyList account={account} onChange={onChange} />
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
