import type { Clocks, TableInfo } from '@kontor/protocol';
import { Button, Dialog, PlayerMark, usePhone } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Sign } from '../../table/sign.tsx';
import { useWebTexts } from '../../texts/index.ts';
import type { OnlineRoom } from '../connection/online-connection.ts';
import { SeatManners } from '../manners/seat-manners.tsx';
import { shownName } from '../seat/shown-name.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { timesLeft, timeText, useNow } from './clock-face.tsx';
import './people.css';

interface PeopleProps {
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly clocks: Clocks | undefined;
}

/** Who sits where, who is there, and how much time they have. */
export function People(props: PeopleProps): ReactNode {
  const { info, room } = props;
  const { people: texts } = useOnlineTexts();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={texts.title} title={texts.title} onClick={() => setOpen(true)}>
        {phone ? (
          <Sign of="people" />
        ) : (
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
        )}
      </Button>
      {open && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <Seats {...props} />
        </Dialog>
      )}
    </>
  );
}

function Seats({ info, room, clocks }: PeopleProps): ReactNode {
  const { people: texts, back, clock, somebody } = useOnlineTexts();
  const { levels, table } = useWebTexts();
  const { you } = table;
  const moment = useNow() + room.ahead;
  const times = clocks && timesLeft(info, clocks, moment);
  const level = (bot: string): string => new Map<string, string>(Object.entries(levels)).get(bot) ?? bot;
  return (
    <>
      <ul className="w-people">
        {info.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={number}>
            <PlayerMark player={seat} />
            <span className="w-people-who">
              {number === info.mine ? (
                <strong>{you}</strong>
              ) : (
                <strong translate="no">{shownName(seat.name, { somebody })}</strong>
              )}
              <span className="w-people-state">
                {seat.bot !== null
                  ? level(seat.bot)
                  : seat.control !== null
                    ? texts.standIn
                    : room.present.includes(number)
                      ? texts.here
                      : texts.away}
              </span>
            </span>
            {times && seat.control === null && (
              <span className="w-people-time" translate="no">
                {timeText(times[number] ?? 0, clock)}
              </span>
            )}
            {number !== info.mine && seat.taken && <SeatManners info={info} seat={number} />}
          </li>
        ))}
      </ul>
      {room.spectators > 0 && <p className="w-help">{texts.spectators(room.spectators)}</p>}
      {info.mine === null && (
        <p className="w-help">
          {texts.youLookOn}. {back.lost}
        </p>
      )}
    </>
  );
}
