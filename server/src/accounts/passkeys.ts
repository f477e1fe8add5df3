import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refused } from '../refused.ts';
import type { AccountStore, Purpose } from '../store/accounts.ts';
import type { User } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long somebody has to answer the question of the browser. */
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

/** Adds passkeys and lets people sign in with them. Challenges are stored, so that any server can check the answer. */
export class Passkeys {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async addOptions(user: User, site: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#store.passkeys(user.id);
    if (known.length >= MAX_PASSKEYS)
      throw new Refused('passkey.many', 'You have many passkeys already; remove one first.');
    const options = await generateRegistrationOptions({
      rpName: 'Kontor',
      rpID: site.id,
      userID: new TextEncoder().encode(user.id),
      userName: user.name,
      userDisplayName: user.name,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      // A device that has one already says so instead of making another one.
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#remember(options.challenge, 'passkey.add', user.id);
    return options;
  }

  async add(user: User, site: RelyingParty, response: RegistrationResponseJSON): Promise<void> {
    const { registrationInfo: found } = await checked(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, 'passkey.add', user.id),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
      }),
    );
    if (!found || (await this.#store.passkey(found.credential.id))) throw bad();
    const { id, publicKey, counter, transports = [] } = found.credential;
    await this.#store.addPasskey({
      id,
      user: user.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      createdAt: this.#now(),
      usedAt: null,
    });
  }

  /** No credential is named, so the device offers those it has for this site. */
  async useOptions(site: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    await this.#remember(options.challenge, 'passkey.use', null);
    return options;
  }

  /** Resolves to whose passkey it is. */
  async use(site: RelyingParty, response: AuthenticationResponseJSON): Promise<string> {
    const passkey = await this.#store.passkey(response.id);
    if (!passkey) throw new Refused('passkey.unknown', 'This server does not know this passkey.', 403);
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, 'passkey.use', null),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: transportsOf(passkey.transports),
        },
      }),
    );
    if (!verified) throw bad();
    await this.#store.usedPasskey(passkey.id, authenticationInfo.newCounter, this.#now());
    return passkey.user;
  }

  async #remember(challenge: string, purpose: Purpose, user: string | null): Promise<void> {
    const now = this.#now();
    const until = now + CHALLENGE_MS;
    await this.#store.addOneTime(hashToken(challenge), purpose, { user, payload: '' }, { now, until });
  }

  async #take(challenge: string, purpose: Purpose, user: string | null): Promise<boolean> {
    const found = await this.#store.takeOneTime(hashToken(challenge), purpose, this.#now());
    return found?.user === user;
  }
}

function bad(): Refused {
  return new Refused('passkey.bad', 'This answer does not fit what was asked. Try again.', 403);
}

/** The library throws plain errors about answers that are wrong. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw bad();
  }
}

function transportsOf(stored: readonly string[]): AuthenticatorTransport[] {
  return stored as AuthenticatorTransport[];
}
