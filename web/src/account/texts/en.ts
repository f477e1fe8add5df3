import { grammar } from '@kontor/core';

const { count } = grammar('en-GB');

/** Texts about signing in. */
export const texts = {
  title: 'My account',
  signIn: 'Sign in',
  nobody: 'This device does not know you yet. Sign in, or choose a name and begin as a guest.',
  name: 'Name',
  guest:
    'You are a guest: this browser alone knows you. If it forgets you or is lost, your games are lost with it. With a passkey they are yours on every device.',
  member: 'You can sign in on any device, with all your games.',
  passkeys: {
    title: 'Passkeys',
    what: 'A passkey is kept by your phone, computer or password manager; you use it with your fingerprint, face or PIN. There is nothing to remember, and nothing that could be stolen from this server.',
    add: 'Add a passkey',
    another: 'Add another passkey',
    since: (date: Date) => `Since ${date.toLocaleDateString('en-GB', { dateStyle: 'medium' })}`,
    used: (date: Date) => `last used ${date.toLocaleDateString('en-GB', { dateStyle: 'medium' })}`,
    remove: 'Remove',
    removeOf: (since: string) => `Remove the passkey: ${since}`,
    missing: {
      http: 'Passkeys are not available here: browsers allow them over https only, and this page came over plain http.',
      setting:
        'Passkeys are not available here: whoever runs this server must set PUBLIC_URL to its https address, which is the name that passkeys belong to. On the computer that runs it, they work at http://localhost.',
      elsewhere: 'Passkeys work at this address only:',
      browser: 'Passkeys are not available here: this browser does not support them.',
    },
  },
  second: {
    title: 'One more thing',
    password:
      'If you lose this password and your mail address, your games are lost, too. Add a passkey, or keep recovery codes on paper.',
    passkey:
      'If this one passkey is lost, so are your games. Add a second one on another device or in a password manager, or keep recovery codes on paper.',
  },
  codes: {
    title: 'Recovery codes',
    what: 'Each signs you in once, if you have nothing else left. Print them, or keep them in a safe place.',
    left: (n: number) => `${count(n, 'code')} left.`,
    none: 'You have none.',
    make: 'Make recovery codes',
    renew: 'Make new codes',
    renewHelp: 'New codes end the ones before.',
    shown: 'Your recovery codes',
    once: 'They are shown this once.',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save as a file',
    done: 'I have them',
  },
  mail: {
    title: 'Mail and password',
    none: 'This server sends no mail. So there are passkeys, recovery codes and links from one device to another, but no passwords.',
    http: 'This page came over plain http: somebody in the same network could read your password on its way.',
    is: (mail: string) => `You sign in with ${mail}.`,
    address: 'Mail address',
    password: 'Password',
    newPassword: 'New password',
    current: 'Your password',
    rule: (least: number) => `At least ${least} characters; several words are best.`,
    add: 'Send me a link',
    sent: (mail: string) => `We have sent a link to ${mail}. Follow it to confirm the address.`,
    changeMail: 'Change the address',
    changePassword: 'Change the password',
    changed: 'Your password is changed. Your other devices are signed out.',
  },
  device: {
    title: 'Another device',
    text: 'Open this link on the other device within ten minutes, and it is signed in. Send it to nobody: whoever opens it first is you. It works once.',
    make: 'Sign another device in',
  },
  sessions: {
    title: 'Where I am signed in',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'A device that does not say what it is',
    used: (date: Date) =>
      `Last used ${date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`,
    since: (date: Date | undefined) =>
      date === undefined
        ? 'Known for a long time'
        : `Since ${date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`,
    here: 'this device',
    end: 'Sign out there',
    endOf: (device: string) => `Sign out there: ${device}`,
    endOthers: 'Sign out everywhere else',
    signOut: 'Sign out here',
    guestOut: 'You are a guest. If you sign out, nobody can give you your games back.',
    guestOutTitle: 'Lose my games and sign out?',
    stay: 'Stay',
  },
  data: {
    title: 'My data',
    text: 'A copy has everything that this server has stored about you: your account, your sessions, your games with your moves, and what you have said.',
    save: 'Save a copy',
    delete: 'Delete everything…',
    sure: 'Delete everything about you?',
    sureText:
      'Your name, your ways to sign in, your sessions and settings are deleted for good, on this and all your devices. Games stay for those who played with you, with “somebody” in your place; a bot goes on for you where a game is running. What you have said stays in the chat of those tables, under that name. Nobody can undo this.',
    keep: 'Keep everything',
    deleteNow: 'Delete everything',
  },
  signInPage: {
    passkey: 'Sign in with a passkey',
    withMail: 'With mail and password',
    withCode: 'With a recovery code',
    code: 'Recovery code',
    go: 'Sign in',
    forgotten: 'I have forgotten my password',
    forgottenSent: (mail: string) =>
      `If ${mail} belongs to an account, a link to choose a new password is on its way.`,
    bring: 'Take the games of this device along',
    bringHelp: (name: string) => `You are known here as ${name}.`,
    other: 'Or open “Sign another device in” on a device where you are signed in.',
    link: 'Sign in on this device?',
    linkText:
      'The link is from another device of yours. If somebody else has sent it to you, do not use it: you would play as them.',
    linkYes: 'Yes, sign me in',
    linkNo: 'No',
  },
  confirm: {
    title: 'Confirming your address…',
    done: 'Your address is confirmed.',
    doneText: 'From now on you can sign in with it and your password.',
    failed: 'This link does not work.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'All your other devices will be signed out.',
    save: 'Save and sign in',
  },
  toAccount: 'My account',
};
export type AccountTexts = typeof texts;
