import { type AnyGame, BOT_LEVELS, type BotLevel, type Options } from '@kontor/core';
import { TIME_PRESETS, TIMEOUT_ACTIONS, type TimePreset, type TimeTerms } from '@kontor/protocol';
import { Button, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { GAME_PAGES, gamePage } from '../../games/game-pages.ts';
import { useGame } from '../../games/use-game.ts';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { Notices } from '../../setup/notices.tsx';
import { OptionFields } from '../../setup/option-fields.tsx';
import { useWebTexts } from '../../texts/index.ts';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { NameForm, useMe } from '../lobby/name-form.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import '../../pages/fields.css';
import '../../setup/setup.css';
import './options.css';
import './create-page.css';

type SeatChoice = BotLevel | null;

const PRESETS = Object.keys(TIME_PRESETS) as readonly TimePreset[];

/** The hours of the day in which clocks run. */
interface Hours {
  readonly from: number;
  readonly to: number;
}
const WAKING: Hours = { from: 9, to: 21 };
const DAY_HOURS = Array.from({ length: 25 }, (_, hour) => hour);

export function CreatePage({ game = 'hermagor' }: { game?: string | undefined }): ReactNode {
  const texts = useOnlineTexts();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const { name, setName, lost } = useMe();
  const [id, setId] = useState(gamePage(game)?.id ?? 'hermagor');
  const parts = useGame(id);
  const [wanted, setSeats] = useState<readonly SeatChoice[]>([null, null]);
  const seats = fitting(wanted, parts?.game.seats);
  const [options, setOptions] = useState<Options>({});
  const [open, setOpen] = useState(false);
  const [time, setTime] = useState<TimePreset>('unhurried');
  const [onTimeout, setOnTimeout] = useState<TimeTerms['onTimeout']>();
  const [hours, setHours] = useState<Hours>();
  const { submit, problem, busy } = useRequest();

  const terms = timeTerms(time, onTimeout, hours);
  const create = async (): Promise<void> => {
    const made = await api.create({
      game: id,
      seats: seats.map((bot) => ({ bot })),
      options,
      open,
      time: terms,
    });
    navigate(`/table/${made.id}`);
  };

  return (
    <Page title={texts.create.title}>
      <Problem text={lost ? texts.connection.lost : undefined} />
      {name === null && <NameForm name={name} onName={setName} />}
      <form
        className="w-setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit(create());
        }}
      >
        <label className="w-field">
          <span>{texts.create.game}</span>
          <select
            value={id}
            translate="no"
            onChange={({ target }) => {
              setId(target.value);
              setOptions({});
            }}
          >
            {GAME_PAGES.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.card.name(locale)}
              </option>
            ))}
          </select>
        </label>
        <Seats seats={seats} game={parts?.game} onChange={setSeats} />
        <section aria-labelledby="create-time" className="w-create-row">
          <h2 id="create-time">{texts.create.time}</h2>
          <label className="w-field">
            <span>{texts.create.time}</span>
            <select value={time} onChange={({ target }) => setTime(target.value as TimePreset)}>
              {PRESETS.map((preset) => (
                <option key={preset} value={preset}>
                  {texts.create.times[preset]}
                </option>
              ))}
            </select>
          </label>
          {terms.clock && (
            <label className="w-field">
              <span>{texts.create.out}</span>
              <select
                value={terms.onTimeout}
                onChange={({ target }) => setOnTimeout(target.value as TimeTerms['onTimeout'])}
              >
                {TIMEOUT_ACTIONS.map((each) => (
                  <option key={each} value={each}>
                    {texts.create.outs[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {terms.pace === 'slow' && (
            <div className="w-option">
              <label className="w-field" data-kind="flag">
                <span>{texts.create.hours}</span>
                <input
                  type="checkbox"
                  checked={hours !== undefined}
                  onChange={({ target }) => setHours(target.checked ? WAKING : undefined)}
                />
              </label>
              <p className="w-help">{texts.create.hoursHelp}</p>
              {hours && <HourFields hours={hours} onChange={setHours} />}
            </div>
          )}
          <label className="w-field">
            <span>{texts.create.who}</span>
            <select value={String(open)} onChange={({ target }) => setOpen(target.value === 'true')}>
              <option value="false">{texts.create.byLink}</option>
              <option value="true">{texts.create.anyone}</option>
            </select>
          </label>
        </section>
        {parts && (
          <details className="w-create-options">
            <summary>{texts.create.options}</summary>
            <OptionFields
              schema={parts.game.options}
              words={parts.ui.options?.(locale) ?? {}}
              options={options}
              onChange={(option, value) => setOptions({ ...options, [option]: value })}
            />
          </details>
        )}
        {parts && <Notices ui={parts.ui} seats={seats.length} options={options} />}
        <div className="w-actions">
          <Button type="submit" look="primary" disabled={busy || name === null || name === undefined}>
            {texts.create.go}
          </Button>
        </div>
        <Problem text={problem} />
      </form>
    </Page>
  );
}

/** Adds or removes seats when the chosen game is for more or fewer players. */
function fitting(seats: readonly SeatChoice[], range: AnyGame['seats'] | undefined): readonly SeatChoice[] {
  if (!range) return seats;
  const more = Array.from({ length: Math.max(0, range.min - seats.length) }, () => null);
  return [...seats, ...more].slice(0, range.max);
}

function timeTerms(
  preset: TimePreset,
  onTimeout: TimeTerms['onTimeout'] | undefined,
  hours: Hours | undefined,
): TimeTerms {
  const terms: TimeTerms = TIME_PRESETS[preset];
  const zone = -new Date().getTimezoneOffset();
  const window =
    hours && terms.pace === 'slow' ? { hours: { from: hours.from * 60, to: hours.to * 60, zone } } : {};
  return {
    ...terms,
    onTimeout: onTimeout ?? terms.onTimeout,
    clock: terms.clock && { ...terms.clock, ...window },
  };
}

function HourFields({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }): ReactNode {
  const { create: texts } = useOnlineTexts();
  const hour = (label: string, value: number, first: number, set: (hour: number) => void): ReactNode => (
    <label className="w-field">
      <span>{label}</span>
      <select value={value} translate="no" onChange={({ target }) => set(Number(target.value))}>
        {DAY_HOURS.slice(first, first + 24).map((each) => (
          <option key={each} value={each}>
            {`${each}:00`}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="w-create-row">
      {hour(texts.hoursFrom, hours.from, 0, (from) => onChange({ ...hours, from }))}
      {hour(texts.hoursTo, hours.to, 1, (to) => onChange({ ...hours, to }))}
    </div>
  );
}

interface SeatsProps {
  readonly seats: readonly SeatChoice[];
  readonly game: AnyGame | undefined;
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** The first seat for a person belongs to whoever creates the table. */
function Seats({ seats, game, onChange }: SeatsProps): ReactNode {
  const { create: texts } = useOnlineTexts();
  const { levels } = useWebTexts();
  const own = seats.indexOf(null);
  const { min = 2, max = 4 } = game?.seats ?? {};
  return (
    <section aria-labelledby="create-seats">
      <h2 id="create-seats">{texts.seats}</h2>
      <ol className="w-create-seats">
        {seats.map((bot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={seat}>
            <label className="w-field">
              <span>{texts.seat(seat + 1)}</span>
              <select
                value={bot ?? ''}
                disabled={seat === own}
                onChange={({ target }) =>
                  onChange(
                    seats.map((other, i) =>
                      i === seat ? (BOT_LEVELS.find((level) => level === target.value) ?? null) : other,
                    ),
                  )
                }
              >
                <option value="">{seat === own ? texts.you : texts.person}</option>
                {BOT_LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {levels[level]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      <div className="w-actions">
        <Button look="quiet" disabled={seats.length >= max} onClick={() => onChange([...seats, null])}>
          {texts.add}
        </Button>
        <Button look="quiet" disabled={seats.length <= min} onClick={() => onChange(seats.slice(0, -1))}>
          {texts.remove(seats.length)}
        </Button>
      </div>
    </section>
  );
}
