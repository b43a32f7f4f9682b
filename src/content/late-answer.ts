export const lateAnswerWords = {
  madeFrom: 'What it was made from',
  toAsked: 'Go to where it was asked',
  gone: 'This answer is not on this device.',
} as const;
