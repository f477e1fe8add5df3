import type { AdvisedMove, BotQuestion } from '@kontor/bots';
import type { Audience, Command, Language, MatchRecord, Outcome, Seat, Viewer } from '@kontor/core';
import type { StoredGame } from '../store/database.ts';
import type { UnsavedDraft } from '../store/unsaved-draft.ts';
import type { AnyMoment, BotPace } from './connection.ts';
import type { Update } from './host.ts';

/** Messages from the page to the worker that runs a match; `call` numbers a question and its answer. */
export type ToHost =
  | {
      readonly kind: 'open';
      readonly id: string;
      readonly bots: MessagePort;
      readonly draft: UnsavedDraft | undefined;
      /** The game, if it could not be stored. */
      readonly unsaved: StoredGame | undefined;
    }
  | { readonly kind: 'command'; readonly call: number; readonly seat: Seat; readonly command: Command }
  | { readonly kind: 'moment'; readonly call: number; readonly row: number; readonly audience: Audience }
  | { readonly kind: 'record'; readonly call: number }
  | {
      readonly kind: 'hint';
      readonly call: number;
      readonly language: Language;
      readonly idea: string | undefined;
    }
  /** The hint is no longer wanted. */
  | { readonly kind: 'stopHint' }
  | { readonly kind: 'viewer'; readonly viewer: Viewer }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  | { readonly kind: 'skip' };

export type Answer = Outcome | AnyMoment | MatchRecord | readonly AdvisedMove[] | undefined;

export type FromHost =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: Answer }
  | { readonly kind: 'update'; readonly update: Update }
  /** A bot is asked: its worker must run now. */
  | { readonly kind: 'botAsked' }
  | { readonly kind: 'missing' }
  /** The game as it could not be stored; nothing if it was stored again. */
  | { readonly kind: 'unsaved'; readonly game: StoredGame | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** Messages from the host to the bots' worker, through a port of their own. */
export type ToBots =
  | { readonly kind: 'ask'; readonly call: number; readonly question: BotQuestion }
  | {
      readonly kind: 'advise';
      readonly call: number;
      readonly question: BotQuestion;
      readonly language: Language;
    }
  /** The answer is no longer wanted. */
  | { readonly kind: 'stop'; readonly call: number };

export type FromBots =
  | { readonly kind: 'move'; readonly call: number; readonly move: string }
  | { readonly kind: 'advice'; readonly call: number; readonly moves: readonly AdvisedMove[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The first message to a worker says which role it has. */
export interface Start {
  readonly role: 'host' | 'bots';
  /** All other messages go through it; they wait there until the role is loaded. */
  readonly port: MessagePort;
}
