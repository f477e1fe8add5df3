import type { TableInfo } from '@kontor/protocol';
import { Button, Dialog, PlayerMark } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useWebTexts } from '../texts/index.ts';
import { timeText } from './clock-face.tsx';
import type { OnlineRoom } from './online-connection.ts';
import { useOnlineTexts } from './texts/index.ts';

/** Who sits where, who is there, and how much time they have. */
export function People({ info, room }: { info: TableInfo; room: OnlineRoom }): ReactNode {
  const { people: texts } = useOnlineTexts();
  const { levels } = useWebTexts();
  const [open, setOpen] = useState(false);
  const level = (bot: string): string => new Map<string, string>(Object.entries(levels)).get(bot) ?? bot;
  return (
    <>
      <Button look="quiet" aria-label={texts.title} title={texts.title} onClick={() => setOpen(true)}>
        <span className="w-presence">
          {info.seats.map((seat, number) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              key={number}
              data-here={seat.control !== null || room.present.includes(number)}
            >
              <PlayerMark player={seat} />
            </span>
          ))}
        </span>
      </Button>
      {open && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <ul className="w-people">
            {info.seats.map((seat, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              <li key={number}>
                <PlayerMark player={seat} /> <strong translate="no">{seat.name}</strong>{' '}
                <span>
                  {number === info.mine && `${texts.you} · `}
                  {seat.bot !== null
                    ? level(seat.bot)
                    : seat.control !== null
                      ? texts.standIn
                      : room.present.includes(number)
                        ? texts.here
                        : texts.away}
                  {info.clocks && seat.bot === null && ` · ${timeText(info.clocks.left[number] ?? 0)}`}
                </span>
              </li>
            ))}
          </ul>
          {room.spectators > 0 && <p className="w-help">{texts.spectators(room.spectators)}</p>}
        </Dialog>
      )}
    </>
  );
}
