import { type Explanation, RuleLink, useAnnounce, useKeys } from '@kontor/ui';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWebTexts } from '../texts/index.ts';
import { besideTarget } from './placing.ts';
import './explain.css';

interface ExplainProps {
  /**
   * Everything with a `data-explain` in it is explained; its `data-explain-now`, a sentence of its own, is said first.
   * Buttons without a text tell a finger their names.
   */
  readonly root: RefObject<HTMLElement | null>;
  readonly explain: (id: string) => Promise<Explanation | undefined>;
  /** What was pointed at while this was loaded. */
  readonly first: RefObject<PointerEvent | undefined>;
}

interface Shown extends Explanation {
  readonly element: Element;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

const HOVER_MS = 650;
const FOCUS_MS = 900;
const PRESS_MS = 500;
/** Time to move the pointer from the element to its explanation. */
const LEAVE_MS = 250;
/** A finger that moves further scrolls or drags. */
const STILL_PX = 10;

/** Explains what is pointed at, focused or pressed for a while. */
export function Explain({ root, explain, first }: ExplainProps): ReactNode {
  const { table: texts } = useWebTexts();
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown>();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const timer = useRef<Timer>(undefined);
  const ask = useRef(explain);
  ask.current = explain;
  /** What is to be shown; an explanation that comes later than the next wish is not. */
  const wanted = useRef<Element>(undefined);

  const show = useCallback(async (element: Element): Promise<Explanation | undefined> => {
    wanted.current = element;
    const id = element.getAttribute('data-explain');
    // Without a network there may be none.
    const found = id === null ? nameOf(element) : await ask.current(id).catch(() => undefined);
    if (wanted.current !== element) return undefined;
    const now = element.getAttribute('data-explain-now');
    const said = found && { ...found, text: [now, found.text].filter(Boolean).join(' ') };
    setShown(said && { ...said, element });
    return said;
  }, []);
  const hide = useCallback(() => {
    wanted.current = undefined;
    setShown(undefined);
  }, []);

  useEffect(() => {
    const area = root.current;
    if (!area) return undefined;
    const pointing = first.current;
    first.current = undefined;
    return listen(area, show, hide, timer, pointing);
  }, [root, first, show, hide]);

  // The game has moved on, and what was explained is gone.
  useEffect(() => {
    if (shown && !shown.element.isConnected) hide();
  });

  useKeys([
    {
      key: 'i',
      text: texts.explain,
      run: async () => {
        // Whatever the pointer was about to show or hide.
        clearTimeout(timer.current);
        const element = explainedBy(document.activeElement);
        const found = element && root.current?.contains(element) ? await show(element) : undefined;
        announce(found ? `${found.title}. ${found.text}` : texts.nothingToExplain);
      },
    },
    ...(shown ? [{ key: 'Escape', text: texts.closeExplanation, run: hide }] : []),
  ]);

  useLayoutEffect(() => {
    const box = popover.current;
    if (!box || !shown) return;
    const { left, top } = besideTarget(
      shown.element.getBoundingClientRect(),
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: innerWidth, height: innerHeight },
    );
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    const described = shown.element.getAttribute('aria-describedby');
    shown.element.setAttribute('aria-describedby', described === null ? id : `${described} ${id}`);
    return () => {
      if (described === null) shown.element.removeAttribute('aria-describedby');
      else shown.element.setAttribute('aria-describedby', described);
    };
  }, [shown, id]);

  if (!shown) return null;
  return (
    <div ref={popover} className="w-explain k-panel">
      <div id={id} role="tooltip">
        <strong>{shown.title}</strong>
        {shown.text !== '' && <p>{shown.text}</p>}
      </div>
      <RuleLink rule={shown.rule} of="explanation" />
    </div>
  );
}

/** The element round the target that has an explanation, or the one inside the button that it belongs to. */
function explainedBy(target: Element | null): Element | null {
  return explainedRound(target) ?? target?.closest(BUTTON)?.querySelector('[data-explain]') ?? null;
}

const BUTTON = 'button, a, [role="button"]';

function explainedRound(target: Element | null): Element | null {
  return target?.closest('[data-explain]') ?? null;
}

/** A piece with a `data-piece` that is seen there, below the invisible room that something else has for clicks. */
function pieceAt({ clientX, clientY }: PointerEvent): Element | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.matches('[data-piece][data-explain]'));
}

/** A button with an icon instead of a text: its `title` shows its name to a mouse, a long press to a finger. */
function signedBy(target: Element): Element | null {
  return target.closest('button[aria-label], button[title], a[aria-label]');
}

function nameOf(element: Element): Explanation | undefined {
  const name = element.getAttribute('title') ?? element.getAttribute('aria-label');
  return name === null ? undefined : { title: name, text: '' };
}

/** Calls `show` and `hide` as the pointer, the focus or a finger wants it. */
function listen(
  area: HTMLElement,
  show: (element: Element) => unknown,
  hide: () => void,
  timer: { current: Timer },
  pointing: PointerEvent | undefined,
): () => void {
  // A finger that is lifted after a long press must not press what it has only asked about.
  let asked = false;
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const later = (run: () => void, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
  const inPopover = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('.w-explain') !== null;

  // Only a pointer that moves asks: things that come to lie under a resting one do not explain themselves.
  let hovered: Element | null = null;
  const move = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    if (pointerType !== 'mouse') return;
    if (inPopover(target)) {
      clearTimeout(timer.current);
      return;
    }
    const element = target instanceof Element ? (explainedRound(target) ?? pieceAt(event) ?? null) : null;
    if (element === hovered) return;
    hovered = element;
    if (element) later(() => show(element), HOVER_MS);
    else later(hide, LEAVE_MS);
  };
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      // A finger that is lifted leaves too, and what it asked for stays.
      if (pointerType !== 'mouse') return;
      hovered = null;
      later(hide, LEAVE_MS);
    },
    { signal },
  );
  area.addEventListener(
    'focusin',
    ({ target }) => {
      const visible = target instanceof Element && target.matches(':focus-visible');
      // A button that shows something of its own when it has the focus has its explanation inside.
      const element = visible ? target.closest('[data-explain]') : null;
      if (element) later(() => show(element), FOCUS_MS);
    },
    { signal },
  );
  area.addEventListener(
    'focusout',
    () => {
      if (!asked) later(hide, 0);
    },
    { signal },
  );
  const press = (event: PointerEvent): void => {
    const { target, pointerType, clientX: x, clientY: y } = event;
    asked = false;
    if (inPopover(target)) return;
    clearTimeout(timer.current);
    hide();
    if (pointerType === 'mouse') return;
    if (!(target instanceof Element)) return;
    const element = explainedRound(target) ?? pieceAt(event) ?? explainedBy(target) ?? signedBy(target);
    if (!element) return;
    pressedAt = { x, y };
    later(() => {
      asked = true;
      show(element);
    }, PRESS_MS);
  };
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse' || !pressedAt) return;
      if (Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STILL_PX) clearTimeout(timer.current);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    area.addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType === 'mouse') return;
        pressedAt = undefined;
        clearTimeout(timer.current);
      },
      { signal },
    );
  area.addEventListener(
    'click',
    (event) => {
      // A key that presses a button clicks without a pointer.
      if (!asked || event.detail === 0) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  area.addEventListener(
    'contextmenu',
    (event) => {
      // A long press on a touch screen; a mouse keeps its menu.
      if (pressedAt) event.preventDefault();
    },
    { signal },
  );
  if (pointing?.type === 'pointermove') move(pointing);
  else if (pointing) press(pointing);
  return () => {
    clearTimeout(timer.current);
    listeners.abort();
  };
}
