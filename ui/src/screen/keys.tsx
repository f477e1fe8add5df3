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
}

interface Registry {
  add(keys: { current: readonly Key[] }): () => void;
  showHelp(): void;
}

const KeysContext = createContext<Registry>({ add: () => () => {}, showHelp: () => {} });

/** Handles the keys of everything below it and lists them under "?". */
export function KeyBoard({ children }: { children: ReactNode }): ReactNode {
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
      if (event.target instanceof Element && belongsTo(event.target, event.key)) return;
      if (event.key === '?') {
        showHelp();
        return;
      }
      // The latest registered wins: what was opened last lies on top.
      const known = [...registered.current].reverse().flatMap((keys) => keys.current);
      const found = known.find((entry) => entry.key === event.key && entry.run);
      if (!found) return;
      event.preventDefault();
      found.run?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [showHelp]);

  return (
    <KeysContext value={registry}>
      {children}
      {help && (
        <Dialog title={texts.keys} onClose={() => setHelp(undefined)}>
          {help.length === 0 && <p>{texts.keysNone}</p>}
          <dl className="k-keys">
            {[...help, { key: '?', text: texts.keyHelp }].map(({ key, text }) => (
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

/** Does the element need this key itself? */
function belongsTo(target: Element, key: string): boolean {
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
