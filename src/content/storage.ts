const needsNetwork = 'To have it here again this device needs a network.';

/** What this device holds, and what can be done about it. */
export const storageWords = {
  title: 'What this device holds',
  lead: 'Measured here, file by file and row by row. The browser packs some of it more tightly and adds an overhead of its own.',
  measuring: 'Measuring',
  measured: 'Measured',
  again: 'Measure again',
  fault: 'What is stored here cannot be measured at the moment.',
  total: 'Together',
  used: (usage: string, quota: string) => `${usage} of ${quota} used, as the browser counts it`,
  usedLabel: 'Storage used',
  kept: (size: string) => `${size} of them stay for your trip.`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete: ${title}`,
  cancel: 'Keep it',
  confirm: (title: string, size: string) => `Delete ${title.toLowerCase()}, ${size}?`,
  /** What every deletion says, after what the group says of itself. */
  unsentStays: 'What you have not sent yet stays in any case.',
  needsNetwork,
  offlineNow: 'You are offline: it is gone from this device until there is a network again.',
  tripKept: 'You have taken a trip: without this it is not complete.',
  removed: (size: string) => `${size} deleted from this device`,
  failed: 'This was not deleted',
  fetch: 'Fetch again',
  fetchOf: (title: string) => `Fetch again: ${title}`,
  fetched: (title: string) => `${title}: all of it is here`,
  notFetched: (title: string) => `${title}: not fetched`,
  notFetchedReasons: {
    unreached: needsNetwork,
    'server-trouble': 'The server cannot give it at the moment. Please try again later.',
    busy: 'The server takes more in a while. Please try again in some minutes.',
    'sign-in': 'Your session has ended. Log in again, then fetch it.',
    'update-needed': 'This version is too old. Update the app, then fetch it.',
  },
  notKept: 'This was not saved',
  keptAsBefore: 'This device keeps as many investors as before. Please choose again.',
} as const;

/** The groups, and what becomes of each that can be deleted. */
export const storageGroups = {
  app: {
    title: 'The app itself',
    detail:
      'Its pages, so that it opens without a network. It is renewed with each version and goes with the app.',
  },
  deals: {
    title: 'Deals and articles',
    detail: 'Every opportunity that you may see, with its updates.',
    removal: 'They are fetched again at once when there is a network.',
  },
  own: {
    title: 'Your own work',
    detail: 'Drafts, profile, connections, shortlist and notes, investments, what you asked the assistant.',
  },
  messages: {
    title: 'Messages',
    detail: 'All of your conversations.',
    removal: 'They are fetched again at once when there is a network. Nobody else loses anything.',
  },
  files: {
    title: 'Files of messages',
    detail: 'Those that you have opened, sent, or taken on a trip.',
    removal: 'Each is fetched again when you open it in its conversation. Nobody else loses anything.',
  },
  directory: {
    title: 'Investor database',
    detail: 'For searching all investors without a network; shared by whoever uses this device.',
    removal:
      'It stays deleted until you open the investor database under Fundraise, or fetch it again here. Then as much of it comes as you have chosen to keep.',
  },
} as const;

export const unsentWords = {
  title: 'Not sent yet',
  lead: 'Nothing here is ever deleted to make room, and it cannot be deleted on this page: it is sent, exported, or given up one by one in the Outbox.',
  none: 'Nothing waits: all of your work is with the server.',
  some: (size: string) => `${size} are on this device alone.`,
  export: 'Export what is not sent',
  outbox: 'Open the Outbox',
} as const;

export const persistenceWords = {
  title: 'Kept when space is short',
  lead: 'Browsers may delete what a site keeps when the device is full, unless they have promised not to.',
  yes: 'Your browser has promised to keep all of this until you delete it.',
  no: 'Your browser has not promised to keep this.',
  ask: 'Ask the browser to keep it',
  agreed: 'The browser agreed.',
  refused:
    'The browser did not agree. Most agree once Pankh is installed or has been used for some days: ask again then.',
} as const;
