import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { useRequest } from '../connection/use-request.ts';
import { noticesApi } from './api.ts';
import { useNoticesTexts } from './texts/index.ts';
import '../../pages/fields.css';

/** Whether the person is told of one table. */
export function TableNoticeSwitch({ table }: { readonly table: string }): ReactNode {
  const texts = useNoticesTexts();
  const [on, setOn] = useState<boolean>();
  const { submit, problem } = useRequest();
  useEffect(() => {
    let current = true;
    noticesApi.tableState(table).then(
      (state) => current && setOn(state.on),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table]);
  if (on === undefined) return null;
  return (
    <>
      <label className="w-field" data-kind="flag">
        <span>{texts.table}</span>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) =>
            submit(noticesApi.setTable(table, target.checked).then((state) => setOn(state.on)))
          }
        />
      </label>
      <Problem text={problem} />
    </>
  );
}
