import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useNetwork } from '../../device/network.ts';
import { NetworkNotice } from '../../device/network-notice.tsx';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { useServerInfo } from '../connection/server-info.ts';
import { Warnings } from '../manners/warnings.tsx';
import { NotificationSwitch } from '../notifications/notification-switch.tsx';
import { waitsForMe } from '../seat/own-seat.ts';
import { TakenSeats } from '../seat/taken-seats.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { NameForm, useMe } from './name-form.tsx';
import { Pager } from './pager.tsx';
import { byUrgency, Tables } from './table-list.tsx';
import { FIRST_PAGES, useLists } from './use-lists.ts';
import './lobby-page.css';

/** How often the lists are fetched again while somebody looks at them. */
const REFRESH_MS = 5000;

export function LobbyPage(): ReactNode {
  const texts = useOnlineTexts();
  const { name, setName } = useMe();
  // Under another name the lists are different.
  const [pages, setPages] = useState(FIRST_PAGES);
  const inviteOnly = useServerInfo()?.inviteOnly === true;
  const hasNetwork = useNetwork();
  const { lists, lost } = useLists(name, { everyMs: REFRESH_MS, pages });
  const unknown = lost ? [] : undefined;
  return (
    <Page title={texts.title} wide>
      <p>{inviteOnly ? texts.introInvited : texts.intro}</p>
      <Warnings />
      <NetworkNotice />
      <TakenSeats />
      <Problem text={lost && hasNetwork ? texts.connection.lost : undefined} />
      <div className="w-lobby-head">
        {name !== undefined && <NameForm name={name} onName={setName} />}
        <Link href={name === null ? '/sign-in' : '/account'} className="k-button" data-look="quiet">
          {name === null ? texts.signIn : texts.account}
        </Link>
        {/* Whoever has no name says it first; a game that waits comes before a new one. */}
        <Link
          href="/online/new"
          className="k-button"
          data-look={name === null || lists?.mine.some(waitsForMe) ? 'plain' : 'primary'}
        >
          {texts.newTable}
        </Link>
      </div>
      <div className="w-lobby">
        <section aria-labelledby="lobby-mine" className="w-lobby-mine">
          <h2 id="lobby-mine">{texts.mine}</h2>
          <Tables
            tables={lists ? byUrgency(lists.mine) : unknown}
            none={lists ? texts.noGames : texts.unlisted}
          />
          {lists && lists.mine.length > 0 && (
            <div className="w-tables-notices">
              <NotificationSwitch />
            </div>
          )}
        </section>
        <section aria-labelledby="lobby-open">
          <h2 id="lobby-open">{texts.open}</h2>
          <Tables tables={lists?.open ?? unknown} none={lists ? texts.noOpen : texts.unlisted} />
          <Pager
            page={pages.open}
            pages={lists?.pages.open ?? 1}
            onPage={(open) => setPages({ ...pages, open })}
          />
        </section>
        <section aria-labelledby="lobby-running">
          <h2 id="lobby-running">{texts.running}</h2>
          <Tables tables={lists?.running ?? unknown} none={lists ? texts.noRunning : texts.unlisted} />
          <Pager
            page={pages.running}
            pages={lists?.pages.running ?? 1}
            onPage={(running) => setPages({ ...pages, running })}
          />
        </section>
      </div>
    </Page>
  );
}
