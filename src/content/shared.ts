/** What is asked of a person before what another app shared becomes a draft of theirs, and what is said where it cannot. */
export const sharedWords = {
  title: 'Keep this as a pitch draft?',
  lead: 'This was shared with Pankh. Nothing is kept until you say so; keep it only if it was you who shared it.',
  name: 'Company/Project Name',
  description: 'Business Description',
  keep: 'Keep as a draft',
  leave: 'Do not keep it',
  full: 'There is no room left on this device, and nothing of what you shared was kept. Please go back, free some space, and share it again.',
  refused: (why: string) => `What you shared was not kept. ${why}`,
  failed:
    'Pankh could not keep what you shared on this device. Nothing of it was stored. Please go back and share it again.',
  foreign: 'This did not come from an app of your device, and nothing of it was kept.',
  again: {
    title: 'What you shared has not arrived',
    text: 'Pankh was not fully stored on this device yet. It is once this page has loaded: please share it once more.',
  },
} as const;
