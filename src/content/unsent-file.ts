/** The file that takes along what has not been sent from this device. */
export const unsentFile = {
  name: 'pankh-unsent.txt',
  failed: 'There is no file',
  detail:
    'This device could not write it. All that is not sent is still here: try again before you let it go.',
} as const;
