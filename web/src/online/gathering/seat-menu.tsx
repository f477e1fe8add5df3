import type { SeatInfo, Swap, TableInfo } from '@kontor/protocol';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Sign } from '../../table/sign.tsx';
import { api } from '../connection/api.ts';
import type { Submit } from '../connection/use-request.ts';
import { Manners, useHasManners } from '../manners/seat-manners.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import './seat-menu.css';

export interface SeatProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly info: TableInfo;
  readonly submit: Submit;
}

/** A swap that one player has proposed to another. */
export function isProposed(
  { proposals }: TableInfo,
  what: Swap['what'],
  from: number | null,
  to: number | null,
): boolean {
  return proposals.swaps.some((one) => one.what === what && one.from === from && one.to === to);
}

/** What can be done about a seat and who sits there, behind one button. */
export function SeatMenu({ seat, number, info, submit }: SeatProps): ReactNode {
  const texts = useOnlineTexts();
  const [open, setOpen] = useState(false);
  const manners = useHasManners(info, number) && number !== info.mine;
  const isOther = seat.taken && number !== info.mine;
  const swaps = isOther && info.mine !== null;
  const host = info.host && (number > 0 || number !== info.mine);
  if (!swaps && !host && !manners) return null;
  const label = texts.table.choices(number + 1, isOther ? seat.name : '');
  const act = (request: Promise<unknown>): void => {
    setOpen(false);
    submit(request);
  };
  return (
    <>
      <Button
        look="quiet"
        className="w-seat-more"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Sign of="menu" />
      </Button>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <div className="w-seat-menu">
            {swaps && <SwapButtons seat={seat} number={number} info={info} submit={act} />}
            {host && <HostButtons seat={seat} number={number} info={info} submit={act} />}
            {manners && <Manners info={info} seat={number} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

function SwapButtons({ seat, number, info, submit }: SeatProps): ReactNode {
  const { swap: texts } = useOnlineTexts();
  return (['seat', 'appearance'] as const).map((what) => {
    const asked = isProposed(info, what, info.mine, number);
    return (
      <Button key={what} aria-pressed={asked} onClick={() => submit(api.swap(info.id, number, what, !asked))}>
        {asked ? texts.asked[what](seat.name) : texts.ask[what]}
      </Button>
    );
  });
}

function HostButtons({ seat, number, info, submit }: SeatProps): ReactNode {
  const texts = useOnlineTexts();
  const up = info.seats.map((_, i) => (i === number - 1 ? number : i === number ? number - 1 : i));
  return (
    <>
      {number > 0 && (
        <Button onClick={() => submit(api.order(info.id, up))}>{texts.table.earlier(number + 1)}</Button>
      )}
      {seat.taken && number !== info.mine && (
        <Button
          look="regret"
          aria-label={texts.table.freeSeatOf(seat.name)}
          onClick={() => submit(api.setBot(info.id, number, null))}
        >
          {texts.table.freeSeat}
        </Button>
      )}
      {!seat.taken && (
        <Button look="regret" onClick={() => submit(api.removeSeat(info.id, number))}>
          {texts.create.remove(number + 1)}
        </Button>
      )}
    </>
  );
}
