import type { StepEvents } from '@kontor/core';
import type { OnlineFrame, ServerMessage } from './messages.ts';

/** What a viewer of a table sees, and the events so far, put together from messages. */
export interface ClientView {
  readonly frame: OnlineFrame;
  readonly history: readonly StepEvents<unknown>[];
}

type ClientViewMessage = Extract<ServerMessage, { type: 'frame' | 'change' }>;

/** The view after a message; `undefined` for a change without a frame before it. */
export function updateClientView(
  before: ClientView | undefined,
  message: ClientViewMessage,
): ClientView | undefined {
  const known = before?.history.filter(({ row }) => row <= message.after) ?? [];
  const history = [...known, ...message.history];
  if (message.type === 'frame') return { frame: message.frame, history };
  if (!before) return undefined;
  const { frame, view, removed } = message;
  const merged = merge(before.frame, frame, removed?.frame) as OnlineFrame;
  return { frame: { ...merged, view: merge(before.frame.view as object, view, removed?.view) }, history };
}

function merge(before: object, change: object, removed: readonly string[] = []): object {
  const merged = Object.entries({ ...before, ...change }).filter(([key]) => !removed.includes(key));
  return Object.fromEntries(merged);
}
