import type { AccountInfo, Me, SignInWays } from '@kontor/protocol';
import { ApiError } from '../online/connection/api.ts';
import { accountApi } from './account-api.ts';

/** Why passkeys cannot be used here; `undefined` if they can. */
export type Missing = 'http' | 'setting' | 'elsewhere' | 'browser';

export function whyNoPasskeys({ passkeys }: SignInWays): Missing | undefined {
  if (!isSecureContext) return 'http';
  if (passkeys === null) return 'setting';
  if (passkeys !== location.origin) return 'elsewhere';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

export async function addPasskey(): Promise<AccountInfo> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    accountApi.passkeyOptions(),
  ]);
  return accountApi.addPasskey(await asked(startRegistration({ optionsJSON })));
}

export async function signInByPasskey(bring: boolean): Promise<Me> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    accountApi.askForPasskey(),
  ]);
  return accountApi.byPasskey(await asked(startAuthentication({ optionsJSON })), bring);
}

/** What the browser says when nobody chose, or when there is a passkey already, as errors that the page has words for. */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const isKnown = name === 'InvalidStateError';
    throw new ApiError(isKnown ? 'passkey.here' : 'passkey.cancelled', String(error));
  }
}
