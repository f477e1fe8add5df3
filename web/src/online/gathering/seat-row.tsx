import { BOT_LEVELS, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import type { Appearance } from '@kontor/protocol';
import { Button, PlayerMark } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useWebTexts } from '../../texts/index.ts';
import { api } from '../connection/api.ts';
import type { OnlineRoom } from '../connection/online-connection.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { isProposed, SeatMenu, type SeatProps } from './seat-menu.tsx';
import '../../pages/fields.css';
import './seat-row.css';

interface SeatRowProps extends SeatProps {
  readonly room: OnlineRoom;
  readonly guest: string | null;
}

/** One seat of a table before its game: who has it, and what can be changed. */
export function SeatRow({ seat, number, info, room, guest, submit }: SeatRowProps): ReactNode {
  const texts = useOnlineTexts();
  const { levels, table } = useWebTexts();
  const own = number === info.mine;
  const empty = !seat.taken && seat.bot === null;
  const level = BOT_LEVELS.find((each) => each === seat.bot);
  const other = info.mine !== null && !own && seat.taken;
  const presence = room.present.includes(number) ? texts.people.here : texts.people.away;
  const readiness = seat.ready ? texts.table.isReady : texts.table.isNotReady;
  const state = seat.taken ? (own ? readiness : `${readiness} · ${presence}`) : level && levels[level];
  return (
    <div className="w-seat-row">
      <PlayerMark player={seat} className="w-seat-mark" />
      <div className="w-seat-who">
        {empty ? (
          <em>{texts.table.free}</em>
        ) : own ? (
          <strong>{table.you}</strong>
        ) : (
          <strong translate="no">{seat.name}</strong>
        )}
        {state && (
          <span className="w-help" data-ready={seat.taken && seat.ready}>
            {state}
          </span>
        )}
      </div>
      <SeatMenu seat={seat} number={number} info={info} submit={submit} />
      {own && <AppearanceFields seat={seat} info={info} submit={submit} />}
      {!seat.taken && (
        <div className="w-seat-offer">
          {empty && guest !== null && (
            <Button
              look={info.mine === null ? 'primary' : 'plain'}
              onClick={() => submit(api.sit(info.id, number))}
            >
              {texts.table.sit}
            </Button>
          )}
          {info.host && <FillField seat={seat} number={number} info={info} submit={submit} />}
        </div>
      )}
      {other && <Swaps seat={seat} number={number} info={info} submit={submit} />}
    </div>
  );
}

/** What another player has proposed to swap, to be answered; and what they were asked. */
function Swaps({ seat, number, info, submit }: SeatProps): ReactNode {
  const { swap: texts } = useOnlineTexts();
  return (['seat', 'appearance'] as const).map((what) => {
    const answer = (yes: boolean) => (): void => submit(api.swap(info.id, number, what, yes));
    if (isProposed(info, what, number, info.mine))
      return (
        <p key={what} role="alert" className="w-seat-swap">
          {texts.wanted[what](seat.name)} <Button onClick={answer(true)}>{texts.yes}</Button>{' '}
          <Button onClick={answer(false)}>{texts.no}</Button>
        </p>
      );
    return isProposed(info, what, info.mine, number) ? (
      <p key={what} className="w-help w-seat-swap">
        {texts.asked[what](seat.name)}
      </p>
    ) : null;
  });
}

/** Colour and shape; those of another person can only be swapped. */
function AppearanceFields({ seat, info, submit }: Omit<SeatProps, 'number'>): ReactNode {
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

/** Who is to play on a seat that nobody has taken. */
function FillField({ seat, number, info, submit }: SeatProps): ReactNode {
  const texts = useOnlineTexts();
  const { levels } = useWebTexts();
  return (
    <label className="w-field w-seat-fill">
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
  );
}
