import type { Command } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import type { Snapshot } from '../../play/connection.ts';
import type { LoadedTable } from '../../table/use-table.ts';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { Invite } from '../gathering/invite.tsx';
import { TableNoticeSwitch } from '../notices/table-switch.tsx';
import { NotificationSwitch } from '../notifications/notification-switch.tsx';
import { isAbsent } from '../seat/missing.ts';
import { isPlayedByBot } from '../seat/own-seat.ts';
import { ReturnLink } from '../seat/return-link.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import '../../pages/fields.css';
import './table-menu.css';

interface TableMenuProps {
  readonly info: TableInfo;
  readonly loaded: LoadedTable;
  readonly snapshot: Snapshot;
  readonly send: (command: Command) => Promise<void>;
  /** Closes the menu. */
  readonly onDone: () => void;
}

type Open = 'invite' | 'return' | 'auto' | 'leave';

/** What can be done at an online table besides playing. */
export function TableMenu({ info, loaded, snapshot, send, onDone }: TableMenuProps): ReactNode {
  const texts = useOnlineTexts();
  const [open, setOpen] = useState<Open>();
  const { mine } = info;
  const plays = mine !== null && info.stage === 'running' && !isPlayedByBot(info);
  const { submit, problem } = useRequest();
  const last = snapshot.history.findLast(({ seat }) => seat !== null && seat === mine)?.row;
  const cancels = mine !== null && info.proposals.cancel.includes(mine);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('invite')}>{texts.table.link}</Button>
      {mine !== null && (
        <>
          <Button onClick={() => setOpen('return')}>{texts.back.link}</Button>
          <NotificationSwitch />
          <TableNoticeSwitch table={info.id} />
        </>
      )}
      {plays && (
        <>
          {(loaded.game.automatic?.length ?? 0) > 0 && (
            <Button onClick={() => setOpen('auto')}>{texts.auto.title}</Button>
          )}
          {last !== undefined && last > 0 && (
            <Button onClick={() => submit(send({ kind: 'requestUndo', to: last }), onDone)}>
              {texts.proposals.requestUndo}
            </Button>
          )}
          {!isAbsent(info, mine) && (
            <>
              <AskAbout info={info} snapshot={snapshot} onDone={onDone} />
              <Button onClick={() => submit(api.cancel(info.id, !cancels), onDone)}>
                {cancels ? texts.proposals.takeBackCancel : texts.proposals.askCancel}
              </Button>
            </>
          )}
          <Button look="regret" onClick={() => setOpen('leave')}>
            {texts.proposals.leave}
          </Button>
        </>
      )}
      {open === undefined && <Problem text={problem} />}
      {open === 'invite' && (
        <Dialog title={texts.table.link} onClose={close}>
          <Invite path={loaded.path} text={texts.table.lookOnText} />
        </Dialog>
      )}
      {open === 'return' && (
        <Dialog title={texts.back.link} onClose={close}>
          <ReturnLink id={info.id} />
        </Dialog>
      )}
      {open === 'auto' && (
        <Dialog title={texts.auto.title} onClose={close}>
          <Automatic info={info} loaded={loaded} />
        </Dialog>
      )}
      {open === 'leave' && (
        <Dialog
          title={texts.proposals.leaveTitle}
          onClose={close}
          footer={
            <>
              <Button look="regret" onClick={() => submit(api.leave(info.id), onDone)}>
                {texts.proposals.leave}
              </Button>
              <Button look="primary" onClick={close}>
                {texts.proposals.stay}
              </Button>
            </>
          }
        >
          <p>{texts.proposals.leaveText}</p>
          <Problem text={problem} />
        </Dialog>
      )}
    </>
  );
}

/** Without clocks, the players themselves ask how to go on without somebody. */
function AskAbout({
  info,
  snapshot,
  onDone,
}: Pick<TableMenuProps, 'info' | 'snapshot' | 'onDone'>): ReactNode {
  const texts = useOnlineTexts();
  const { submit, problem } = useRequest();
  const { active, ready } = snapshot.frame;
  if (info.time.clock) return null;
  const awaited = active.filter(
    (seat) => seat !== info.mine && !ready.includes(seat) && !isAbsent(info, seat),
  );
  return (
    <>
      {awaited.map((seat) => (
        <Button key={seat} onClick={() => submit(api.askAbout(info.id, seat), onDone)}>
          {texts.proposals.askAbout(info.seats[seat]?.name ?? '')}
        </Button>
      ))}
      <Problem text={problem} />
    </>
  );
}

function Automatic({ info, loaded }: { info: TableInfo; loaded: LoadedTable }): ReactNode {
  const { auto: texts } = useOnlineTexts();
  const { submit, problem } = useRequest();
  // Shown at once, and reverted if the server refuses it.
  const [wanted, setWanted] = useState<readonly string[]>();
  const chosen = wanted ?? info.auto;
  const set = (name: string, on: boolean): void => {
    const others = chosen.filter((other) => other !== name);
    const auto = on ? [...others, name] : others;
    setWanted(auto);
    const request = api.auto(info.id, auto);
    request.catch(() => setWanted(undefined));
    submit(request);
  };
  return (
    <div className="w-auto">
      <p className="w-help">{texts.help}</p>
      {loaded.game.automatic?.map(({ name }) => (
        <label key={name} className="w-field" data-kind="flag">
          <span>{texts.answers[name] ?? name}</span>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
        </label>
      ))}
      <Problem text={problem} />
    </div>
  );
}
