/** Where the browser gives the app no database at all, as some private windows do. */
export const noDatabase = {
  title: 'This browser keeps nothing for Pankh',
  text: 'A private window, or a setting that blocks the data of sites, leaves Pankh no storage. You can read the public pages here. Opportunities, drafts and signing in need an ordinary window, or a setting that lets Pankh store data.',
} as const;
