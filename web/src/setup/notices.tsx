import type { Options } from '@kontor/core';
import { type AnyGameUi, useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { useWebTexts } from '../texts/index.ts';
import './notices.css';

interface NoticesProps {
  readonly ui: AnyGameUi;
  readonly seats: number;
  readonly options: Options;
}

/** What everyone should know about such a table before it starts. */
export function Notices({ ui, seats, options }: NoticesProps): ReactNode {
  const { setup: texts } = useWebTexts();
  const locale = useLocale();
  const notices = ui.notices?.({ seats, options }, locale) ?? [];
  if (notices.length === 0) return null;
  return (
    <ul className="w-setup-notices" aria-label={texts.notices}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}
