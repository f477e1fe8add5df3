import { LANGUAGE_CODES } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed, Id, Timestamp } from './parts.ts';

/** The name of people who were deleted, in tables, chat and records; nobody else may have it. */
export const DELETED_NAME = 'somebody';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 200;

const LanguageCode = Type.Enum([...LANGUAGE_CODES], { description: 'The language of the mail' });
const MailAddress = Type.String({ minLength: 3, maxLength: 254 });
/** One that was chosen before may be of any length. */
const KnownPassword = Type.String({ minLength: 1, maxLength: MAX_PASSWORD });
const NewPassword = Type.String({ minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD });

/** How somebody can sign in, as they see it themselves. */
export const AccountInfo = Type.Object(
  {
    name: Type.String(),
    /** Confirmed. */
    mail: Type.Union([Type.String(), Type.Null()]),
    password: Type.Boolean({ description: 'There is one' }),
    passkeys: Type.Array(
      Type.Object(
        { id: Type.String(), createdAt: Timestamp, usedAt: Type.Union([Timestamp, Type.Null()]) },
        closed,
      ),
    ),
    codes: Type.Integer({ description: 'Recovery codes that were not used yet' }),
  },
  closed,
);
export type AccountInfo = Static<typeof AccountInfo>;

/** Somebody else has taken a seat by its private link. */
export const Takeover = Type.Object({ table: Id, at: Timestamp }, closed);
export type Takeover = Static<typeof Takeover>;

/** Which ways of signing in a server has. */
export const SignInWays = Type.Object(
  {
    /** The only address at which passkeys work; null if they do not work by the address that was asked. */
    passkeys: Type.Union([Type.String(), Type.Null()]),
    mail: Type.Boolean({ description: 'The server sends mail' }),
  },
  closed,
);
export type SignInWays = Static<typeof SignInWays>;

/** What a device that signs in does with the games that it has as a guest: take them along, unless it says no. */
const Bring = Type.Optional(
  Type.Boolean({ description: 'Take the games of this device along; yes by default' }),
);

const AuthenticatorAnswer = {
  id: Type.String({ maxLength: 1400 }),
  rawId: Type.String({ maxLength: 1400 }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  clientExtensionResults: Type.Object({}),
};

/** What a browser says when it has made a passkey. */
export const NewPasskey = Type.Object(
  {
    ...AuthenticatorAnswer,
    response: Type.Object({
      clientDataJSON: Type.String(),
      attestationObject: Type.String(),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    }),
  },
  { description: 'A RegistrationResponseJSON of WebAuthn' },
);

/** What a browser says when somebody has chosen a passkey. */
export const UsedPasskey = Type.Object(
  {
    passkey: Type.Object(
      {
        ...AuthenticatorAnswer,
        response: Type.Object({
          clientDataJSON: Type.String(),
          authenticatorData: Type.String(),
          signature: Type.String(),
          userHandle: Type.Optional(Type.String({ maxLength: 200 })),
        }),
      },
      { description: 'An AuthenticationResponseJSON of WebAuthn' },
    ),
    bring: Bring,
  },
  closed,
);

export const MailAndPassword = Type.Object(
  { mail: MailAddress, password: KnownPassword, bring: Bring },
  closed,
);
export const RecoveryCode = Type.Object({ code: Type.String({ maxLength: 60 }), bring: Bring }, closed);
export const DeviceLink = Type.Object({ token: Id, bring: Bring }, closed);
export const ForgottenPassword = Type.Object({ mail: MailAddress, language: LanguageCode }, closed);
export const ResetPassword = Type.Object({ token: Id, password: NewPassword, bring: Bring }, closed);
export const AddMail = Type.Object(
  { mail: MailAddress, password: NewPassword, language: LanguageCode },
  closed,
);
export const ChangePassword = Type.Object({ current: KnownPassword, password: NewPassword }, closed);
