import { MAX_UNANSWERED } from '@kontor/protocol';

/** Somebody's command that was carried out; `id` names it for good. */
export interface CommandDone {
  readonly seat: number;
  readonly id: string;
}

/** The last commands carried out, by seat. */
export type Recent = readonly (readonly string[])[];

export function noCommands(seats: number): Recent {
  return Array.from({ length: seats }, () => []);
}

export function remember(recent: Recent, { seat, id }: CommandDone): Recent {
  return recent.map((ids, i) => (i === seat ? [...ids.slice(1 - MAX_UNANSWERED), id] : ids));
}
