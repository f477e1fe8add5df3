import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import './target-list.css';

/** Something that can be chosen now. */
export interface Target {
  readonly move: string;
  readonly name: string;
  readonly icon?: ReactNode;
  /** Already formatted, e.g. "5". */
  readonly cost?: string;
  readonly gain?: string;
  /** What else follows from it, in a few words. */
  readonly note?: string;
}

interface TargetListProps {
  readonly targets: readonly Target[];
  readonly onChoose: (move: string) => void;
  /** The target under the pointer or the focus, to be lit on the board. */
  readonly onPoint?: (move: string | undefined) => void;
  readonly chosen?: string;
  /** Heading of the list; by default "What you can do". */
  readonly label?: string;
}

/** All legal targets as a list, for keyboards, screen readers and small screens. */
export function TargetList({ targets, onChoose, onPoint, chosen, label }: TargetListProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const [walked, setWalked] = useState<string>();
  // One stop for the Tab key, however long the list is; arrow keys walk in it.
  const stop = targets.find(({ move }) => move === walked) ?? targets[0];
  if (targets.length === 0) return <p className="k-targets-none">{texts.noTargets}</p>;
  return (
    <ul className="k-targets" aria-label={label ?? texts.targets} onKeyDown={walkList}>
      {targets.map((target) => (
        <li key={target.move}>
          <button
            type="button"
            className="k-target"
            data-move={target.move}
            tabIndex={target === stop ? 0 : -1}
            aria-pressed={chosen === undefined ? undefined : chosen === target.move}
            onClick={() => onChoose(target.move)}
            onPointerEnter={() => onPoint?.(target.move)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => {
              setWalked(target.move);
              onPoint?.(target.move);
            }}
            onBlur={() => onPoint?.(undefined)}
          >
            {target.icon}
            <span className="k-target-name">{target.name}</span>
            {target.cost !== undefined && (
              <span className="k-target-cost">
                <span className="k-hidden">{texts.cost(target.cost)}</span>
                <span aria-hidden="true">−{target.cost}</span>
              </span>
            )}
            {target.gain !== undefined && (
              <span className="k-target-gain">
                <span className="k-hidden">{texts.gain(target.gain)}</span>
                <span aria-hidden="true">+{target.gain}</span>
              </span>
            )}
            {target.note !== undefined && <span className="k-target-note">{target.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function walkList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons: EventTarget[] = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons[Math.min(Math.max(to, 0), buttons.length - 1)];
  if (next instanceof HTMLElement) next.focus();
}
