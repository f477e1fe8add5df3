import { grammar } from '@kontor/core';

const { count } = grammar('en-GB');

/** Texts of the settings for notices. */
export const texts = {
  title: 'Notices',
  intro:
    'How we let you know about your games while you are away from the table. What you have already seen is not sent.',
  name: 'Choose a name first; then you can choose how we let you know.',
  kinds: {
    title: 'Tell me',
    turn: 'when it is my turn',
    asked: 'when I am asked something',
    start: 'when a game begins',
    end: 'when a game ends',
    time: 'before my time is up',
  },
  keepQuiet: 'Stay silent in quiet hours',
  push: {
    title: 'On your devices',
    text: 'The system shows a notice, also while this page is closed.',
    on: 'Tell me on this device',
    off: 'No more on this device',
    here: 'On for this device.',
    notHere: 'Off for this device.',
    devices: (n: number) => `On for ${count(n, 'device')} of yours.`,
    insecure: 'This needs an address with https.',
    unable: 'This browser cannot do it. On iPhones and iPads, add Kontor to the home screen first.',
    denied: 'This browser shows no notices of this page; you can allow them in its settings for this site.',
    failed: 'The browser’s push service cannot be reached.',
  },
  webhook: {
    title: 'Webhook',
    text: 'Each notice is sent to an address of yours, e.g. a channel of Discord or a program.',
    on: 'Send notices there',
    url: 'Address, with https',
    form: 'Form',
    forms: { json: 'JSON, signed', discord: 'Discord' },
    secret: 'Secret for checking the signature (Standard Webhooks)',
    save: 'Save the address',
  },
  mail: {
    title: 'Mail',
    text: 'A summary of what waits for you, twice a day at most, and only of what you have not seen within five minutes.',
    on: 'Send me mails',
    each: 'Do not wait: one whenever something happens',
    unable: 'This server sends no mail.',
    noAddress: 'You have given no mail address yet.',
    to: (address: string) => `To ${address}.`,
  },
  quiet: {
    title: 'Quiet hours',
    on: 'Keep quiet every day',
    from: 'From',
    to: 'To',
    help: 'What happens then reaches you afterwards, if it still matters.',
    zone: (zone: string) => `Times are those of ${zone}.`,
  },
  saved: 'Saved.',
  trial: 'Try it',
  trialDone: (ways: readonly string[]) =>
    ways.length === 0 ? 'Nothing could be sent.' : `Sent: ${new Intl.ListFormat('en-GB').format(ways)}.`,
  table: 'Notify me about this game while I am away',
  stop: {
    title: 'No more mails?',
    text: 'You will be sent no more mails about your games. Other notices stay as they are.',
    yes: 'No more mails',
    done: 'You will be sent no more mails about your games.',
  },
  back: 'My games',
};
export type NoticesTexts = typeof texts;
