/** Where a newer version has changed the data on this device: it is open in another tab, or was taken back. */
export const newerData = {
  title: 'This version of Pankh is older than the data on this device',
  text: 'It no longer stores what you write. What was stored is kept, and goes on in the newer version.',
  /** Once it was looked for in vain. */
  none: 'There is no newer version yet. It is looked for by itself, and offered here once it is there.',
  /** In the place of what would be sent. */
  unsent:
    'A newer version of Pankh has changed the storage of this device: this one can read, keep and send nothing. What is stored is not lost.',
} as const;
