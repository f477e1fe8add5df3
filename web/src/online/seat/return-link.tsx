import type { TableInfo } from '@kontor/protocol';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { accountApi } from '../../account/account-api.ts';
import { isMember } from '../../account/use-account.ts';
import { localStore } from '../../browser/local-storage.ts';
import { Problem } from '../../pages/problem.tsx';
import { api } from '../connection/api.ts';
import { useLink } from '../connection/server-info.ts';
import { useRequest } from '../connection/use-request.ts';
import { CopyLink } from '../gathering/invite.tsx';
import { Banner } from '../table/banner.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { Devices } from './devices.tsx';
import { isPlayedByBot } from './own-seat.ts';

/**
 * Creates a private link to the player's seat, which works once; a new link replaces the one before. For a guest, a
 * device without games becomes a device of the same player; of somebody who can sign in it gives the seat only. The token is in the fragment, because that
 * is sent to no server and so is in no log.
 */
export function ReturnLink({ id }: { id: string }): ReactNode {
  const texts = useOnlineTexts();
  const [token, setToken] = useState<string>();
  const { submit, problem } = useRequest();
  const [member, setMember] = useState(false);
  useEffect(() => {
    accountApi.info().then(
      (account) => setMember(isMember(account)),
      () => undefined,
    );
  }, []);
  const make = async (): Promise<void> => {
    setToken((await api.returnLink(id)).token);
    localStore.set(settledKey(id), '1');
  };
  return (
    <>
      <p>{member ? texts.back.linkTextMember : texts.back.linkText}</p>
      {token === undefined ? (
        <Button onClick={() => submit(make())}>{texts.back.make}</Button>
      ) : (
        <PrivateLink token={token} />
      )}
      <Problem text={problem} />
      {!member && <Devices />}
    </>
  );
}

function PrivateLink({ token }: { token: string }): ReactNode {
  return <CopyLink link={useLink(`/return#${token}`)} />;
}

/** Set when the player has created a link for this table or does not want one. */
function settledKey(table: string): string {
  return `kontor.link.${table}`;
}

/**
 * Offers a private link once, because a browser that forgets its cookie loses the seat. A visitor without a
 * seat may be a player to whom that has happened.
 */
export function LinkReminder({ info }: { info: TableInfo }): ReactNode {
  const { back: texts } = useOnlineTexts();
  const [settled, setSettled] = useState(() => localStore.get(settledKey(info.id)) !== null);
  const [open, setOpen] = useState(false);
  const settle = (): void => {
    localStore.set(settledKey(info.id), '1');
    setSettled(true);
  };
  // Not beside another question.
  const calm = info.proposals.missing === null && info.proposals.cancel.length === 0 && !isPlayedByBot(info);
  const takesDays = info.stage === 'running' && info.time.pace === 'slow' && calm;
  const lost = info.mine === null && info.stage === 'running' && info.seats.some(({ taken }) => taken);
  const keep = info.mine !== null && (info.stage === 'gathering' || takesDays);
  if (settled || (!lost && !keep)) return null;
  return (
    <>
      <Banner words={lost ? texts.lost : texts.keep}>
        {keep && <Button onClick={() => setOpen(true)}>{texts.save}</Button>}
        <Button look="quiet" onClick={settle}>
          {lost ? texts.noMatter : texts.notNow}
        </Button>
      </Banner>
      {open && (
        <Dialog
          title={texts.link}
          onClose={() => {
            setOpen(false);
            setSettled(localStore.get(settledKey(info.id)) !== null);
          }}
        >
          <ReturnLink id={info.id} />
        </Dialog>
      )}
    </>
  );
}
