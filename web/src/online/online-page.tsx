import type { Command, Outcome } from '@kontor/core';
import { Button, Dialog, usePhone } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Broken, Catch } from '../pages/broken.tsx';
import { Loading, useTitle } from '../pages/page.tsx';
import type { Snapshot } from '../play/connection.ts';
import { LiveTable } from '../table/live-table.tsx';
import { Sign } from '../table/sign.tsx';
import { useWebTexts } from '../texts/index.ts';
import { Banners, LineBanner } from './banners.tsx';
import { ClockFace } from './clock-face.tsx';
import { Gathering } from './gathering.tsx';
import { useTurnNotice } from './notices.ts';
import type { OnlineConnection, OnlineRoom } from './online-connection.ts';
import { People } from './people.tsx';
import { TableMenu } from './table-menu.tsx';
import { Talk, useUnread } from './talk.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useOnlineFixture, useRoom } from './use-room.ts';
import { WhileAway } from './while-away.tsx';
import '../setup/setup.css';
import '../table/table.css';
import './online.css';

interface OnlinePageProps {
  readonly id: string;
  /** A moment to look back at. */
  readonly row: string | undefined;
}

/** The page of an online table, from its gathering to its end. */
export function OnlinePage({ id, row }: OnlinePageProps): ReactNode {
  const line = useRoom(id);
  if (!line) return <Loading />;
  const { connection, room } = line;
  if (room.missing) return <Missing />;
  if (!room.info) return <Opening room={room} />;
  const before = room.info.stage === 'gathering' || (room.info.stage !== 'running' && room.info.row === 0);
  if (before)
    return (
      <>
        <Banners info={room.info} room={room} frame={undefined} send={nothing} />
        <Gathering info={room.info} room={room} connection={connection} />
      </>
    );
  return <Begun id={id} row={row} connection={connection} room={room} />;
}

async function nothing(): Promise<Outcome> {
  return { ok: true };
}

function Opening({ room }: { room: OnlineRoom }): ReactNode {
  return (
    <>
      <LineBanner room={room} />
      <Loading />
    </>
  );
}

interface BegunProps extends OnlinePageProps {
  readonly connection: OnlineConnection;
  readonly room: OnlineRoom;
}

function Begun({ id, row, connection, room }: BegunProps): ReactNode {
  const fixture = useOnlineFixture(room.info);
  const state = connection.state();
  const snapshot = state.kind === 'open' ? state.snapshot : undefined;
  useTurnNotice(room.info?.game ?? '', snapshot);
  if (fixture instanceof Error) return <Broken message={fixture.message} id={id} />;
  if (fixture === 'loading' || fixture === 'missing' || !room.info || !snapshot)
    return <Opening room={room} />;
  const { info } = room;
  const send = (command: Command): Promise<Outcome> => connection.send(info.mine ?? -1, command);
  const { clocks } = snapshot.frame as Snapshot['frame'] & { clocks?: typeof info.clocks };
  return (
    <Catch id={id}>
      <LiveTable
        // Another seat is another pair of eyes.
        key={info.mine ?? 'spectator'}
        fixture={fixture}
        connection={connection}
        snapshot={snapshot}
        row={row === undefined ? undefined : Number(row)}
        extras={{
          tools: (
            <>
              {clocks && <ClockFace info={info} clocks={clocks} ahead={room.ahead} />}
              <People info={info} room={room} />
              <TalkButton info={info} room={room} />
            </>
          ),
          banner: (
            <>
              <Banners info={info} room={room} frame={snapshot.frame} send={send} />
              <WhileAway fixture={fixture} snapshot={snapshot} />
            </>
          ),
          menu: <TableMenu info={info} fixture={fixture} snapshot={snapshot} send={send} />,
        }}
      />
    </Catch>
  );
}

function TalkButton({ info, room }: { info: NonNullable<OnlineRoom['info']>; room: OnlineRoom }): ReactNode {
  const { talk: texts } = useOnlineTexts();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const unread = useUnread(info, room.chat, open);
  const label = unread > 0 ? `${texts.title}: ${texts.unread(unread)}` : texts.title;
  return (
    <>
      <Button
        look="quiet"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Sign of="talk" />
        {unread > 0 && (
          <span className="w-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </Button>
      {open && (
        <Dialog title={texts.title} place={phone ? 'bottom' : 'side'} onClose={() => setOpen(false)}>
          <Talk info={info} lines={room.chat} />
        </Dialog>
      )}
    </>
  );
}

function Missing(): ReactNode {
  const { table: texts } = useOnlineTexts();
  const { app, errors } = useWebTexts();
  useTitle(`${texts.missing} – ${app}`);
  return (
    <main className="w-alone">
      <h1>{texts.missing}</h1>
      <p>{texts.missingText}</p>
      <Link href="/" className="k-button" data-look="primary">
        {errors.toHome}
      </Link>
    </main>
  );
}
