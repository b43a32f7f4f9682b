import { fileSize } from '#src/lib/file-size.ts';
import { grouped } from '#src/lib/grouped.ts';

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
  nothing: 'Nothing came with what was shared, and nothing was kept. Please go back and share it again.',
  foreign: 'This did not come from an app of your device, and nothing of it was kept.',
  notKept: 'Nothing was kept',
  back: 'Back to Pankh',
  again: {
    title: 'What you shared has not arrived',
    text: 'Pankh was not fully stored on this device yet. It is once this page has loaded: please share it once more.',
  },
} as const;

/** What is said of the words of a share that do not become part of its draft. Apart: no screen of the app needs it. */
export const leftOutWords = {
  longTitle: (most: number) =>
    `Only the first ${grouped(most)} characters of the name fit. The rest is left out.`,
  longDescription: (most: number) =>
    `Only the first ${grouped(most)} characters of the description fit. The rest is left out.`,
  tooLarge: (file: string, bytes: number) => `${file} is larger than ${fileSize(bytes)} and cannot be read.`,
  unread: (file: string) => `No words could be read in ${file}.`,
  inPart: (file: string) => `Only the beginning of ${file} was read. The rest is left out.`,
  nameAlone: 'Only its name is kept.',
  nothing: 'It is left out.',
} as const;
