import { Button, useAnnounce, useKeys } from '@kontor/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWebTexts } from '../texts/index.ts';
import './card.css';

interface CardProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The viewer asked for it, so the focus goes there and back. */
  readonly asked?: boolean;
  readonly footer?: ReactNode;
  /** As high as the table, for what one reads in. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A card beside the game: it dims nothing, holds nothing up, and is closed by a tap or Escape. */
export function Card({
  title,
  onClose,
  asked = false,
  footer,
  tall = false,
  children,
}: CardProps): ReactNode {
  const { table: texts } = useWebTexts();
  const announce = useAnnounce();
  const heading = useId();
  const close = useRef<HTMLButtonElement>(null);
  useKeys([{ key: 'Escape', text: texts.closeCard, run: onClose }]);
  useEffect(() => {
    if (!asked) return announce(texts.cardShown(title));
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [asked, announce, texts, title]);
  return (
    <section className="w-sheet k-panel" data-tall={tall} aria-labelledby={heading}>
      <div className="w-sheet-head">
        <h2 id={heading}>{title}</h2>
        <Button ref={close} look="primary" onClick={onClose}>
          {texts.closeCard}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="w-sheet-content k-scroll" tabIndex={0} role="group" aria-labelledby={heading}>
        {children}
      </div>
      {footer && <div className="w-sheet-foot">{footer}</div>}
    </section>
  );
}
