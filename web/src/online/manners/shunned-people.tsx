import type { ShunnedPerson } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { useRequest } from '../connection/use-request.ts';
import { mannersApi } from './api.ts';
import { useMannersTexts } from './texts/index.ts';
import './manners.css';

/** The people whom somebody has muted or blocked, if any. */
export function ShunnedPeople(): ReactNode {
  const texts = useMannersTexts();
  const [people, setPeople] = useState<readonly ShunnedPerson[]>([]);
  const { submit, problem } = useRequest();
  useEffect(() => {
    let current = true;
    mannersApi.people().then(
      (loaded) => current && setPeople(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="my-shunned" className="w-leaf">
      <h2 id="my-shunned">{texts.people}</h2>
      <ul className="w-shunned">
        {people.map(({ id, name, relation }) => (
          <li key={id}>
            <strong translate="no">{name}</strong> <span>{texts.is[relation]}</span>
            <Button
              look="quiet"
              aria-label={texts.endOf[relation](name)}
              onClick={() => submit(mannersApi.endRelation(id).then(setPeople))}
            >
              {texts.end[relation]}
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
