import type { Language } from '@kontor/core';
import type { AccountInfo, Device, Me, SignInWays } from '@kontor/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call } from '../online/connection/api.ts';

/** Requests about how somebody signs in. */
export const accountApi = {
  ways: () => call<SignInWays>('GET', 'sign-in'),
  info: () => call<AccountInfo>('GET', 'account'),
  passkeyOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', 'account/passkeys/options'),
  addPasskey: (passkey: RegistrationResponseJSON) => call<AccountInfo>('POST', 'account/passkeys', passkey),
  removePasskey: (id: string) => call<AccountInfo>('DELETE', `account/passkeys/${encodeURIComponent(id)}`),
  newCodes: () => call<{ readonly codes: readonly string[] }>('POST', 'account/codes'),
  addMail: (mail: string, password: string, language: Language) =>
    call<unknown>('POST', 'account/mail', { mail, password, language }),
  changePassword: (current: string, password: string) =>
    call<AccountInfo>('PUT', 'account/password', { current, password }),
  deviceLink: () => call<{ readonly token: string }>('POST', 'account/link'),
  myData: () => call<unknown>('GET', 'account/export'),
  deleteMe: () => call<unknown>('DELETE', 'account'),
  endOthers: () => call<readonly Device[]>('DELETE', 'devices'),
  signOut: () => call<unknown>('POST', 'sign-out'),
  askForPasskey: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/passkey/options'),
  byPasskey: (passkey: AuthenticationResponseJSON, bring: boolean) =>
    call<Me>('POST', 'sign-in/passkey', { passkey, bring }),
  byPassword: (mail: string, password: string, bring: boolean) =>
    call<Me>('POST', 'sign-in/password', { mail, password, bring }),
  byCode: (code: string, bring: boolean) => call<Me>('POST', 'sign-in/code', { code, bring }),
  byLink: (token: string, bring: boolean) => call<Me>('POST', 'sign-in/link', { token, bring }),
  forgotten: (mail: string, language: Language) =>
    call<unknown>('POST', 'sign-in/forgotten', { mail, language }),
  reset: (token: string, password: string) => call<Me>('POST', 'sign-in/reset', { token, password }),
  confirm: (token: string) => call<unknown>('POST', 'sign-in/confirm', { token }),
};
