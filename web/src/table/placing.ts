/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where something of this size goes beside a target: on the screen and never over the target, if there is room at all. */
export function besideTarget(
  target: Box,
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const within = (at: number, length: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - length - GAP));
  const middleX = within(target.left + target.width / 2 - size.width / 2, size.width, screen.width);
  const middleY = within(target.top + target.height / 2 - size.height / 2, size.height, screen.height);
  const above = target.top - size.height - GAP;
  const below = target.top + target.height + GAP;
  const left = target.left - size.width - GAP;
  const right = target.left + target.width + GAP;
  if (above >= GAP) return { left: middleX, top: above };
  if (below + size.height + GAP <= screen.height) return { left: middleX, top: below };
  if (right + size.width + GAP <= screen.width) return { left: right, top: middleY };
  if (left >= GAP) return { left, top: middleY };
  return { left: middleX, top: within(below, size.height, screen.height) };
}
