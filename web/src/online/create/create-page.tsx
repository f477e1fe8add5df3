import type { AnyGame, Options } from '@kontor/core';
import { TIME_PRESETS, TIMEOUT_ACTIONS, type TimePreset, type TimeTerms } from '@kontor/protocol';
import { Button, useLocale } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { BoardChoice } from '../../boards/board-choice.tsx';
import { type FileChoice, tableFiles } from '../../boards/own-files.ts';
import { useNetwork } from '../../device/network.ts';
import { NetworkNotice } from '../../device/network-notice.tsx';
import { GAME_PAGES, gamePage } from '../../games/game-pages.ts';
import { useGame } from '../../games/use-game.ts';
import { Page } from '../../pages/page.tsx';
import { Problem } from '../../pages/problem.tsx';
import { Notices } from '../../setup/notices.tsx';
import { OptionFields } from '../../setup/option-fields.tsx';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { NameForm, useMe } from '../lobby/name-form.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { GameChoice } from './game-choice.tsx';
import { type SeatChoice, SeatChoices } from './seat-choices.tsx';
import '../../pages/fields.css';
import '../../setup/setup.css';
import './options.css';
import './create-page.css';

const PRESETS = Object.keys(TIME_PRESETS) as readonly TimePreset[];

/** The hours of the day in which clocks run. */
interface Hours {
  readonly from: number;
  readonly to: number;
}
const WAKING: Hours = { from: 9, to: 21 };
const DAY_HOURS = Array.from({ length: 25 }, (_, hour) => hour);

export function CreatePage({ game }: { game?: string | undefined }): ReactNode {
  const texts = useOnlineTexts();
  const [, navigate] = useLocation();
  const locale = useLocale();
  const { name, setName, lost } = useMe();
  const hasNetwork = useNetwork();
  const [id, setId] = useState((gamePage(game ?? '') ?? GAME_PAGES[0])?.id ?? '');
  const parts = useGame(id);
  const [wanted, setSeats] = useState<readonly SeatChoice[]>([null, null]);
  const seats = fitting(wanted, parts?.game.seats);
  const [options, setOptions] = useState<Options>({});
  const [files, setFiles] = useState<FileChoice>({});
  const [reading, setReading] = useState(false);
  const [open, setOpen] = useState(false);
  const [hints, setHints] = useState(false);
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
      ...(hints ? { hints } : {}),
      time: terms,
      ...(parts && tableFiles(parts.game, files)),
    });
    navigate(`/table/${made.id}`);
  };

  return (
    <Page title={texts.create.title} wide>
      <NetworkNotice />
      <Problem text={lost && hasNetwork ? texts.connection.lost : undefined} />
      {name === null && <NameForm name={name} onName={setName} />}
      <form
        className="w-setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit(create());
        }}
      >
        <GameChoice
          id={id}
          onChange={(chosen) => {
            setId(chosen);
            setOptions({});
            setFiles({});
          }}
        />
        <SeatChoices seats={seats} range={parts?.game.seats} Art={gamePage(id)?.card.Art} onChange={setSeats}>
          {parts && (
            <BoardChoice game={parts.game} choice={files} onChange={setFiles} onReading={setReading} />
          )}
        </SeatChoices>
        <section aria-labelledby="create-time" className="w-setup-rules w-create-terms">
          <h2 id="create-time">{texts.create.terms}</h2>
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
          <div className="w-option">
            <label className="w-field" data-kind="flag">
              <span>{texts.create.hints}</span>
              <input type="checkbox" checked={hints} onChange={({ target }) => setHints(target.checked)} />
            </label>
            <p className="w-help">{texts.create.hintsHelp}</p>
          </div>
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
        </section>
        {parts && <Notices ui={parts.ui} seats={seats.length} options={options} />}
        <div className="w-setup-start">
          <Problem text={problem} />
          <Button
            type="submit"
            look="primary"
            disabled={busy || reading || name === null || name === undefined}
          >
            {texts.create.go}
          </Button>
        </div>
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
    <div className="w-create-hours">
      {hour(texts.hoursFrom, hours.from, 0, (from) => onChange({ ...hours, from }))}
      {hour(texts.hoursTo, hours.to, 1, (to) => onChange({ ...hours, to }))}
    </div>
  );
}
