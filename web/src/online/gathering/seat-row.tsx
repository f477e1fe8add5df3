import { BOT_LEVELS, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import type { Appearance, SeatInfo, Swap, TableInfo } from '@kontor/protocol';
import { Button, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useWebTexts } from '../../texts/index.ts';
import { api } from '../connection/api.ts';
import type { OnlineRoom } from '../connection/online-connection.ts';
import type { Submit } from '../connection/use-request.ts';
import { useOnlineTexts } from '../texts/index.ts';
import '../../pages/fields.css';
import './seat-row.css';

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly number: number;
  readonly info: TableInfo;
  readonly room: OnlineRoom;
  readonly guest: string | null;
  readonly submit: Submit;
}

/** One seat of a table before its game: who has it, and what can be changed. */
export function SeatRow({ seat, number, info, room, guest, submit }: SeatRowProps): ReactNode {
  const texts = useOnlineTexts();
  const { levels } = useWebTexts();
  const empty = !seat.taken && seat.bot === null;
  const level = BOT_LEVELS.find((each) => each === seat.bot);
  const other = info.mine !== null && number !== info.mine && seat.taken;
  const state = seat.taken
    ? `${seat.ready ? texts.table.isReady : texts.table.isNotReady} · ${
        room.present.includes(number) ? texts.people.here : texts.people.away
      }`
    : level && levels[level];
  return (
    <div className="w-seat-row">
      <PlayerMark player={seat} className="w-seat-mark" />
      <div className="w-seat-who">
        {empty ? <em>{texts.table.free}</em> : <strong translate="no">{seat.name}</strong>}
        <span className="w-help">{state}</span>
      </div>
      {number === info.mine && <AppearanceFields seat={seat} info={info} submit={submit} />}
      {empty && guest !== null && (
        <Button
          look={info.mine === null ? 'primary' : 'plain'}
          onClick={() => submit(api.sit(info.id, number))}
        >
          {texts.table.sit}
        </Button>
      )}
      {info.host && <HostTools seat={seat} number={number} info={info} submit={submit} />}
      {other && <Swaps seat={seat} number={number} info={info} submit={submit} />}
    </div>
  );
}

/** Proposals to swap seats or colours with another player. */
function Swaps({
  seat,
  number,
  info,
  submit,
}: Pick<SeatRowProps, 'seat' | 'number' | 'info' | 'submit'>): ReactNode {
  const { swap: texts } = useOnlineTexts();
  const isProposed = (what: Swap['what'], from: number | null, to: number | null): boolean =>
    info.proposals.swaps.some((one) => one.what === what && one.from === from && one.to === to);
  const propose = (what: Swap['what'], yes: boolean) => (): void =>
    submit(api.swap(info.id, number, what, yes));
  return (
    <div className="w-seat-swaps">
      {(['seat', 'appearance'] as const).map((what) => {
        if (isProposed(what, number, info.mine))
          return (
            <p key={what} role="alert">
              {texts.wanted[what](seat.name)} <Button onClick={propose(what, true)}>{texts.yes}</Button>{' '}
              <Button onClick={propose(what, false)}>{texts.no}</Button>
            </p>
          );
        const asked = isProposed(what, info.mine, number);
        return (
          <Button key={what} look="quiet" aria-pressed={asked} onClick={propose(what, !asked)}>
            {asked ? texts.asked[what](seat.name) : texts.ask[what]}
          </Button>
        );
      })}
    </div>
  );
}

/** Colour and shape; those of another person can only be swapped. */
function AppearanceFields({ seat, info, submit }: Pick<SeatRowProps, 'seat' | 'info' | 'submit'>): ReactNode {
  const texts = useOnlineTexts();
  const { colours, shapes } = useWebTexts();
  const owner = (part: keyof Appearance, value: string): string | undefined =>
    info.seats.find((each) => each[part] === value && each.taken && each !== seat)?.name;
  return (
    <div className="w-seat-appearance">
      <Choice
        label={texts.table.colour}
        value={seat.colour}
        values={PLAYER_COLOURS}
        words={colours}
        owner={(colour) => owner('colour', colour)}
        onChange={(colour) => submit(api.setAppearance(info.id, { colour }))}
      />
      <Choice
        label={texts.table.shape}
        value={seat.shape}
        values={PLAYER_SHAPES}
        words={shapes}
        owner={(shape) => owner('shape', shape)}
        onChange={(shape) => submit(api.setAppearance(info.id, { shape }))}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  /** The name of the person who has it. */
  readonly owner: (value: T) => string | undefined;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({
  label,
  value,
  values,
  words,
  owner,
  onChange,
}: ChoiceProps<T>): ReactNode {
  return (
    <label className="w-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((each) => {
          const name = owner(each);
          return (
            <option key={each} value={each} disabled={name !== undefined}>
              {name === undefined ? words[each] : `${words[each]} (${name})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function HostTools({
  seat,
  number,
  info,
  submit,
}: Pick<SeatRowProps, 'seat' | 'number' | 'info' | 'submit'>): ReactNode {
  const texts = useOnlineTexts();
  const { levels } = useWebTexts();
  const up = info.seats.map((_, i) => (i === number - 1 ? number : i === number ? number - 1 : i));
  return (
    <span className="w-seat-tools">
      {!seat.taken && (
        <label className="w-field">
          <span>{texts.table.fill}</span>
          <select
            value={seat.bot ?? ''}
            onChange={({ target }) => submit(api.setBot(info.id, number, target.value || null))}
          >
            <option value="">{texts.create.person}</option>
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
          onClick={() => submit(api.order(info.id, up))}
        >
          ↑
        </Button>
      )}
      {seat.taken && number !== info.mine && (
        <Button
          look="quiet"
          aria-label={texts.table.freeSeatOf(seat.name)}
          onClick={() => submit(api.setBot(info.id, number, null))}
        >
          {texts.table.freeSeat}
        </Button>
      )}
      {!seat.taken && (
        <Button
          look="quiet"
          aria-label={texts.create.remove(number + 1)}
          title={texts.create.remove(number + 1)}
          onClick={() => submit(api.removeSeat(info.id, number))}
        >
          ×
        </Button>
      )}
    </span>
  );
}
