/** Asked of whoever closes a form in which something is written. */
export const leaveWords = {
  title: 'Leave without saving?',
  text: 'What you have written is not saved yet.',
  leave: 'Leave without saving',
  stay: 'Go on writing',
} as const;

/** Said in a form in which somebody finds what they wrote before, without having saved it. */
export const writtenBefore = {
  label: 'What you wrote before',
  title: 'What you wrote here before is back',
  text: 'It is not saved yet.',
  changed: (labels: string[]) =>
    `This has changed since then: ${labels.join(', ')}. Look at it again before you save.`,
  afresh: 'Start afresh',
  isAfresh: 'This begins with what is saved',
  isTwice: 'You have written here more than once',
  setAside: 'What else you wrote is set aside until you save this or let it go.',
  bringBack: 'Bring back what is set aside',
  notKept: 'This device cannot keep what you write here: save it before you leave.',
} as const;
