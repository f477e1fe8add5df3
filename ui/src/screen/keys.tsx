import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import './keys.css';

/** A key and what it does. Without `run` it is only listed, e.g. arrow keys that a board handles itself. */
export interface Key {
  /** `KeyboardEvent.key`, or a description such as "← → ↑ ↓" for keys that are only listed. */
  readonly key: string;
  readonly text: string;
  readonly run?: () => void;
  /** Also while a target on a board has the focus, which has no use for the key then. */
  readonly overBoard?: true;
}

interface Registry {
  add(keys: { current: readonly Key[] }): () => void;
  showHelp(): void;
}

const KeysContext = createContext<Registry>({ add: () => () => {}, showHelp: () => {} });

interface KeyBoardProps {
  /** Whether letters, digits and signs alone are keys; people who dictate must be able to do without. */
  readonly characters: boolean;
  readonly children: ReactNode;
}

/** Handles the keys of everything below it and lists them under "?". */
export function KeyBoard({ characters, children }: KeyBoardProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const registered = useRef(new Set<{ current: readonly Key[] }>());
  const [help, setHelp] = useState<readonly Key[]>();
  const showHelp = useCallback(() => {
    setHelp([...registered.current].flatMap((keys) => keys.current));
  }, []);
  const registry = useMemo<Registry>(
    () => ({
      add: (keys) => {
        registered.current.add(keys);
        return () => registered.current.delete(keys);
      },
      showHelp,
    }),
    [showHelp],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!characters && isCharacter(event.key)) return;
      if (event.target instanceof Element && belongsTo(event.target, event.key)) return;
      if (event.key === '?') {
        showHelp();
        return;
      }
      const found = known().find((entry) => entry.key === event.key && entry.run);
      if (!found) return;
      event.preventDefault();
      found.run?.();
    };
    // Before the target on the board, which would take the key for itself.
    const onCapture = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof Element) || !event.target.closest('[data-press]')) return;
      const found = known().find((entry) => entry.key === event.key && entry.run && entry.overBoard);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      found.run?.();
    };
    // The latest registered wins: what was opened last lies on top.
    const known = (): Key[] => [...registered.current].reverse().flatMap((keys) => keys.current);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keydown', onCapture, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keydown', onCapture, { capture: true });
    };
  }, [showHelp, characters]);

  return (
    <KeysContext value={registry}>
      {children}
      {help && (
        <Dialog title={texts.keys} onClose={() => setHelp(undefined)}>
          {help.length === 0 && <p>{texts.keysNone}</p>}
          {!characters && <p>{texts.keysOff}</p>}
          <dl className="k-keys">
            {[...help, { key: '?', text: texts.keyHelp }]
              .filter(({ key }) => characters || !isCharacter(key))
              .map(({ key, text }) => (
                <div key={`${key} ${text}`}>
                  <dt>
                    <kbd translate="no">{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </Dialog>
      )}
    </KeysContext>
  );
}

/** Letters, digits and signs; the space bar belongs to what has the focus. */
export function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** Nothing is typed into these. */
const UNTYPED = 'input:is([type="checkbox"], [type="radio"], [type="range"])';

/** Does the element need this key itself? */
function belongsTo(target: Element, key: string): boolean {
  if (target.closest(UNTYPED)) return !isCharacter(key) && key !== 'Enter' && key !== 'Escape';
  if (target.closest('input, select, textarea, [contenteditable]')) return true;
  if (target.closest('dialog:modal') && key !== '?') return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, [role="button"]') !== null;
}

/** Registers keys as long as the component is there. */
export function useKeys(keys: readonly Key[]): void {
  const { add } = useContext(KeysContext);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => add(latest), [add]);
}

export function useShowKeys(): () => void {
  return useContext(KeysContext).showHelp;
}
