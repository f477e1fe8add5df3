import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { UpdateNotice } from '../device/update-notice.tsx';
import { useWebTexts } from '../texts/index.ts';
import { useArrival } from './arrival.ts';
import { useTitle } from './title.ts';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The home page has a heading of its own. */
  readonly bare?: boolean;
  /** For pages that fill a large screen instead of a column of text. */
  readonly wide?: boolean;
}

/** The frame of all pages but the table's. */
export function Page({ title, children, bare = false, wide = false }: PageProps): ReactNode {
  const texts = useWebTexts();
  const [here] = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  useTitle(title === texts.app ? title : `${title} – ${texts.app}`);
  const menu = [
    ['/learn', texts.learn],
    ['/online', texts.online],
    ['/me', texts.myGames],
    ['/settings', texts.settings.title],
  ] as const;
  return (
    <div className="w-page" data-wide={wide}>
      <a className="w-skip" href="#content">
        {texts.skipToContent}
      </a>
      <header className="w-head">
        <Link href="/" className="w-brand">
          <Brand />
          <span>{texts.app}</span>
        </Link>
        <nav aria-label={texts.menu}>
          {menu.map(([href, name]) => (
            <Link key={href} href={href} aria-current={here === href && 'page'}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main ref={content} id="content" tabIndex={-1} className="w-content">
        <UpdateNotice />
        {!bare && <h1>{title}</h1>}
        {children}
      </main>
      <footer className="w-foot">
        <Link href="/about">{texts.about.title}</Link>
      </footer>
    </div>
  );
}

function Brand(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" className="w-brand-sign" aria-hidden="true">
      <path d="M14 52V27L32 13l18 14v25z" fill="var(--k-accent)" />
      <path d="M8 31L32 12l24 19" fill="none" stroke="currentColor" strokeWidth={5} strokeLinejoin="round" />
      <path d="M26 52V37h12v15z" fill="var(--k-background)" />
    </svg>
  );
}

export function Loading(): ReactNode {
  const texts = useWebTexts();
  return (
    <div className="w-loading" role="status">
      {texts.loading}
    </div>
  );
}
