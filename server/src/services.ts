import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { Deletion } from './accounts/deletion.ts';
import type { Guests } from './accounts/guests.ts';
import type { Passkeys } from './accounts/passkeys.ts';
import type { Bus } from './bus/bus.ts';
import type { Sessions } from './http/session.ts';
import type { Limits } from './limits.ts';
import type { Tables } from './lobby/tables.ts';
import type { Vacations } from './lobby/vacations.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Sanctions } from './manners/sanctions.ts';
import type { Health } from './monitoring/health.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Share } from './nodes/share.ts';
import type { SharedLimits } from './nodes/shared-limits.ts';
import type { MailStop } from './notices/mail-stop.ts';
import type { Push } from './notices/push.ts';
import type { Reach } from './notices/send-request.ts';
import type { Hub } from './play/hub.ts';
import type { Rooms } from './play/rooms.ts';
import type { Store } from './store/store.ts';

/** What routes and connections need. */
export interface Services {
  readonly store: Store;
  readonly bus: Bus;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly guests: Guests;
  readonly deletion: Deletion;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly tables: Tables;
  readonly share: Share;
  readonly health: Health;
  readonly metrics: Metrics;
  /** Undefined if the server sends no mail. */
  readonly mailer: Mailer | undefined;
  readonly mailStop: MailStop;
  readonly sanctions: Sanctions;
  readonly vacations: Vacations;
  readonly push: Push;
  /** What may be reached at addresses that people have named. */
  readonly reach: Reach;
  readonly log: Logger;
  readonly limits: Limits;
  readonly sharedLimits: SharedLimits;
  /** The address by which people open the server, e.g. `https://kontor.example`, if the host has said it. */
  readonly publicUrl: string | undefined;
  /** Whether new guests need an invitation. */
  readonly inviteOnly: boolean;
  /** Milliseconds for rates: unlike the time of day they never go back. */
  readonly monotonicNow: () => number;
}
