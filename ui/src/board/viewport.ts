/** Which part of a drawing is seen: its centre, and how many times larger than when everything is shown. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first step turns places of 24 px, the least when everything is shown, into targets of 44 px. */
export const ZOOM_STEP = 44 / 24;
export const MAX_ZOOM = ZOOM_STEP ** 3;

export function wholeDrawing(drawing: Size): Viewport {
  return { x: drawing.width / 2, y: drawing.height / 2, zoom: 1 };
}

/** Pixels per unit of the drawing when everything is shown. */
export function fitScale(drawing: Size, frame: Size): number {
  return Math.min(frame.width / drawing.width, frame.height / drawing.height);
}

/** The visible part as a `viewBox` in the frame's proportions, with `beside` more pixels at the right. */
export function viewBox(view: Viewport, drawing: Size, frame: Size, beside = 0): string {
  const scale = fitScale(drawing, frame) * view.zoom;
  const width = frame.width / scale;
  const height = frame.height / scale;
  return `${view.x - width / 2} ${view.y - height / 2} ${width + beside / scale} ${height}`;
}

/** The nearest viewport that shows no more than the drawing. */
export function clamp(view: Viewport, drawing: Size, frame: Size): Viewport {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const scale = fitScale(drawing, frame) * zoom;
  const within = (centre: number, length: number, seen: number): number =>
    seen >= length ? length / 2 : Math.min(length - seen / 2, Math.max(seen / 2, centre));
  return {
    x: within(view.x, drawing.width, frame.width / scale),
    y: within(view.y, drawing.height, frame.height / scale),
    zoom,
  };
}

/** Zooms so that the point of the drawing under `at` (pixels from the frame's middle) stays where it is. */
export function zoomAt(
  view: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
  drawing: Size,
  frame: Size,
): Viewport {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const fit = fitScale(drawing, frame);
  const moved = 1 / (fit * view.zoom) - 1 / (fit * zoom);
  return clamp({ x: view.x + at.x * moved, y: view.y + at.y * moved, zoom }, drawing, frame);
}

/** Moves the drawing along with the pointer, by pixels. */
export function pan(view: Viewport, dx: number, dy: number, drawing: Size, frame: Size): Viewport {
  const scale = fitScale(drawing, frame) * view.zoom;
  return clamp({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, drawing, frame);
}

/** The middle of what some points enclose, seen from a corner of the drawing. */
export function middleOf(
  points: readonly (readonly [x: number, y: number])[],
  corner: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(([x]) => x)) - corner.x, y: middle(points.map(([, y]) => y)) - corner.y };
}
