import type { Command, Frame } from '@kontor/core';
import { CHOICES, type TableInfo } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Problem } from '../pages/problem.tsx';
import { api } from './api.ts';
import { isAway } from './away.ts';
import { timeText, useNow } from './clock-face.tsx';
import type { OnlineRoom } from './online-connection.ts';
import { isMissed, isStoodIn } from './own-seat.ts';
import { useOnlineTexts } from './texts/index.ts';
import { type Ask, useAsk } from './use-ask.ts';

interface BannersProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly frame: Frame<unknown> | undefined;
  readonly send: (command: Command) => Promise<void>;
}

/** What stands between a person and the game right now. */
export function Banners({ info, room, frame, send }: BannersProps): ReactNode {
  const { ask, problem } = useAsk(info);
  const plays = info.mine !== null && !isStoodIn(info);
  return (
    <>
      <LineBanner room={room} />
      {info.stage === 'running' && (
        <>
          <Missing info={info} room={room} ask={ask} />
          {plays && <CancelProposal info={info} ask={ask} />}
          {plays && frame?.undoRequest && (
            <UndoProposal info={info} request={frame.undoRequest} send={send} ask={ask} />
          )}
        </>
      )}
      <Over info={info} ask={ask} />
      <Problem text={problem} />
    </>
  );
}

export function LineBanner({ room }: { room: OnlineRoom }): ReactNode {
  const { line: texts } = useOnlineTexts();
  if (room.line === 'lost')
    return (
      <p className="w-banner" data-kind="alert" role="alert">
        {texts.lost}
      </p>
    );
  if (room.late)
    return (
      <p className="w-late" role="status">
        {texts.late}
      </p>
    );
  if (!room.outdated) return null;
  return (
    <p className="w-banner" role="status">
      {texts.outdated} <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </p>
  );
}

/** The game is over, and perhaps the same people already gather again. */
function Over({ info, ask }: { info: TableInfo; ask: Ask }): ReactNode {
  const { table: texts } = useOnlineTexts();
  const [, navigate] = useLocation();
  const broken = info.stage === 'cancelled' || info.stage === 'expired';
  if (info.rematch !== null)
    return (
      <p className="w-banner" role="status">
        {texts.rematch}{' '}
        <Link href={`/table/${info.rematch}`} className="k-button" data-look="primary">
          {texts.toRematch}
        </Link>
      </p>
    );
  if (!broken) return null;
  const again = (): Promise<void> => api.rematch(info.id).then(({ table }) => navigate(`/table/${table}`));
  return (
    <p className="w-banner" role="status">
      {info.stage === 'cancelled' ? texts.calledOff : texts.expired}{' '}
      {info.mine !== null && <Button onClick={() => ask(again())}>{texts.again}</Button>}
    </p>
  );
}

function Missing({ info, room, ask }: { info: TableInfo; room: OnlineRoom; ask: Ask }): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const { missing } = info.proposals;
  const { mine } = info;
  if (isStoodIn(info) || isMissed(info))
    return (
      <p className="w-banner" role="alert">
        {isStoodIn(info) ? texts.standIn : texts.youMissing}{' '}
        <Button look="primary" onClick={() => ask(api.back(info.id))}>
          {texts.back}
        </Button>
      </p>
    );
  if (!missing) return null;
  const name = info.seats[missing.seat]?.name ?? '';
  const chosen = missing.choices.find(({ seat }) => seat === mine)?.choice;
  if (mine === null)
    return (
      <p className="w-banner" role="status">
        {texts.waiting(name)}
      </p>
    );
  return (
    <p className="w-banner" role="alert">
      {texts.missing(name)} <Until moment={missing.until - room.ahead} />
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          aria-pressed={chosen === choice}
          onClick={() => ask(api.choose(info.id, missing.seat, choice))}
        >
          {texts.choices[choice]}
        </Button>
      ))}
    </p>
  );
}

/** How long there still is to choose. */
function Until({ moment }: { moment: number }): ReactNode {
  const { proposals: texts, clock } = useOnlineTexts();
  return (
    <span className="w-until" role="timer">
      {texts.until(timeText(Math.max(0, moment - useNow()), clock))}
    </span>
  );
}

function CancelProposal({ info, ask }: { info: TableInfo; ask: Ask }): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const { cancel } = info.proposals;
  if (info.mine === null || cancel.length === 0 || isAway(info, info.mine)) return null;
  const names = (seats: TableInfo['seats']): string => seats.map(({ name }) => name).join(', ');
  if (cancel.includes(info.mine)) {
    const waiting = info.seats.filter((_, seat) => !isAway(info, seat) && !cancel.includes(seat));
    return (
      <p className="w-banner" role="status">
        {texts.cancelAsked(names(waiting))}{' '}
        <Button onClick={() => ask(api.cancel(info.id, false))}>{texts.takeBackCancel}</Button>
      </p>
    );
  }
  return (
    <p className="w-banner" role="alert">
      {texts.cancel(names(info.seats.filter((_, seat) => cancel.includes(seat))))}{' '}
      <Button onClick={() => ask(api.cancel(info.id, true))}>{texts.agree}</Button>
      <Button onClick={() => ask(api.cancel(info.id, false))}>{texts.refuse}</Button>
    </p>
  );
}

interface UndoProposalProps {
  readonly info: TableInfo;
  readonly request: NonNullable<Frame<unknown>['undoRequest']>;
  readonly send: (command: Command) => Promise<void>;
  readonly ask: Ask;
}

function UndoProposal({ info, request, send, ask }: UndoProposalProps): ReactNode {
  const { proposals: texts } = useOnlineTexts();
  const no = (label: string): ReactNode => (
    <Button onClick={() => ask(send({ kind: 'answerUndo', to: request.to, yes: false }))}>{label}</Button>
  );
  if (request.yes.includes(info.mine ?? -1)) {
    const waiting = info.seats.filter(({ control }, seat) => control === null && !request.yes.includes(seat));
    return (
      <p className="w-banner" role="status">
        {texts.undoAsked(waiting.map(({ name }) => name).join(', '))}{' '}
        {request.seat === info.mine && no(texts.neverMind)}
      </p>
    );
  }
  return (
    <p className="w-banner" role="alert">
      {texts.undo(info.seats[request.seat]?.name ?? '')}{' '}
      <Button onClick={() => ask(send({ kind: 'answerUndo', to: request.to, yes: true }))}>
        {texts.yes}
      </Button>
      {no(texts.no)}
    </p>
  );
}
