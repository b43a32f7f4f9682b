export const blog = {
  title: 'Blog',
  lead: 'Guides, research, trends and news for founders and angels in India. Kept on your device for reading offline.',
  kinds: { guide: 'Guide', research: 'Research', trend: 'Trend', news: 'News' },
  empty: {
    title: 'No articles here yet',
    text: 'Articles appear, and stay for reading offline, once this device has been online.',
  },
  deleted: {
    title: 'No articles on this device',
    text: 'They are no longer here, and come back by themselves once the server is reached.',
  },
  /** Of one that is not among those that are back. */
  comingBack: {
    title: 'This article is not on this device',
    text: 'Some articles are here again. The others come back by themselves once the server is reached.',
  },
  missing: 'This article is not on this device',
  note: 'General information, not investment, legal or tax advice. In the demo, companies and figures are fictional.',
} as const;
