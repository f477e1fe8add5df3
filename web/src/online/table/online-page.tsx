import type { Command } from '@kontor/core';
import type { OnlineFrame, TableInfo } from '@kontor/protocol';
import { Button, Dialog, useLocale, usePhone } from '@kontor/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Broken, Catch } from '../../pages/broken.tsx';
import { MissingTable } from '../../pages/missing-table.tsx';
import { Loading } from '../../pages/page.tsx';
import { LiveTable } from '../../table/live-table.tsx';
import { refusalText } from '../../table/refusal-text.ts';
import { Sign } from '../../table/sign.tsx';
import type { OnlineConnection, OnlineRoom } from '../connection/online-connection.ts';
import { useOnlineTable, useRoom } from '../connection/use-room.ts';
import { Closed } from '../gathering/closed.tsx';
import { Gathering } from '../gathering/gathering.tsx';
import { useWantedChat } from '../manners/relations.ts';
import { NextGame } from '../notifications/next-game.tsx';
import { useTurnNotification } from '../notifications/notify.ts';
import { rememberOnline } from '../notifications/plays-online.ts';
import { asked } from '../seat/own-seat.ts';
import { LinkReminder } from '../seat/return-link.tsx';
import { TakenSeats } from '../seat/taken-seats.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { Banners, ConnectionBanner, RematchNotice } from './banners.tsx';
import { Chat, useUnread } from './chat.tsx';
import { ClockFace } from './clock-face.tsx';
import { People } from './people.tsx';
import { TableMenu } from './table-menu.tsx';
import { WhileAway } from './while-away.tsx';

interface OnlinePageProps {
  readonly id: string;
  /** The row to look back at. */
  readonly row: string | undefined;
}

/** The page of an online table, from its gathering to its end. */
export function OnlinePage({ id, row }: OnlinePageProps): ReactNode {
  const open = useRoom(id);
  const seated = typeof open?.state.info?.mine === 'number';
  useEffect(() => {
    if (seated) rememberOnline(true);
  }, [seated]);
  if (!open) return <Loading />;
  const { connection, state: room } = open;
  if (room.missing) return <Missing />;
  if (!room.info) return <Opening room={room} />;
  const { info } = room;
  if (info.stage === 'gathering')
    return (
      <>
        <ConnectionBanner room={room} />
        <Gathering info={info} room={room} connection={connection} />
      </>
    );
  if (info.row === 0 && (info.stage === 'cancelled' || info.stage === 'expired'))
    return <Closed info={info} />;
  return <Begun row={row} connection={connection} room={room} />;
}

function Opening({ room }: { room: OnlineRoom }): ReactNode {
  return (
    <>
      <ConnectionBanner room={room} />
      <Loading />
    </>
  );
}

interface BegunProps extends Pick<OnlinePageProps, 'row'> {
  readonly connection: OnlineConnection;
  readonly room: OnlineRoom;
}

function Begun({ row, connection, room }: BegunProps): ReactNode {
  const { people } = useOnlineTexts();
  const phone = usePhone();
  const locale = useLocale();
  const loaded = useOnlineTable(room.info);
  const state = connection.state();
  const { info } = room;
  const snapshot = useMemo(
    () => (state.kind === 'open' && info ? asked(info, state.snapshot) : undefined),
    [state, info],
  );
  useTurnNotification(info?.game ?? '', snapshot);
  if (loaded instanceof Error) return <Broken message={loaded.message} />;
  if (loaded === 'loading' || loaded === 'missing' || !info || !snapshot) return <Opening room={room} />;
  const send = async (command: Command): Promise<void> => {
    const outcome = await connection.send(info.mine ?? -1, command);
    if (!outcome.ok) throw new Error(refusalText(outcome.refused, loaded, locale));
  };
  const { clocks } = snapshot.frame as OnlineFrame;
  return (
    <Catch>
      <LiveTable
        // Another seat is another viewer, whose table starts afresh.
        key={info.mine ?? 'spectator'}
        loaded={loaded}
        connection={connection}
        snapshot={snapshot}
        row={row === undefined ? undefined : Number(row)}
        extras={{
          tools: (
            <>
              {clocks && <ClockFace info={info} clocks={clocks} ahead={room.ahead} />}
              {info.mine === null && !phone && <span className="w-help">{people.youLookOn}</span>}
              <NextGame here={info.id} />
              <People info={info} room={room} clocks={clocks} />
              <ChatButton info={info} room={room} connection={connection} />
            </>
          ),
          banner: (
            <>
              <div className="w-banners">
                <Banners info={info} room={room} frame={snapshot.frame} send={send} />
                <LinkReminder info={info} />
                <TakenSeats key={String(info.mine)} table={info.id} />
              </div>
              <WhileAway loaded={loaded} snapshot={snapshot} />
            </>
          ),
          end: <RematchNotice info={info} />,
          menu: (close) => (
            <TableMenu info={info} loaded={loaded} snapshot={snapshot} send={send} onDone={close} />
          ),
        }}
      />
    </Catch>
  );
}

interface ChatButtonProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly connection: OnlineConnection;
}

function ChatButton({ info, room, connection }: ChatButtonProps): ReactNode {
  const { chat: texts } = useOnlineTexts();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  useWantedChat(info, connection);
  const unread = useUnread(info, room.chat, open);
  const label = unread > 0 ? texts.unread(unread) : texts.title;
  return (
    <>
      <Button
        look="quiet"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Sign of="chat" />
        {unread > 0 && (
          <span className="w-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </Button>
      {open && (
        <Dialog title={texts.title} place={phone ? 'bottom' : 'side'} onClose={() => setOpen(false)}>
          <Chat info={info} lines={room.chat} onEarlier={() => connection.loadEarlierChat()} />
        </Dialog>
      )}
    </>
  );
}

function Missing(): ReactNode {
  const { table: texts } = useOnlineTexts();
  return <MissingTable title={texts.missing} text={texts.missingText} />;
}
