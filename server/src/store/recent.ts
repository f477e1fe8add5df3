import { MAX_UNANSWERED } from '@kontor/protocol';

/** A player's command that was carried out; its id was chosen by the client. */
export interface CommandDone {
  readonly seat: number;
  readonly id: string;
}

/** The ids of the last commands that were carried out, by seat. */
export type Recent = readonly (readonly string[])[];

export function noCommands(seats: number): Recent {
  return Array.from({ length: seats }, () => []);
}

export function remember(recent: Recent, { seat, id }: CommandDone): Recent {
  return recent.map((ids, i) => (i === seat ? [...ids.slice(1 - MAX_UNANSWERED), id] : ids));
}
