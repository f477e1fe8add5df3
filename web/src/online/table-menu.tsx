import type { Command, Outcome } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Problem } from '../pages/problem.tsx';
import type { Snapshot } from '../play/connection.ts';
import type { TableFixture } from '../table/use-table.ts';
import { api } from './api.ts';
import { isAway } from './away.ts';
import { Invite } from './invite.tsx';
import { mayNotify } from './notices.ts';
import { ReturnLink } from './return-link.tsx';
import { problemText, useOnlineTexts } from './texts/index.ts';

interface TableMenuProps {
  readonly info: TableInfo;
  readonly fixture: TableFixture;
  readonly snapshot: Snapshot;
  readonly send: (command: Command) => Promise<Outcome>;
  /** Puts the menu away. */
  readonly onDone: () => void;
}

type Open = 'invite' | 'return' | 'auto' | 'leave';

/** What can be done at an online table besides playing. */
export function TableMenu({ info, fixture, snapshot, send, onDone }: TableMenuProps): ReactNode {
  const texts = useOnlineTexts();
  const [open, setOpen] = useState<Open>();
  const [notices, setNotices] = useState(mayNotify);
  const { mine } = info;
  const running = info.stage === 'running';
  const last = snapshot.heard.findLast(({ seat }) => seat !== null && seat === mine)?.row;
  const cancels = mine !== null && info.wishes.cancel.includes(mine);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('invite')}>{texts.table.link}</Button>
      {mine !== null && (
        <>
          <Button onClick={() => setOpen('return')}>{texts.back.link}</Button>
          {notices === 'default' && (
            <Button onClick={() => void Notification.requestPermission().then(setNotices)}>
              {texts.notices.allow}
            </Button>
          )}
        </>
      )}
      {mine !== null && running && (
        <>
          {(fixture.game.automatic?.length ?? 0) > 0 && (
            <Button onClick={() => setOpen('auto')}>{texts.auto.title}</Button>
          )}
          {last !== undefined && last > 0 && (
            <Button
              onClick={() => {
                void send({ kind: 'askUndo', to: last });
                onDone();
              }}
            >
              {texts.wishes.askUndo}
            </Button>
          )}
          {!isAway(info, mine) && (
            <>
              <AskAbout info={info} snapshot={snapshot} onDone={onDone} />
              <Button onClick={() => void api.cancel(info.id, !cancels).then(onDone, onDone)}>
                {cancels ? texts.wishes.takeBackCancel : texts.wishes.askCancel}
              </Button>
            </>
          )}
          <Button look="regret" onClick={() => setOpen('leave')}>
            {texts.wishes.leave}
          </Button>
        </>
      )}
      {open === 'invite' && (
        <Dialog title={texts.table.link} onClose={close}>
          <Invite path={fixture.path} text={texts.table.lookOnText} />
        </Dialog>
      )}
      {open === 'return' && (
        <Dialog title={texts.back.link} onClose={close}>
          <ReturnLink id={info.id} />
        </Dialog>
      )}
      {open === 'auto' && (
        <Dialog title={texts.auto.title} onClose={close}>
          <Automatic info={info} fixture={fixture} />
        </Dialog>
      )}
      {open === 'leave' && (
        <Dialog
          title={texts.wishes.leaveTitle}
          onClose={close}
          footer={
            <>
              <Button look="regret" onClick={() => void api.leave(info.id).then(onDone, onDone)}>
                {texts.wishes.leave}
              </Button>
              <Button look="primary" onClick={close}>
                {texts.wishes.stay}
              </Button>
            </>
          }
        >
          <p>{texts.wishes.leaveText}</p>
        </Dialog>
      )}
    </>
  );
}

/** Where no clock sees to it: ask how to go on without somebody who does not come. */
function AskAbout({
  info,
  snapshot,
  onDone,
}: Pick<TableMenuProps, 'info' | 'snapshot' | 'onDone'>): ReactNode {
  const texts = useOnlineTexts();
  const [problem, setProblem] = useState<string>();
  const { active, ready } = snapshot.frame;
  if (info.time.clock) return null;
  const awaited = active.filter((seat) => seat !== info.mine && !ready.includes(seat) && !isAway(info, seat));
  return (
    <>
      {awaited.map((seat) => (
        <Button
          key={seat}
          onClick={() =>
            void api
              .askAbout(info.id, seat)
              .then(onDone, (error: unknown) => setProblem(problemText(texts, error)))
          }
        >
          {texts.wishes.askAbout(info.seats[seat]?.name ?? '')}
        </Button>
      ))}
      <Problem text={problem} />
    </>
  );
}

function Automatic({ info, fixture }: { info: TableInfo; fixture: TableFixture }): ReactNode {
  const { auto: texts } = useOnlineTexts();
  // What was clicked shows at once, and is taken back if the server says no.
  const [wanted, setWanted] = useState<readonly string[]>();
  const chosen = wanted ?? info.auto;
  const set = (name: string, on: boolean): void => {
    const others = chosen.filter((other) => other !== name);
    const auto = on ? [...others, name] : others;
    setWanted(auto);
    api.auto(info.id, auto).catch(() => setWanted(undefined));
  };
  return (
    <div className="w-auto">
      <p className="w-help">{texts.help}</p>
      {fixture.game.automatic?.map(({ name }) => (
        <label key={name} className="w-field" data-kind="flag">
          <span>{texts.answers[name] ?? name}</span>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
        </label>
      ))}
    </div>
  );
}
