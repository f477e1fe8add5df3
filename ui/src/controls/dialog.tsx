import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import { Button } from './button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** Escape, the cross, and a click beside the dialog; without it the question must be answered. */
  readonly onClose?: () => void;
  /** `side` and `bottom` are drawers; `bottom` suits phones. */
  readonly place?: 'middle' | 'side' | 'bottom';
  /** Modal dialogs dim what is behind; others leave the board usable. */
  readonly modal?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An open dialog: mount it to open, unmount it to close. The browser keeps and gives back the focus. */
export function Dialog({
  title,
  onClose,
  place = 'middle',
  modal = true,
  footer,
  children,
  className = '',
}: DialogProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Before the effects of what is inside, which may want to scroll or to take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (modal) element.showModal();
    else element.show();
    return () => {
      element.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [modal]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for closing is Escape, which arrives as `cancel`.
    <dialog
      ref={dialog}
      className={`k-dialog ${className}`}
      data-place={place}
      aria-labelledby={heading}
      onCancel={(event) => {
        // A dialog above this one closes alone.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog element itself; its content is inside other elements.
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className="k-dialog-body">
        <div className="k-dialog-head">
          <h2 id={heading}>{title}</h2>
          {onClose && (
            <Button look="quiet" aria-label={texts.close} onClick={onClose}>
              <svg viewBox="0 0 16 16" className="k-icon" aria-hidden="true">
                <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth={2} />
              </svg>
            </Button>
          )}
        </div>
        <div className="k-dialog-content k-scroll">{children}</div>
        {footer && <div className="k-dialog-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
