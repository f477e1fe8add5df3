import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A small sign that something happened there, e.g. a number. */
  readonly badge?: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
  /** Where the strip of tabs is; below the panel it is near the thumb. */
  readonly strip?: 'top' | 'bottom';
}

/** One panel at a time, chosen by tabs; left and right arrows walk the tabs. Fills its parent. */
export function Tabs({ label, tabs, selected, onSelect, children, strip = 'top' }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className="k-tabs" data-strip={strip}>
      <div ref={list} role="tablist" aria-label={label} className="k-tab-list" onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className="k-tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.badge !== undefined && <span className="k-badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="k-tab-panel">
        {children}
      </div>
    </div>
  );
}
