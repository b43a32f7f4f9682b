export const outboxTitle = 'Outbox';

/** What the Outbox says of itself, to whoever looks. */
export const outboxLead = {
  person: 'What has not reached the server yet, and what needs you: from this device or another of yours.',
  guest: 'What you wrote on this device. Drafts go once you log in, messages to us when you are online.',
} as const;

export const outboxEmpty = {
  person: 'There is nothing of yours to send from this device, and nothing needs you.',
  guest: 'You have written nothing here that would have to be sent.',
} as const;

export const keptUntilLogin =
  'What you wrote stays on this device until you sign in. Nothing of it has been sent.';

export const discardRefused = 'What was not accepted goes from this list for good, on all your devices:';

/** Questions to the assistant that only this device has answered. */
export const waitingQuestions = {
  title: 'Waiting questions',
  one: 'A question that waits for the AI',
  typed: 'A question to Dollar',
  lead: 'This device has answered them by its rules. When there is a network again the AI is asked, if this server has one.',
} as const;

/** What only its writer can send: words typed to somebody, and forms that were not saved. */
export const unfinishedWords = {
  title: 'Written, not sent',
  lead: 'Kept on this device alone. It goes once you send or save it where you wrote it.',
  open: 'Go on writing',
  discard: 'It is on this device alone and goes for good:',
} as const;

/** What went along with what was cancelled. */
export const takenAlong = {
  submission: 'The submission of this pitch was taken back, too.',
  more: 'What was built on it was taken back, too.',
} as const;
