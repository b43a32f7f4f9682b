/** Asked of whoever closes a form in which something is written. */
export const leaveWords = {
  title: 'Leave without saving?',
  text: 'What you have written is not saved yet.',
  leave: 'Leave without saving',
  stay: 'Go on writing',
} as const;
