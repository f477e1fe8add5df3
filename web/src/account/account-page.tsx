import type { AccountInfo, SignInWays } from '@kontor/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NetworkNotice } from '../device/network-notice.tsx';
import { NameForm } from '../online/lobby/name-form.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { Page } from '../pages/page.tsx';
import { Problem } from '../pages/problem.tsx';
import { AnotherWay } from './another-way.tsx';
import { CodesSection } from './codes-section.tsx';
import { DataSection } from './data-section.tsx';
import { MailSection } from './mail-section.tsx';
import { NewDeviceSection } from './new-device-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccountTexts } from './texts/index.ts';
import { isMember, useAccount } from './use-account.ts';
import './account-page.css';

/** Who I am on this server and how I sign in. */
export function AccountPage(): ReactNode {
  const texts = useAccountTexts();
  const { connection } = useOnlineTexts();
  const { known, lost, setAccount, reload } = useAccount();
  return (
    <Page title={texts.title} wide>
      <NetworkNotice />
      <Problem text={lost ? connection.lost : undefined} />
      {known?.account === null && <Nobody onName={reload} />}
      {known?.account && (
        <Known account={known.account} ways={known.ways} onChange={setAccount} onReload={reload} />
      )}
    </Page>
  );
}

function Nobody({ onName }: { onName: () => void }): ReactNode {
  const texts = useAccountTexts();
  return (
    <div className="w-leaf" data-lone="true">
      <p>{texts.nobody}</p>
      <Link href="/sign-in" className="k-button">
        {texts.signIn}
      </Link>
      <NameForm name={null} onName={onName} />
    </div>
  );
}

interface KnownProps {
  readonly account: AccountInfo;
  readonly ways: SignInWays;
  readonly onChange: (account: AccountInfo) => void;
  readonly onReload: () => void;
}

function Known({ account, ways, onChange, onReload }: KnownProps): ReactNode {
  const texts = useAccountTexts();
  const member = isMember(account);
  return (
    <>
      <div className="w-account-who">
        <NameForm name={account.name} onName={(name) => onChange({ ...account, name })} />
        <p>{member ? texts.member : texts.guest}</p>
      </div>
      <AnotherWay account={account} onReload={onReload} />
      <div className="w-account">
        <PasskeySection account={account} ways={ways} onChange={onChange} />
        {member && <CodesSection account={account} onReload={onReload} />}
        <MailSection account={account} sendsMail={ways.mail} onChange={onChange} />
        <NewDeviceSection />
        <SessionsSection member={member} />
        <DataSection />
      </div>
    </>
  );
}
