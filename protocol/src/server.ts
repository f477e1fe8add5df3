import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed } from './parts.ts';

/** What everybody may know about how a server is set up. */
export const ServerInfo = Type.Object(
  {
    publicUrl: Type.Union([Type.String(), Type.Null()], {
      description: 'The address that links should lead to, without a slash at its end',
    }),
    inviteOnly: Type.Boolean({ description: 'Whether new guests need an invitation code' }),
  },
  closed,
);
export type ServerInfo = Static<typeof ServerInfo>;
