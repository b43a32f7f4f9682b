/** Said in a form of a message to us, of what is written in it. */
export const messageNotes = {
  back: 'What you wrote here before is back. It is not sent yet.',
  notKept: 'This device cannot keep what you write here: send it before you leave.',
} as const;
