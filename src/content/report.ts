/** Words by which people tell the admins that something is wrong. */
export const reportWords = {
  button: 'Report this pitch',
  title: 'Report this pitch',
  lead: 'Our admins look at it; its founder is not told who reported it.',
  reason: 'What is wrong',
  choose: 'Choose what is wrong',
  detail: 'Tell us more (optional)',
  send: 'Send report',
  done: 'Report saved',
  doneDetail: 'It goes to our admins. You find their answer in your settings, under Consents.',
  failed: 'The report was not saved',
} as const;

export const reportListingWords = {
  ...reportWords,
  button: 'Report wrong data',
  title: 'Report wrong data',
  lead: 'Our admins look at it and correct the list. You find their answer in your settings.',
  detail: 'What would be right (optional)',
  logIn: 'Log in to report wrong data',
} as const;
