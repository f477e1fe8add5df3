import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWebTexts } from '../texts/index.ts';
import { SeaSerpent } from './sea-serpent.tsx';
import { useTitle } from './title.ts';

export function NotFound(): ReactNode {
  const { errors, app } = useWebTexts();
  useTitle(`${errors.notFoundTitle} – ${app}`);
  return (
    <main className="w-alone">
      <SeaSerpent />
      <h1>{errors.notFoundTitle}</h1>
      <p>{errors.notFoundText}</p>
      <Link href="/" className="k-button" data-look="primary">
        {errors.toHome}
      </Link>
    </main>
  );
}
