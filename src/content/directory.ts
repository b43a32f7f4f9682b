import type { KeptPart } from '#src/directory/kept-part.ts';

/** What the investor database says of how much of it a device keeps. */
export const keptWords = {
  label: 'Kept on this device',
  hint: 'Searched without a network. Sizes are of what is sent: kept, with its index, it takes more room.',
  laterLabel: 'Kept once it is fetched again',
  laterHint: 'The investor database was deleted from this device: choosing here does not fetch it.',
  arriving: 'More investors are arriving',
  asking: 'Not everything is on this device yet',
  stopped: 'Not everything has arrived',
  askingReason: 'Your connection is metered or saves data, so the rest waits until you say so.',
} as const;

/** Why the directory did not come, or not all of it. */
export const faultWords = {
  'storage-full': 'The storage of this device is full. What has arrived is kept.',
  damaged: 'A file arrived damaged and was not used. What has arrived is kept.',
  'no-answer': 'The server did not answer. What has arrived is kept.',
} as const;

/** Why none of it is here where the device is cut off. */
export const missingWords = {
  never: 'There is no network, and nothing is saved on this device yet.',
  emptied:
    'There is no network, and the database was deleted from this device in its settings. It comes back by itself once there is a network.',
} as const;

/** In the place of all investors where the browser gives the app no database, by what the server says. Its own line says the rest. */
export const withheldWords = {
  unasked: {
    title: 'Type who you look for',
    children:
      'This browser keeps nothing for Pankh, so the investors are not on this device. They are found on the server.',
  },
  asking: null,
  unheard: {
    title: 'The server cannot be asked now',
    children: 'This browser keeps nothing for Pankh: investors are found once there is a network.',
  },
  found: { title: 'No investors found', children: 'Try fewer words or another filter.' },
} as const;

/** Why it did not come where the device itself is cut off. */
export const noNetworkWords = 'There is no network. What has arrived is kept.';

/** Takes what ranks higher and has arrived since the list was shown; or what has, while the server's cards stand alone. */
export const betterWords = {
  found: 'Show better matches',
  listed: 'Show who has come since',
  here: 'Show all on this device',
} as const;

/** What the server's search adds to what this device finds. */
export const serverWords = {
  asking: 'Looking on the server for more...',
  more: (count: string) => `${count} more found on the server`,
  notKept: 'They are not kept on this device.',
  keptByNow: 'They are kept on this device by now.',
  nobody: 'The server knows of nobody else.',
  unheard:
    'Only what is kept on this device was searched. The server, which has the rest, cannot be asked now.',
  show: 'Show them',
  showMore: 'Show more',
  list: 'Found on the server',
  foundHere: 'found on this device',
} as const;

/** Why a record that is asked for by its number is not shown. */
export const notShownWords = {
  nobody: 'This investor is not in the database.',
  unheard:
    'This investor is not kept on this device, and the server cannot be asked now. Please open it again once there is a network.',
} as const;

export const keptParts: { part: KeptPart; label: string }[] = [
  { part: 'first', label: 'The first investors' },
  { part: 'heads', label: 'Everyone, without theses' },
  { part: 'everything', label: 'Everyone' },
];
