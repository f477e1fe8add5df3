import { BOT_LEVELS } from '@kontor/core';
import { Button, PLAYER_COLOURS, PLAYER_SHAPES, PlayerMark } from '@kontor/ui';
import type { ComponentType, ReactNode } from 'react';
import type { StoredPlayer } from '../store/database.ts';
import { useWebTexts } from '../texts/index.ts';
import { RoundTable } from './round-table.tsx';
import { NAME_LENGTH } from './setup.ts';
import '../pages/fields.css';
import './seats.css';

interface PlayerFieldsProps {
  readonly players: readonly StoredPlayer[];
  readonly removable: boolean;
  /** What lies on the table between them. */
  readonly Art: ComponentType | undefined;
  readonly onChange: (players: readonly StoredPlayer[]) => void;
}

export function PlayerFields({ players, removable, Art, onChange }: PlayerFieldsProps): ReactNode {
  const texts = useWebTexts();
  const alone = players.filter(({ bot }) => bot === undefined).length === 1;
  const isMe = ({ bot }: StoredPlayer): boolean => alone && bot === undefined;
  const seats = players.map((player) => ({ ...player, mine: isMe(player) }));
  const fieldsOf = (player: StoredPlayer, seat: number): ReactNode => (
    <fieldset className="w-seat-fields">
      <legend className="k-hidden">{texts.setup.seat(seat + 1)}</legend>
      <PlayerMark player={player} className="w-seat-mark" />
      <SeatFields
        player={player}
        person={isMe(player) ? texts.table.you : texts.setup.person}
        onChange={(changed) => onChange(players.map((other, i) => (i === seat ? changed : other)))}
      >
        {removable && (
          <Button
            look="quiet"
            aria-label={texts.setup.remove(seat + 1)}
            onClick={() => onChange(players.filter((_, i) => i !== seat))}
          >
            <svg viewBox="0 0 16 16" className="k-icon" aria-hidden="true">
              <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth={2} />
            </svg>
          </Button>
        )}
      </SeatFields>
    </fieldset>
  );
  return (
    <RoundTable label={texts.setup.players} seats={seats} Art={Art}>
      {(seat) => {
        const player = players[seat];
        return player && fieldsOf(player, seat);
      }}
    </RoundTable>
  );
}

interface SeatFieldsProps {
  readonly player: StoredPlayer;
  /** What a person in this seat is called: the only one at the table is the reader. */
  readonly person: string;
  readonly onChange: (player: StoredPlayer) => void;
  /** Stands beside the name. */
  readonly children: ReactNode;
}

function SeatFields({ player, person, onChange, children }: SeatFieldsProps): ReactNode {
  const texts = useWebTexts();
  const { bot, ...asPerson } = player;
  return (
    <>
      <label className="w-field">
        <span>{texts.setup.name}</span>
        <input
          value={player.name}
          maxLength={NAME_LENGTH}
          required
          autoComplete="off"
          onChange={(event) => onChange({ ...player, name: event.target.value })}
        />
      </label>
      {children}
      <div className="w-seat-choices">
        <label className="w-field">
          <span>{texts.setup.who}</span>
          <select
            value={bot ?? ''}
            onChange={({ target }) =>
              onChange(target.value === '' ? asPerson : { ...asPerson, bot: target.value })
            }
          >
            <option value="">{person}</option>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {texts.levels[level]}
              </option>
            ))}
          </select>
        </label>
        <label className="w-field">
          <span>{texts.setup.colour}</span>
          <select
            value={player.colour}
            onChange={({ target }) =>
              onChange({ ...player, colour: PLAYER_COLOURS.find((c) => c === target.value) ?? player.colour })
            }
          >
            {PLAYER_COLOURS.map((colour) => (
              <option key={colour} value={colour}>
                {texts.colours[colour]}
              </option>
            ))}
          </select>
        </label>
        <label className="w-field">
          <span>{texts.setup.shape}</span>
          <select
            value={player.shape}
            onChange={({ target }) =>
              onChange({ ...player, shape: PLAYER_SHAPES.find((s) => s === target.value) ?? player.shape })
            }
          >
            {PLAYER_SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {texts.shapes[shape]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
