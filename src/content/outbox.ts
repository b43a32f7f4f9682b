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
