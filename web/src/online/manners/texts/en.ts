/** Texts about people one does not want to meet, and words of the host. */
export const texts = {
  title: (name: string) => `Mute, block or report ${name}`,
  start: { mute: 'Mute', block: 'Block' },
  end: { mute: 'Unmute', block: 'Unblock' },
  startOf: { mute: (name: string) => `Mute ${name}`, block: (name: string) => `Block ${name}` },
  endOf: { mute: (name: string) => `Unmute ${name}`, block: (name: string) => `Unblock ${name}` },
  help: {
    none: 'Muted: you do not see what they write. Blocked: neither of you sees what the other writes, and you share no new tables. They are not told.',
    mute: 'You do not see what they write.',
    block: 'Neither of you sees what the other writes, and you share no new tables.',
  },
  is: { mute: 'muted', block: 'blocked' },
  people: 'Muted and blocked people',
  report: {
    open: 'Report',
    text: 'The host of this server gets the chat, the log and the board of this table with it.',
    reason: 'What is it about?',
    reasons: {
      insult: 'Insults or threats',
      name: 'An offensive name',
      board: 'An offensive board or pieces',
      cheat: 'Cheating',
      stall: 'Delaying on purpose',
      other: 'Something else',
    },
    words: 'In your words, if you like',
    send: 'Send the report',
    done: 'The report was sent.',
  },
  warning: 'From the host of this server:',
  read: 'I have read it',
};
export type MannersTexts = typeof texts;
