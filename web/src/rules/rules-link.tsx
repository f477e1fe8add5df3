import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useRulesTexts } from './texts/index.ts';

/** Leads from a game's card to its rule book. */
export function RulesLink({ game, name }: { readonly game: string; readonly name: string }): ReactNode {
  const texts = useRulesTexts();
  return (
    <Link href={`/rules/${game}`} aria-label={texts.linkHint(name)}>
      {texts.link}
    </Link>
  );
}
