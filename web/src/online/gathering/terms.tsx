import { type TableInfo, TIME_PRESETS, type TimePreset, type TimeTerms } from '@kontor/protocol';
import { useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useGame } from '../../games/use-game.ts';
import { OptionFields } from '../../setup/option-fields.tsx';
import { timeText } from '../table/clock-face.tsx';
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts';
import { localHours } from './local-hours.ts';
import { TableBoard } from './table-board.tsx';
import '../../pages/fields.css';
import '../create/options.css';
import './terms.css';

/** The terms of the table: time and rules. */
export function Terms({ info }: { info: TableInfo }): ReactNode {
  const texts = useOnlineTexts();
  const locale = useLocale();
  const parts = useGame(info.game);
  return (
    <section aria-labelledby="terms" className="w-gathering-part">
      <h2 id="terms">{texts.create.terms}</h2>
      <p>
        {[
          timeWords(texts, info.time),
          texts.create.term(texts.create.who, info.open ? texts.create.anyone : texts.create.byLink),
          info.hints ? texts.create.hintsAllowed : texts.create.noHints,
        ].join(' · ')}
      </p>
      {parts && (
        <details className="w-create-options">
          <summary>{texts.create.options}</summary>
          <fieldset disabled className="w-terms-options">
            <OptionFields
              schema={parts.game.options}
              words={parts.ui.options?.(locale) ?? {}}
              options={info.options}
              onChange={() => undefined}
            />
          </fieldset>
        </details>
      )}
      {parts && <TableBoard info={info} game={parts.game} />}
      <details className="w-create-options">
        <summary>{texts.table.commitment}</summary>
        <p className="w-help">{texts.table.commitmentHelp}</p>
        <code className="w-commitment" translate="no">
          {info.commitment}
        </code>
      </details>
    </section>
  );
}

function timeWords(texts: OnlineTexts, time: TimeTerms): string {
  const { clock, onTimeout } = time;
  if (!clock) return paceWords(texts, time);
  const { between, term, out: outWord, outs } = texts.create;
  const hours = clock.hours && localHours(clock.hours);
  const night = hours ? [between(hourText(hours.from), hourText(hours.to))] : [];
  return [paceWords(texts, time), ...night, term(outWord, outs[onTimeout])].join(' · ');
}

/** How much time people have. */
export function paceWords({ create: texts, clock: words }: OnlineTexts, { clock }: TimeTerms): string {
  if (!clock) return texts.times.unhurried;
  const preset = (Object.keys(TIME_PRESETS) as TimePreset[]).find((each) => {
    const usual = TIME_PRESETS[each].clock;
    return usual?.start === clock.start && usual.add === clock.add && usual.cap === clock.cap;
  });
  return preset ? texts.times[preset] : `${timeText(clock.start, words)} + ${timeText(clock.add, words)}`;
}

function hourText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
