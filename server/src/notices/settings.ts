import { NOTICE_KINDS, type NoticeSettings } from '@kontor/protocol';

const all = { kinds: [...NOTICE_KINDS], quiet: true };

/** How somebody is called who has said nothing about it: browser push, where they have allowed it. */
export const USUAL_SETTINGS: NoticeSettings = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  push: { ...all, on: true },
  webhook: { ...all, on: false, url: '', form: 'json' },
  mail: { ...all, on: false, each: false },
};
