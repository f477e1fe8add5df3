import type { Params, Seat } from '@kontor/core';
import type { PebblesEvent } from '../rules/index.ts';

/** The words of one language. */
export interface PebblesTexts {
  readonly tagline: string;
  readonly facts: string;
  readonly options: {
    readonly most: { readonly label: string; readonly help: string; value(value: unknown): string };
  };
  /** The button of a move. */
  take(stones: number): string;
  heap(stones: number): string;
  ask(params: Params): string;
  waitFor(name: string): string;
  readonly over: string;
  points(points: number): string;
  /** What happened; `name` tells who did it, and nothing where it was the viewer. */
  event(event: PebblesEvent, name: (seat: Seat) => string | undefined): string;
  readonly refusals: Readonly<Record<string, (params: Params) => string>>;
}
