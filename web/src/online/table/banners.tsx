import type { Command, Frame } from '@kontor/core';
import { CHOICES, type TableInfo } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useNetwork } from '../../device/network.ts';
import { loadNewest } from '../../device/service-worker.ts';
import { useDeviceTexts } from '../../device/texts/index.ts';
import { Problem } from '../../pages/problem.tsx';
import { api } from '../connection/api.ts';
import type { OnlineRoom } from '../connection/online-connection.ts';
import { type Submit, useRequest } from '../connection/use-request.ts';
import { isAbsent } from '../seat/missing.ts';
import { countsAsMissing, isPlayedByBot } from '../seat/own-seat.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { Banner } from './banner.tsx';
import { timeText, useNow } from './clock-face.tsx';
import './banners.css';

interface BannersProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly frame: Frame<unknown> | undefined;
  readonly send: (command: Command) => Promise<void>;
}

/** Everything that currently needs the viewer's attention besides the game. */
export function Banners({ info, room, frame, send }: BannersProps): ReactNode {
  const { submit, problem } = useRequest(info);
  const plays = info.mine !== null && !isPlayedByBot(info);
  return (
    <>
      <ConnectionBanner room={room} />
      {info.stage === 'running' && (
        <>
          <Missing info={info} room={room} submit={submit} />
          {plays && <CancelProposal info={info} submit={submit} />}
          {plays && frame?.undoRequest && (
            <UndoProposal info={info} request={frame.undoRequest} send={send} submit={submit} />
          )}
        </>
      )}
      <Over info={info} submit={submit} />
      <Problem text={problem} />
    </>
  );
}

export function ConnectionBanner({ room }: { room: OnlineRoom }): ReactNode {
  const { connection: texts } = useOnlineTexts();
  const { network } = useDeviceTexts();
  const hasNetwork = useNetwork();
  if (room.connection === 'lost')
    return <Banner role="alert" warns words={hasNetwork ? texts.lost : network.none} />;
  if (room.late)
    return (
      <p className="w-late" role="status">
        {texts.late}
      </p>
    );
  if (!room.outdated) return null;
  return (
    <Banner words={texts.outdated}>
      <Button onClick={() => void loadNewest()}>{texts.reload}</Button>
    </Banner>
  );
}

/** Leads to the table at which the same people go on, once somebody has made it. */
export function RematchNotice({ info }: { info: TableInfo }): ReactNode {
  const { table: texts } = useOnlineTexts();
  if (info.rematch === null) return null;
  return (
    <Banner words={texts.rematch}>
      <Link href={`/table/${info.rematch}`} className="k-button" data-look="primary">
        {texts.toRematch}
      </Link>
    </Banner>
  );
}

function Over({ info, submit }: { info: TableInfo; submit: Submit }): ReactNode {
  const { table: texts } = useOnlineTexts();
  const [, navigate] = useLocation();
  const broken = info.stage === 'cancelled' || info.stage === 'expired';
  if (info.rematch !== null) return <RematchNotice info={info} />;
  if (!broken) return null;
  const again = (): Promise<void> => api.rematch(info.id).then(({ table }) => navigate(`/table/${table}`));
  return (
    <Banner words={info.stage === 'cancelled' ? texts.calledOff : texts.expired}>
      {info.mine !== null && <Button onClick={() => submit(again())}>{texts.again}</Button>}
    </Banner>
  );
}

function Missing({ info, room, submit }: { info: TableInfo; room: OnlineRoom; submit: Submit }): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const { missing } = info.proposals;
  const { mine } = info;
  if (isPlayedByBot(info) || countsAsMissing(info))
    return (
      <Banner role="alert" warns words={isPlayedByBot(info) ? texts.standIn : texts.youMissing}>
        <Button look="primary" onClick={() => submit(api.back(info.id))}>
          {texts.back}
        </Button>
      </Banner>
    );
  if (!missing) return null;
  const seats = info.seats.filter((_, seat) => seat === missing.seat);
  const name = seats[0]?.name ?? '';
  const chosen = missing.choices.find(({ seat }) => seat === mine)?.choice;
  if (mine === null) return <Banner seats={seats} words={texts.waiting(name)} />;
  return (
    <Banner
      label={texts.missing(name)}
      seats={seats}
      words={
        <>
          {/* The time that runs stays outside: an alert that changes is read again every second. */}
          <span role="alert">{texts.missing(name)}</span> <Until moment={missing.until - room.ahead} />
        </>
      }
    >
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          look={choice === 'end' ? 'regret' : 'plain'}
          aria-pressed={chosen === choice}
          onClick={() => submit(api.choose(info.id, missing.seat, choice))}
        >
          {texts.choices[choice]}
        </Button>
      ))}
    </Banner>
  );
}

function Until({ moment }: { moment: number }): ReactNode {
  const { proposals: texts, clock } = useOnlineTexts();
  return (
    <span className="w-until" role="timer">
      {texts.until(timeText(Math.max(0, moment - useNow()), clock))}
    </span>
  );
}

function CancelProposal({ info, submit }: { info: TableInfo; submit: Submit }): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const { cancel } = info.proposals;
  if (info.mine === null || cancel.length === 0 || isAbsent(info, info.mine)) return null;
  const names = (seats: TableInfo['seats']): string[] => seats.map(({ name }) => name);
  if (cancel.includes(info.mine)) {
    const waiting = info.seats.filter((_, seat) => !isAbsent(info, seat) && !cancel.includes(seat));
    return (
      <Banner seats={waiting} words={texts.cancelAsked(names(waiting))}>
        <Button onClick={() => submit(api.cancel(info.id, false))}>{texts.takeBackCancel}</Button>
      </Banner>
    );
  }
  const asking = info.seats.filter((_, seat) => cancel.includes(seat));
  return (
    <Banner role="alert" seats={asking} words={texts.cancel(names(asking))}>
      <Button onClick={() => submit(api.cancel(info.id, false))}>{texts.refuse}</Button>
      <Button look="regret" onClick={() => submit(api.cancel(info.id, true))}>
        {texts.agree}
      </Button>
    </Banner>
  );
}

interface UndoProposalProps {
  readonly info: TableInfo;
  readonly request: NonNullable<Frame<unknown>['undoRequest']>;
  readonly send: (command: Command) => Promise<void>;
  readonly submit: Submit;
}

function UndoProposal({ info, request, send, submit }: UndoProposalProps): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const no = (label: string): ReactNode => (
    <Button onClick={() => submit(send({ kind: 'answerUndo', to: request.to, yes: false }))}>{label}</Button>
  );
  if (request.yes.includes(info.mine ?? -1)) {
    // Whoever a bot has replaced must agree, too.
    const waiting = info.seats.filter(({ bot }, seat) => bot === null && !request.yes.includes(seat));
    return (
      <Banner seats={waiting} words={texts.undoAsked(waiting.map(({ name }) => name))}>
        {request.seat === info.mine && no(texts.neverMind)}
      </Banner>
    );
  }
  const asking = info.seats.filter((_, seat) => seat === request.seat);
  return (
    <Banner role="alert" seats={asking} words={texts.undo(asking[0]?.name ?? '')}>
      <Button onClick={() => submit(send({ kind: 'answerUndo', to: request.to, yes: true }))}>
        {texts.yes}
      </Button>
      {no(texts.no)}
    </Banner>
  );
}
