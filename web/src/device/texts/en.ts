import { grammar } from '@kontor/core';

const { count, plural } = grammar('en-GB');

/** Texts about the device: what it keeps, how it works without a network, and new versions of the page. */
export const texts = {
  title: 'This device',
  offline: {
    ready: 'Everything but play with others works without a network.',
    fetching: 'The parts that make Kontor work without a network are being fetched.',
    insecure:
      'This address has no https, so browsers do not let Kontor be installed or start without the server. A game that is open goes on by itself, and games against bots are kept on this device as usual.',
    none: 'This browser cannot keep Kontor for use without a network.',
  },
  install: 'Install Kontor',
  installHelp: 'Kontor then has an icon and a window of its own.',
  storage: {
    kept: 'The browser keeps your games until you delete them.',
    mayClear: 'The browser may clear your games when the device runs out of space.',
    keep: 'Ask the browser to keep them',
    denied: 'The browser does not promise it. Save everything as a file now and then.',
    unavailable:
      'This browser does not let Kontor store anything. Games last until the page is closed; save them as files.',
  },
  backup: {
    save: 'Save everything as a file',
    load: 'Read such a file',
    help: 'All games on this device, the settings, and what you have learnt. Games in the file are added to yours; its settings take the place of these.',
    failed: 'The games could not be read from this device.',
    notOne: 'This file was not saved by “Save everything as a file”, or it is damaged. Nothing was changed.',
    read: (added: number, known: number, unreadable: number) =>
      [
        `${count(added, 'game')} added.`,
        known > 0
          ? `${count(known, 'game')} ${plural(known, { one: 'was', other: 'were' })} here already.`
          : '',
        unreadable > 0 ? `${count(unreadable, 'game')} could not be read.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    full: 'Not everything could be stored on this device.',
  },
  update: {
    ready: 'A new version of Kontor is ready.',
    use: 'Use it now',
    later: 'Later',
  },
  network: {
    none: 'There is no network. Play with others goes on by itself when it is back.',
    local: 'Games against bots and on this device work without it.',
    notLoaded: 'This part of Kontor is not on the device yet, and it cannot be fetched without a network.',
    notFetched: 'It could not be fetched from the server. Try again.',
  },
};
export type DeviceTexts = typeof texts;
