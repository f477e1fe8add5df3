import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useNetwork } from '../../device/network.ts';
import { NetworkNotice } from '../../device/network-notice.tsx';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { NameForm, useMe } from '../lobby/name-form.tsx';
import { byUrgency, Tables } from '../lobby/table-list.tsx';
import { useLists } from '../lobby/use-lists.ts';
import { ShunnedPeople } from '../manners/shunned-people.tsx';
import { Warnings } from '../manners/warnings.tsx';
import { TakenSeats } from '../seat/taken-seats.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { Played } from './played.tsx';
import { Statistics } from './statistics.tsx';
import { useMyPageTexts } from './texts/index.ts';
import { Vacation } from './vacation.tsx';
import './my-page.css';

/** How often the running games are fetched again while somebody looks at them. */
const REFRESH_MS = 5000;

/** Everything that somebody plays and has played on this server. */
export function MyPage(): ReactNode {
  const texts = useMyPageTexts();
  const online = useOnlineTexts();
  const { name, setName } = useMe();
  const hasNetwork = useNetwork();
  const { lists, lost } = useLists(name, { everyMs: REFRESH_MS });
  const running = lists && byUrgency(lists.mine.filter(({ stage }) => isGoing(stage)));
  return (
    <Page title={texts.title} wide>
      <Warnings />
      <NetworkNotice />
      <TakenSeats />
      <Problem text={lost && hasNetwork ? online.connection.lost : undefined} />
      <div className="w-lobby-head">
        {name !== undefined && <NameForm name={name} onName={setName} />}
        <div className="w-my-links">
          <Link href={name === null ? '/sign-in' : '/account'} className="k-button" data-look="quiet">
            {name === null ? online.signIn : online.account}
          </Link>
          <Link href="/me/notices" className="k-button" data-look="quiet">
            {texts.notices}
          </Link>
          <Link
            href="/online/new"
            className="k-button"
            data-look={running?.length === 0 && name !== null ? 'primary' : 'plain'}
          >
            {online.newTable}
          </Link>
        </div>
      </div>
      <div className="w-my-page">
        <section aria-labelledby="my-running" className="w-lobby-mine">
          <h2 id="my-running">{texts.running}</h2>
          <Tables tables={running} none={texts.noRunning} />
        </section>
        {typeof name === 'string' && (
          <>
            <Played />
            <Statistics />
            <div className="w-my-rest">
              <Vacation />
              <ShunnedPeople />
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

function isGoing(stage: string): boolean {
  return stage === 'gathering' || stage === 'running';
}
