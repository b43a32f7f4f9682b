export const installWords = {
  button: 'Install app',
  byHand: 'To install Pankh, tap Share, then Add to Home Screen.',
} as const;
