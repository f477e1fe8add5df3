import type { ServerMessage } from '@kontor/protocol';
import { JsonBytes } from './json-bytes.ts';

const bytes = new JsonBytes();

/** A message as a WebSocket frame. */
export function messageFrame(message: ServerMessage): string {
  bytes.clear();
  bytes.value(message);
  return bytes.frame();
}
