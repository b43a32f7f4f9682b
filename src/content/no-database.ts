/** Where the browser gives the app no database at all, as some private windows do. */
export const noDatabase = {
  title: 'This browser keeps nothing for Pankh',
  text: 'A private window, or a setting that blocks the data of sites, leaves Pankh no storage. You can read the public pages here. Opportunities, articles, stories, drafts and signing in need an ordinary window, or a setting that lets Pankh store data.',
} as const;

/** In the place of a screen, or of a list, that is read from the database. */
export const nothingKept = {
  title: 'This needs an ordinary window',
  text: 'It is read from what the browser keeps, and this browser or private window keeps nothing for Pankh.',
  link: 'Help Center',
} as const;
