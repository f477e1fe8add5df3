import type { Heard } from '@kontor/core';
import type { OnlineFrame, ServerMessage } from './messages.ts';

/** What a viewer of a table sees and has heard, put together from messages. */
export interface Sight {
  readonly frame: OnlineFrame;
  readonly heard: readonly Heard<unknown>[];
}

type SightMessage = Extract<ServerMessage, { type: 'frame' | 'change' }>;

/** The sight after a message; `undefined` for a change of something that was never seen. */
export function see(before: Sight | undefined, message: SightMessage): Sight | undefined {
  const known = before?.heard.filter(({ row }) => row <= message.after) ?? [];
  const heard = [...known, ...message.heard];
  if (message.type === 'frame') return { frame: message.frame, heard };
  if (!before) return undefined;
  const { frame, view, gone } = message;
  const merged = merge(before.frame, frame, gone?.frame) as OnlineFrame;
  return { frame: { ...merged, view: merge(before.frame.view as object, view, gone?.view) }, heard };
}

function merge(before: object, change: object, gone: readonly string[] = []): object {
  const merged = Object.entries({ ...before, ...change }).filter(([key]) => !gone.includes(key));
  return Object.fromEntries(merged);
}
