import { type AnyGame, BOT_LEVELS, type BotLevel, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import { Button, PlayerMark } from '@kontor/ui';
import type { ComponentType, ReactNode } from 'react';
import { RoundTable } from '../../setup/round-table.tsx';
import { useWebTexts } from '../../texts/index.ts';
import { useOnlineTexts } from '../texts/index.ts';
import '../../setup/seats.css';

/** A bot, or a seat for a person. */
export type SeatChoice = BotLevel | null;

interface SeatChoicesProps {
  readonly seats: readonly SeatChoice[];
  /** Unknown until the game is loaded. */
  readonly range: AnyGame['seats'] | undefined;
  readonly Art: ComponentType | undefined;
  readonly onChange: (seats: readonly SeatChoice[]) => void;
  /** What lies below the seats. */
  readonly children?: ReactNode;
}

/** Who sits where at a new table. The first seat for a person belongs to whoever creates it. */
export function SeatChoices({ seats, range, Art, onChange, children }: SeatChoicesProps): ReactNode {
  const { create: texts } = useOnlineTexts();
  const { levels } = useWebTexts();
  const own = seats.indexOf(null);
  const { min = 2, max = 4 } = range ?? {};
  const chosen = (seat: number, value: string): readonly SeatChoice[] =>
    seats.map((other, i) => (i === seat ? (BOT_LEVELS.find((level) => level === value) ?? null) : other));
  const field = (seat: number): ReactNode => (
    <div className="w-seat-fields">
      <PlayerMark player={appearance(seat)} className="w-seat-mark" />
      <label className="w-field">
        <span>{texts.seat(seat + 1)}</span>
        <select
          value={seats[seat] ?? ''}
          disabled={seat === own}
          onChange={({ target }) => onChange(chosen(seat, target.value))}
        >
          <option value="">{seat === own ? texts.you : texts.person}</option>
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {levels[level]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  return (
    <section aria-labelledby="create-seats" className="w-setup-players">
      <h2 id="create-seats">{texts.seats}</h2>
      <RoundTable
        label={texts.seats}
        seats={seats.map((_, seat) => ({ ...appearance(seat), mine: seat === own }))}
        Art={Art}
      >
        {field}
      </RoundTable>
      <div className="w-actions">
        <Button disabled={seats.length >= max} onClick={() => onChange([...seats, null])}>
          {texts.add}
        </Button>
        <Button look="quiet" disabled={seats.length <= min} onClick={() => onChange(seats.slice(0, -1))}>
          {texts.remove(seats.length)}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** What a seat looks like until its player chooses otherwise. */
function appearance(seat: number): Pick<Parameters<typeof PlayerMark>[0]['player'], 'colour' | 'shape'> {
  return { colour: PLAYER_COLOURS[seat] ?? 'red', shape: PLAYER_SHAPES[seat] ?? 'circle' };
}
