/** Letters about an account. */
export const texts = {
  confirm: (name: string, link: string) => ({
    subject: 'Confirm your mail address',
    text: `Hello ${name},

follow this link to sign in to Kontor with this address from now on:

${link}

It works once, within a day. If you did not ask for it, do nothing: without the link nothing changes.
`,
  }),
  taken: (link: string) => ({
    subject: 'You can already sign in with this address',
    text: `Hello,

somebody, perhaps you, wanted to add this address at Kontor, but it already belongs to an account. Sign in here; you can choose a new password there, too:

${link}

If it was not you, do nothing.
`,
  }),
  reset: (link: string) => ({
    subject: 'Choose a new password',
    text: `Hello,

follow this link to choose a new password at Kontor:

${link}

It works once, within an hour. If you did not ask for it, do nothing: your password stays as it is.
`,
  }),
  seatTaken: (link: string) => ({
    subject: 'Your seat was taken over',
    text: `Hello,

somebody has opened the private link to your seat at this table and plays there now:

${link}

If it was neither you nor somebody you gave the link to, tell whoever runs the server.
`,
  }),
};

export type LetterTexts = typeof texts;
