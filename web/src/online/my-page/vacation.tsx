import type { VacationState } from '@kontor/protocol';
import { Button, languageTag, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { useMyPageTexts } from './texts/index.ts';
import '../../pages/fields.css';

/** Lets one's clocks stand still for some days. */
export function Vacation(): ReactNode {
  const { vacation: texts } = useMyPageTexts();
  const locale = useLocale();
  const [state, setState] = useState<VacationState>();
  const [days, setDays] = useState(7);
  const { submit, problem } = useRequest(state);
  useEffect(() => {
    let current = true;
    api.vacation().then(
      (loaded) => current && setState(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (!state) return null;
  const { until, daysLeft } = state;
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-labelledby="my-vacation" className="w-leaf">
      <h2 id="my-vacation">{texts.title}</h2>
      <p className="w-help">{texts.help}</p>
      <p role="status">{until === null ? texts.left(daysLeft) : texts.until(day.format(until))}</p>
      {until !== null && (
        <Button onClick={() => submit(api.endVacation().then(setState))}>{texts.end}</Button>
      )}
      {until === null && daysLeft > 0 && (
        <form
          className="w-played-search"
          onSubmit={(event) => {
            event.preventDefault();
            submit(api.beginVacation(Math.min(days, daysLeft)).then(setState));
          }}
        >
          <label className="w-field">
            <span>{texts.days}</span>
            <input
              type="number"
              name="days"
              min={1}
              max={daysLeft}
              required
              value={Math.min(days, daysLeft)}
              onChange={({ target }) => setDays(Math.max(1, target.valueAsNumber || 1))}
            />
          </label>
          <Button type="submit">{texts.begin}</Button>
        </form>
      )}
      <Problem text={problem} />
    </section>
  );
}
