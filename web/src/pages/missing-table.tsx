import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWebTexts } from '../texts/index.ts';
import { MiniTable, NOBODY } from './mini-table.tsx';
import { useTitle } from './title.ts';

/** The page of a table that does not exist. */
export function MissingTable({ title, text }: { title: string; text: string }): ReactNode {
  const { errors, app } = useWebTexts();
  useTitle(`${title} – ${app}`);
  return (
    <main className="w-alone">
      <MiniTable seats={NOBODY} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href="/" className="k-button" data-look="primary">
        {errors.toHome}
      </Link>
    </main>
  );
}
