/** Where the browser gives the app no database at all, as some private windows do. */
export const noDatabase = {
  title: 'This browser keeps nothing for Pankh',
  text: 'A private window, or a setting that blocks the data of sites, leaves Pankh no storage. You can read the public pages here, and look for investors. Opportunities, articles, stories, drafts and signing in need an ordinary window, or a setting that lets Pankh store data.',
} as const;

/** In the place of a screen, or of a list, that is read from the database: where there is none, or this version cannot read it. */
export const unread = {
  missing: {
    title: 'This needs an ordinary window',
    text: 'It is read from what the browser keeps, and this browser or private window keeps nothing for Pankh.',
    link: 'Help Center',
  },
  newer: {
    title: 'This opens in the newer version of Pankh',
    text: 'It is kept on this device, as a newer version has written it. Diagnostics for whoever helps you are in the Outbox.',
    link: 'Open the Outbox',
  },
} as const;
