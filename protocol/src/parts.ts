import { VISIBLE } from '@kontor/core';
import * as Type from 'typebox';

export const closed = { additionalProperties: false };

/** 128 random bits, so that nobody can guess an id. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '128 random bits' });

/** The id of a command and its answer, chosen by the client; the same when the command is sent again. */
export const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 });

export const Name = Type.String({
  minLength: 1,
  maxLength: 20,
  pattern: VISIBLE,
  description: 'What others call this person',
});

export const Timestamp = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970' });

export const Failure = Type.Object(
  {
    code: Type.String({ description: 'Stable, for programs' }),
    message: Type.String({ description: 'A plain English sentence' }),
  },
  { description: 'Why nothing was done' },
);
