import type { Kysely } from 'kysely';
import type { DeviceName } from '../accounts/device-name.ts';
import type { Database } from './schema.ts';
import type { User } from './store.ts';
import type { Write } from './write.ts';

/** What a person signs in with by mail and password. An address is stored only when it is confirmed. */
export interface Account {
  readonly mail: string | null;
  /** The hash of the password, with its salt and parameters. */
  readonly password: string | null;
}

export interface Passkey {
  /** The credential's id. */
  readonly id: string;
  readonly user: string;
  /** COSE key as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** What somebody who has it can do once. */
export interface OneTime {
  /** Null where nobody is known yet, e.g. for the challenge of somebody who signs in. */
  readonly user: string | null;
  readonly payload: string;
}

/** `mail` and `reset` are links in mails, `device` signs another device in, the others are challenges for passkeys. */
export type Purpose = 'mail' | 'reset' | 'device' | 'passkey.add' | 'passkey.use';

const NONE: Account = { mail: null, password: null };

/** The ways in which people sign in, in the same words for every kind of database. */
export class AccountStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  async user(id: string): Promise<User | undefined> {
    const found = await this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return found && { id: found.id, name: found.name, createdAt: found.created_at };
  }

  async account(user: string): Promise<Account> {
    const found = await this.#db
      .selectFrom('accounts')
      .select(['mail', 'password'])
      .where('user_id', '=', user)
      .executeTakeFirst();
    return found ?? NONE;
  }

  async accountByMail(mail: string): Promise<(Account & { readonly user: string }) | undefined> {
    return this.#db
      .selectFrom('accounts')
      .select(['user_id as user', 'mail', 'password'])
      .where('mail', '=', mail)
      .executeTakeFirst();
  }

  /** Sets what is given. Resolves to whether it could be done: an address belongs to one person only. */
  async setAccount(user: string, change: Partial<Account>): Promise<boolean> {
    const mail = change.mail;
    const isTaken = async (): Promise<boolean> => {
      const owner = mail == null ? undefined : await this.accountByMail(mail);
      return owner !== undefined && owner.user !== user;
    };
    if (await isTaken()) return false;
    const values = { user_id: user, ...(await this.account(user)), ...change };
    try {
      await this.#write([
        this.#db
          .insertInto('accounts')
          .values(values)
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change)),
      ]);
      return true;
    } catch (error) {
      // Somebody else has confirmed the same address meanwhile.
      if (await isTaken()) return false;
      throw error;
    }
  }

  async passkeys(user: string): Promise<Passkey[]> {
    const found = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute();
    return found.map(readPasskey);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const found = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return found && readPasskey(found);
  }

  async addPasskey({ id, user, publicKey, counter, transports, createdAt }: Passkey): Promise<void> {
    const values = {
      id,
      user_id: user,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      created_at: createdAt,
      used_at: null,
    };
    await this.#write([this.#db.insertInto('passkeys').values(values)]);
  }

  async usedPasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#write([this.#db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id)]);
  }

  async removePasskey(user: string, id: string): Promise<boolean> {
    const query = this.#db.deleteFrom('passkeys').where('user_id', '=', user).where('id', '=', id);
    const [removed = 0] = await this.#write([query]);
    return removed > 0;
  }

  /** Is there a passkey or a password, so that the person is known without a cookie? */
  async isMember(user: string): Promise<boolean> {
    const { password } = await this.account(user);
    return password !== null || (await this.passkeys(user)).length > 0;
  }

  async replaceCodes(user: string, hashes: readonly string[]): Promise<void> {
    const values = hashes.map((hash) => ({ hash, user_id: user }));
    await this.#write([
      this.#db.deleteFrom('recovery_codes').where('user_id', '=', user),
      this.#db.insertInto('recovery_codes').values(values),
    ]);
  }

  async codeCount(user: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Uses a recovery code up. Resolves to whose it was. */
  async takeCode(hash: string): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('recovery_codes')
      .select('user_id')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!found) return undefined;
    const [removed = 0] = await this.#write([this.#db.deleteFrom('recovery_codes').where('hash', '=', hash)]);
    return removed > 0 ? found.user_id : undefined;
  }

  /** Stores what can be done once, and removes what has expired. */
  async addOneTime(
    hash: string,
    purpose: Purpose,
    { user, payload }: OneTime,
    { now, until }: { readonly now: number; readonly until: number },
  ): Promise<void> {
    await this.#write([
      this.#db.deleteFrom('one_time').where('expires_at', '<=', now),
      this.#db.insertInto('one_time').values({ hash, user_id: user, purpose, payload, expires_at: until }),
    ]);
  }

  async takeOneTime(hash: string, purpose: Purpose, now: number): Promise<OneTime | undefined> {
    const found = await this.#db
      .selectFrom('one_time')
      .select(['user_id as user', 'payload'])
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return undefined;
    const [removed = 0] = await this.#write([this.#db.deleteFrom('one_time').where('hash', '=', hash)]);
    return removed > 0 ? found : undefined;
  }

  /** Ends all links and challenges of one kind that a person has. */
  async dropOneTime(user: string, purpose: Purpose): Promise<void> {
    await this.#write([
      this.#db.deleteFrom('one_time').where('user_id', '=', user).where('purpose', '=', purpose),
    ]);
  }

  /** Notes that a person's seat was taken over. */
  async addTakeover(user: string, table: string, at: number): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('takeovers')
        .values({ table_id: table, user_id: user, at })
        .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ at })),
    ]);
  }

  /** The tables where a person's seat was taken over, the latest first, as far as they have not read of it. */
  async takeovers(user: string): Promise<{ readonly table: string; readonly at: number }[]> {
    return this.#db
      .selectFrom('takeovers')
      .select(['table_id as table', 'at'])
      .where('user_id', '=', user)
      .orderBy('at', 'desc')
      .execute();
  }

  async dropTakeover(user: string, table: string): Promise<void> {
    await this.#write([
      this.#db.deleteFrom('takeovers').where('user_id', '=', user).where('table_id', '=', table),
    ]);
  }

  /** Makes somebody else the host of a person's tables. */
  async moveHost(from: string, to: string): Promise<void> {
    await this.#write([this.#db.updateTable('tables').set({ host: to }).where('host', '=', from)]);
  }

  /** Lets somebody have what a guest has said, and removes the guest unless a seat is left. */
  async moveRest(guest: string, to: string): Promise<void> {
    const seats = this.#db.selectFrom('seats').select('user_id').where('user_id', '=', guest);
    await this.#write([
      this.#db.updateTable('chat').set({ user_id: to }).where('user_id', '=', guest),
      this.#db.deleteFrom('tokens').where('user_id', '=', guest),
      this.#db
        .deleteFrom('users')
        .where('id', '=', guest)
        .where(({ not, exists }) => not(exists(seats))),
    ]);
  }

  /** Notes that a session was used, and by what. */
  async noteUse(hash: string, { browser, system }: DeviceName, at: number): Promise<void> {
    await this.#write([
      this.#db.updateTable('tokens').set({ browser, system, used_at: at }).where('hash', '=', hash),
    ]);
  }

  /** Ends all sessions of a person but one, if one is given. Resolves to how many there were. */
  async endSessions(user: string, keep?: string): Promise<number> {
    const all = this.#db.deleteFrom('tokens').where('user_id', '=', user);
    const [ended = 0] = await this.#write([keep === undefined ? all : all.where('hash', '!=', keep)]);
    return ended;
  }
}

function readPasskey(row: Database['passkeys']): Passkey {
  return {
    id: row.id,
    user: row.user_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
