export const searchWords = {
  title: 'AI-Powered Investment Search',
  lead: 'Opportunities, trends, research and news in one search. It runs by rules on this device, with or without a network.',
  label: 'Search opportunities, trends, research and news',
  placeholder: 'A sector, a stage, a place, a question',
  submit: 'Search',
  /** Toast where there is nothing to search for. */
  empty: { title: 'Enter Search Query', detail: 'For example: early revenue fintech in Bengaluru' },
  /** The box with what was found below it. */
  foundLabel: 'Search and results',
  suggestionsTitle: 'Suggested searches',
  suggestions: [
    'SaaS with recurring revenue',
    'Healthcare startups at seed stage',
    'Clean energy and cold chains',
    'How long a seed round takes',
    'Food and beverage in India',
    'AI in Indian languages',
  ],
  kindLabel: 'Kind of result',
  kinds: { opportunity: 'Opportunity', trend: 'Trend', research: 'Research', news: 'News' },
  all: 'All',
  relevance: (percent: number) => `${percent}% relevance`,
  matched: (words: readonly string[]) => `Matches: ${words.join(', ')}`,
  read: 'Read Full Article',
  found: { one: 'result', many: 'results' },
  none: {
    title: 'No results found',
    detail: 'Try fewer or other words, or another kind of result.',
    all: 'Show all kinds',
  },
  notHere: {
    title: 'Nothing to search on this device yet',
    detail: 'Opportunities and articles come, and stay for searching offline, once it has been online.',
  },
  deleted: {
    title: 'Nothing to search on this device',
    detail:
      'Opportunities and articles are no longer here, and come back by themselves once the server is reached.',
  },
  investors: (query: string) => `Look for “${query}” in the investor database`,
  loading: 'Reading what is on this device',
} as const;
