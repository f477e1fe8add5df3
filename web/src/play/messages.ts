import type { BotQuestion } from '@kontor/bots';
import type { Audience, Command, MatchRecord, Outcome, Seat, Viewer } from '@kontor/core';
import type { AnyMoment, BotPace } from './connection.ts';
import type { Update } from './host.ts';

/** What the page tells the worker that runs a match. Questions carry a number that comes back with the answer. */
export type ToHost =
  | { readonly kind: 'open'; readonly id: string; readonly bots: MessagePort }
  | { readonly kind: 'command'; readonly call: number; readonly seat: Seat; readonly command: Command }
  | { readonly kind: 'moment'; readonly call: number; readonly row: number; readonly audience: Audience }
  | { readonly kind: 'record'; readonly call: number }
  | { readonly kind: 'look'; readonly viewer: Viewer }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  | { readonly kind: 'skip' };

export type Answer = Outcome | AnyMoment | MatchRecord | undefined;

export type FromHost =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: Answer }
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string };

/** What the host tells the bots' worker, through a port of their own. */
export type ToBots =
  | { readonly kind: 'ask'; readonly call: number; readonly question: BotQuestion }
  /** The answer is no longer wanted. */
  | { readonly kind: 'stop'; readonly call: number };

export type FromBots =
  | { readonly kind: 'move'; readonly call: number; readonly move: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The first message to a fresh worker says which of the two it is to be. */
export interface Start {
  readonly role: 'host' | 'bots';
  /** All other messages go through it; they wait there until the role is loaded. */
  readonly port: MessagePort;
}
