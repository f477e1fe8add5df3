import { BOT_LEVELS, COLOURS, type SeatInfo, SHAPES, type TableInfo } from '@kontor/protocol';
import { Button, PlayerMark, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { gameEntry } from '../games.ts';
import { Page } from '../pages/page.tsx';
import { useWebTexts } from '../texts/index.ts';
import { api } from './api.ts';
import { Invite } from './invite.tsx';
import { NameForm, useMe } from './name-form.tsx';
import type { OnlineConnection, OnlineRoom } from './online-connection.ts';
import { Talk, useUnread } from './talk.tsx';
import { problemText, useOnlineTexts } from './texts/index.ts';

interface GatheringProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly connection: OnlineConnection;
}

/** Asks the server for something and tells what went wrong. */
type Ask = (request: Promise<unknown>) => void;

/** A table before its game: people find their seats. */
export function Gathering({ info, room, connection }: GatheringProps): ReactNode {
  const texts = useOnlineTexts();
  const locale = useLocale();
  const { name, setName } = useMe();
  const [problem, setProblem] = useState<string>();
  // What is said here is read here.
  useUnread(info, room.chat, true);
  const ask: Ask = (request) => {
    request.then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(problemText(texts, error)),
    );
  };
  const game = gameEntry(info.game)?.card.name(locale) ?? info.game;
  const mine = info.mine === null ? undefined : info.seats[info.mine];
  return (
    <Page title={`${game} · ${texts.table.gathering}`}>
      {name !== undefined && (
        <NameForm
          name={name}
          onName={(chosen) => {
            // The line was opened by a stranger.
            if (name === null) connection.renew();
            setName(chosen);
          }}
        />
      )}
      <ol className="w-seats" aria-label={texts.create.seats}>
        {info.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={number} className="w-seat" data-mine={number === info.mine}>
            <SeatLine seat={seat} number={number} info={info} room={room} guest={name ?? null} ask={ask} />
          </li>
        ))}
      </ol>
      {info.host && (
        <p className="w-help">
          {texts.table.host}{' '}
          <Button look="quiet" onClick={() => ask(api.addSeat(info.id))}>
            {texts.create.add}
          </Button>
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className="w-problem">
          {problem}
        </p>
      )}
      <div className="w-actions">
        {mine && (
          <Button
            look={mine.ready ? 'plain' : 'primary'}
            onClick={() => ask(api.ready(info.id, !mine.ready))}
          >
            {mine.ready ? texts.table.notReady : texts.table.ready}
          </Button>
        )}
        {mine && (
          <Button look="quiet" onClick={() => ask(api.stand(info.id))}>
            {texts.table.stand}
          </Button>
        )}
        {info.host && (
          <Button look="regret" onClick={() => ask(api.cancel(info.id, true))}>
            {texts.table.callOff}
          </Button>
        )}
      </div>
      <p className="w-help">{texts.table.begins}</p>
      <section aria-labelledby="gathering-invite">
        <h2 id="gathering-invite">{texts.table.invite}</h2>
        <Invite path={`/table/${info.id}`} text={texts.table.inviteText} />
      </section>
      <section aria-labelledby="gathering-talk" className="w-gathering-talk">
        <h2 id="gathering-talk">{texts.talk.title}</h2>
        <Talk info={info} lines={room.chat} />
      </section>
      <details className="w-create-options">
        <summary>{texts.table.commitment}</summary>
        <p className="w-help">{texts.table.commitmentHelp}</p>
        <code className="w-commitment" translate="no">
          {info.commitment}
        </code>
      </details>
    </Page>
  );
}

interface SeatLineProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly guest: string | null;
  readonly ask: Ask;
}

function SeatLine({ seat, number, info, room, guest, ask }: SeatLineProps): ReactNode {
  const texts = useOnlineTexts();
  const { levels } = useWebTexts();
  const empty = !seat.taken && seat.bot === null;
  const level = BOT_LEVELS.find((each) => each === seat.bot);
  const state = seat.taken
    ? `${seat.ready ? texts.table.isReady : texts.table.isNotReady} · ${
        room.present.includes(number) ? texts.people.here : texts.people.away
      }`
    : level && levels[level];
  return (
    <>
      <PlayerMark player={seat} className="w-seat-mark" />
      <div className="w-seat-who">
        {empty ? <em>{texts.table.free}</em> : <strong translate="no">{seat.name}</strong>}
        <span className="w-help">{state}</span>
      </div>
      {number === info.mine && <Looks seat={seat} info={info} ask={ask} />}
      {empty && guest !== null && (
        <Button look={info.mine === null ? 'primary' : 'plain'} onClick={() => ask(api.sit(info.id, number))}>
          {texts.table.sit}
        </Button>
      )}
      {info.host && <HostTools seat={seat} number={number} info={info} ask={ask} />}
    </>
  );
}

function Looks({ seat, info, ask }: Pick<SeatLineProps, 'seat' | 'info' | 'ask'>): ReactNode {
  const texts = useOnlineTexts();
  const { colours, shapes } = useWebTexts();
  return (
    <>
      <label className="w-field">
        <span>{texts.table.colour}</span>
        <select
          value={seat.colour}
          onChange={({ target }) => {
            const colour = COLOURS.find((each) => each === target.value);
            if (colour) ask(api.look(info.id, { colour }));
          }}
        >
          {COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {colours[colour]}
            </option>
          ))}
        </select>
      </label>
      <label className="w-field">
        <span>{texts.table.shape}</span>
        <select
          value={seat.shape}
          onChange={({ target }) => {
            const shape = SHAPES.find((each) => each === target.value);
            if (shape) ask(api.look(info.id, { shape }));
          }}
        >
          {SHAPES.map((shape) => (
            <option key={shape} value={shape}>
              {shapes[shape]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function HostTools({
  seat,
  number,
  info,
  ask,
}: Pick<SeatLineProps, 'seat' | 'number' | 'info' | 'ask'>): ReactNode {
  const texts = useOnlineTexts();
  const { levels } = useWebTexts();
  const up = info.seats.map((_, i) => (i === number - 1 ? number : i === number ? number - 1 : i));
  return (
    <span className="w-seat-tools">
      {number !== info.mine && (
        <label className="w-field">
          <span>{texts.table.fill}</span>
          <select
            value={seat.bot ?? ''}
            onChange={({ target }) => ask(api.setBot(info.id, number, target.value || null))}
          >
            <option value="">{seat.taken ? seat.name : texts.create.person}</option>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </select>
        </label>
      )}
      {number > 0 && (
        <Button
          look="quiet"
          aria-label={texts.table.earlier(number + 1)}
          title={texts.table.earlier(number + 1)}
          onClick={() => ask(api.order(info.id, up))}
        >
          ↑
        </Button>
      )}
      {!seat.taken && (
        <Button
          look="quiet"
          aria-label={texts.create.remove(number + 1)}
          title={texts.create.remove(number + 1)}
          onClick={() => ask(api.removeSeat(info.id, number))}
        >
          ×
        </Button>
      )}
    </span>
  );
}
