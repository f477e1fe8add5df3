import type { TableInfo } from '@kontor/protocol';
import { Button, Dialog, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gameName, gamePage } from '../../games/game-pages.ts';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { RoundTable } from '../../setup/round-table.tsx';
import { api } from '../connection/api.ts';
import type { OnlineConnection, OnlineRoom } from '../connection/online-connection.ts';
import { useRequest } from '../connection/use-request.ts';
import { NameForm, useMe } from '../lobby/name-form.tsx';
import { loadRelations, useWantedChat } from '../manners/relations.ts';
import { LinkReminder, ReturnLink } from '../seat/return-link.tsx';
import { TakenSeats } from '../seat/taken-seats.tsx';
import { Banner } from '../table/banner.tsx';
import { Chat, useUnread } from '../table/chat.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { Invite } from './invite.tsx';
import { SeatRow } from './seat-row.tsx';
import { Terms } from './terms.tsx';
import '../../setup/setup.css';
import './gathering.css';

interface GatheringProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly connection: OnlineConnection;
}

/** A table before its game begins. */
export function Gathering({ info, room, connection }: GatheringProps): ReactNode {
  const texts = useOnlineTexts();
  const locale = useLocale();
  const { name, setName } = useMe();
  const { submit, problem } = useRequest();
  const [link, setLink] = useState(false);
  // The chat is always visible on this page.
  useWantedChat(info, connection);
  useUnread(info, room.chat, true);
  const game = gameName(info.game, locale);
  const mine = info.mine === null ? undefined : info.seats[info.mine];
  const full = info.seats.every(({ taken, bot }) => taken || bot !== null);
  const { freed, stand } = useFreed(info);
  const nameForm = (
    <NameForm
      name={name ?? null}
      onName={(chosen) => {
        // All this was asked for before this person had a name.
        if (name === null) {
          connection.renew();
          void loadRelations(info.id);
        }
        setName(chosen);
      }}
    />
  );
  return (
    <Page title={`${game}\u00a0· ${texts.table.gathering}`} wide>
      <LinkReminder info={info} />
      <TakenSeats key={String(info.mine)} table={info.id} />
      <Problem text={freed ? texts.table.freed : undefined} />
      {full && !mine && <Banner words={texts.table.fullForYou} />}
      {name === null && nameForm}
      <div className="w-gathering">
        <div className="w-gathering-table">
          <RoundTable
            label={texts.create.seats}
            seats={info.seats.map(({ colour, taken, bot }, number) => ({
              colour,
              mine: number === info.mine,
              free: !taken && bot === null,
            }))}
            Art={gamePage(info.game)?.card.Art}
          >
            {(number) => {
              const seat = info.seats[number];
              return (
                seat && (
                  <SeatRow
                    seat={seat}
                    number={number}
                    info={info}
                    room={room}
                    guest={name ?? null}
                    submit={submit}
                  />
                )
              );
            }}
          </RoundTable>
          <div className="w-setup-start">
            {mine && (
              <Button
                look={mine.ready ? 'plain' : 'primary'}
                onClick={() => submit(api.ready(info.id, !mine.ready))}
              >
                {mine.ready ? texts.table.notReady : texts.table.ready}
              </Button>
            )}
            <p className="w-help">{full ? texts.table.full : texts.table.begins}</p>
          </div>
          <Problem text={problem} />
          {info.host && (
            <p className="w-help">
              {texts.table.host}{' '}
              <Button look="quiet" onClick={() => submit(api.addSeat(info.id))}>
                {texts.create.add}
              </Button>
            </p>
          )}
          {typeof name === 'string' && nameForm}
          {mine && (
            <div className="w-gathering-own">
              <Button look="quiet" onClick={() => submit(stand())}>
                {texts.table.stand}
              </Button>
              <Button look="quiet" onClick={() => setLink(true)}>
                {texts.back.link}
              </Button>
              {info.host && (
                <Button look="regret" onClick={() => submit(api.cancel(info.id, true))}>
                  {texts.table.callOff}
                </Button>
              )}
            </div>
          )}
        </div>
        <div className="w-gathering-aside">
          <section aria-labelledby="gathering-invite" className="w-gathering-part">
            <h2 id="gathering-invite">{texts.table.invite}</h2>
            <Invite path={`/table/${info.id}`} text={texts.table.inviteText} />
          </section>
          <Terms info={info} />
        </div>
        <section aria-labelledby="gathering-chat" className="w-gathering-part w-gathering-chat">
          <h2 id="gathering-chat">{texts.chat.title}</h2>
          <Chat info={info} lines={room.chat} onEarlier={() => connection.loadEarlierChat()} />
        </section>
      </div>
      {link && (
        <Dialog title={texts.back.link} onClose={() => setLink(false)}>
          <ReturnLink id={info.id} />
        </Dialog>
      )}
    </Page>
  );
}

/** Whether somebody else freed the viewer's seat, and a way to leave it oneself. */
function useFreed({ id, mine }: TableInfo): { freed: boolean; stand: () => Promise<unknown> } {
  const [freed, setFreed] = useState(false);
  const before = useRef(mine);
  const standing = useRef(false);
  useEffect(() => {
    if (before.current !== null && mine === null) setFreed(!standing.current);
    if (mine !== null) setFreed(false);
    before.current = mine;
    standing.current = false;
  }, [mine]);
  const stand = async (): Promise<void> => {
    standing.current = true;
    await api.stand(id).catch((error: unknown) => {
      standing.current = false;
      throw error;
    });
  };
  return { freed, stand };
}
