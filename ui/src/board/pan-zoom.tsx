import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useKeys } from '../screen/keys.tsx';
import { measuredSize } from '../screen/use-size.ts';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import { useBoardRole } from './board-role.ts';
import { usePointerGestures } from './pointer-gestures.ts';
import {
  clamp,
  fitScale,
  pan,
  type Size,
  type Viewport,
  viewBox,
  wholeDrawing,
  ZOOM_STEP,
  zoomAt,
} from './viewport.ts';
import './pan-zoom.css';

interface PanZoomProps {
  /** Size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** What the drawing is, read aloud. */
  readonly label: string;
  /** SVG content below the rest that never changes; it has a layer of its own. */
  readonly ground: ReactNode;
  /**
   * SVG content. It is not rendered again by zooming; `--zoom` and `--fit`, the pixels per unit when everything is shown,
   * tell style sheets how large it is.
   */
  readonly children: ReactNode;
  /** What is brought nearer first, in units of the drawing; else its middle. */
  readonly interest?: { readonly x: number; readonly y: number } | undefined;
  /**
   * Pixels per unit that it takes to read the drawing. A frame too small for that begins nearer and follows what is of
   * interest, until somebody moves the drawing.
   */
  readonly legible?: number;
  /** Pixels at the right that the tools cover; nothing important may be there. */
  readonly beside?: number;
  /** For drawings that show more when they are nearer. */
  readonly onZoom?: (zoom: number) => void;
  readonly className?: string;
}

/** An SVG drawing that fills its parent and can be moved and enlarged by wheel, drag, pinch, buttons and keys. */
export function PanZoom({
  width,
  height,
  label,
  ground,
  children,
  interest,
  legible = 0,
  beside = 0,
  onZoom,
  className = '',
}: PanZoomProps): ReactNode {
  const texts = useTexts(KIT_TEXTS);
  const frame = useRef<HTMLDivElement>(null);
  const below = useRef<SVGSVGElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  /** The frame, and what of it the tools do not cover. */
  const measured = useRef<Size>({ width: 0, height: 0 });
  const size = useRef<Size>({ width: 1, height: 1 });
  const whole = useMemo(() => ({ width, height }), [width, height]);
  const drawing = useRef<Size>(whole);
  const view = useRef<Viewport>(wholeDrawing({ width, height }));
  const shown = useRef('');
  const moved = useRef(false);
  const tell = useRef(onZoom);
  tell.current = onZoom;

  const show = useCallback(
    (next: Viewport) => {
      view.current = next;
      const box = viewBox(next, drawing.current, size.current, beside);
      const fit = fitScale(drawing.current, size.current);
      // A drawing that is shown again as it was must not be styled and laid out anew.
      const now = `${box} ${next.zoom} ${fit}`;
      if (now === shown.current) return;
      shown.current = now;
      for (const sheet of [below.current, svg.current]) sheet?.setAttribute('viewBox', box);
      frame.current?.style.setProperty('--zoom', String(next.zoom));
      frame.current?.style.setProperty('--fit', String(fit));
      frame.current?.toggleAttribute('data-zoomed', next.zoom > 1);
      tell.current?.(next.zoom);
    },
    [beside],
  );
  const move = useCallback(
    (next: Viewport) => {
      moved.current = true;
      show(next);
    },
    [show],
  );
  const panBy = useCallback(
    (dx: number, dy: number) => move(pan(view.current, dx, dy, drawing.current, size.current)),
    [move],
  );
  const zoomBy = useCallback(
    (factor: number, at = { x: -beside / 2, y: 0 }) =>
      move(zoomAt(view.current, factor, { x: at.x + beside / 2, y: at.y }, drawing.current, size.current)),
    [move, beside],
  );
  const fit = useCallback(() => {
    show(wholeDrawing(drawing.current));
    moved.current = fitScale(drawing.current, size.current) < legible;
  }, [show, legible]);
  const middle = interest ?? { x: width / 2, y: height / 2 };
  const begin = useCallback(() => {
    const zoom = legible / fitScale(drawing.current, size.current);
    show(clamp({ x: middle.x, y: middle.y, zoom }, drawing.current, size.current));
  }, [show, legible, middle.x, middle.y]);
  const beginning = useRef(begin);
  beginning.current = begin;
  const zoomIn = (): void => {
    if (view.current.zoom > 1 || !interest) zoomBy(ZOOM_STEP);
    else move(clamp({ ...interest, zoom: ZOOM_STEP }, drawing.current, size.current));
  };

  const place = useCallback(() => {
    const { width, height } = measured.current;
    if (width === 0 || height === 0) return;
    if (drawing.current !== whole) shown.current = '';
    drawing.current = whole;
    size.current = { width: width - beside, height };
    if (moved.current) panBy(0, 0);
    else beginning.current();
  }, [panBy, whole, beside]);
  const placing = useRef(place);
  useLayoutEffect(() => {
    placing.current = place;
    place();
  }, [place]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    // It measures first before anything is painted; to read the size here would lay the page out twice. One observer for
    // good, because a new one measures in another round, for which the page is laid out again.
    const observer = new ResizeObserver((entries) => {
      measured.current = measuredSize(entries);
      placing.current();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (view.current.zoom > 1 && !moved.current) begin();
  }, [begin]);

  usePointerGestures(frame, panBy, zoomBy);
  useEffect(() => followFocus(frame.current, panBy), [panBy]);

  useKeys([
    { key: '+', text: texts.zoomIn, run: zoomIn },
    { key: '-', text: texts.zoomOut, run: () => zoomBy(1 / ZOOM_STEP) },
    { key: '0', text: texts.zoomFit, run: fit },
  ]);

  return (
    <div className={`k-panzoom ${className}`}>
      <div ref={frame} className="k-panzoom-frame">
        <svg ref={below} className="k-panzoom-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {ground}
        </svg>
        <svg
          ref={svg}
          viewBox={`0 0 ${width} ${height}`}
          role="application"
          aria-roledescription={useBoardRole()}
          aria-label={label}
        >
          {children}
        </svg>
      </div>
      <div className="k-panzoom-tools">
        <Button aria-label={texts.zoomIn} title={texts.zoomIn} onClick={zoomIn}>
          <Sign d="M8 3V13M3 8H13" />
        </Button>
        <Button aria-label={texts.zoomOut} title={texts.zoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <Sign d="M3 8H13" />
        </Button>
        <Button aria-label={texts.zoomFit} title={texts.zoomFit} onClick={fit}>
          <Sign d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" />
        </Button>
      </div>
    </div>
  );
}

function Sign({ d }: { d: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" className="k-icon" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
}

/** Moves the drawing so that what gets the focus by keyboard is visible. */
function followFocus(frame: HTMLDivElement | null, panBy: (dx: number, dy: number) => void) {
  const follow = ({ target }: FocusEvent): void => {
    if (!frame || !(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const inner = target.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    const outside =
      inner.left < outer.left ||
      inner.right > outer.right ||
      inner.top < outer.top ||
      inner.bottom > outer.bottom;
    if (!outside) return;
    panBy(
      (outer.left + outer.right - inner.left - inner.right) / 2,
      (outer.top + outer.bottom - inner.top - inner.bottom) / 2,
    );
  };
  frame?.addEventListener('focusin', follow);
  return () => frame?.removeEventListener('focusin', follow);
}
