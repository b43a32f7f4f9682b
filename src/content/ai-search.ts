/** What a question of a search may hold: the endpoints take no more. */
export const queryLength = 500;

export const dealSearchWords = {
  label: 'AI search',
  placeholder: 'Say what you look for: early revenue healthcare in the south, up to 2 crore',
  box: { ask: 'Search with AI', asking: 'Searching...' },
  empty: 'Please enter a search query',
  complete: 'Search Complete',
  failed: 'The search could not be done. Please try again, or use the filters.',
  found: (count: string) => `${count} found.`,
  title: 'AI results',
  none: 'No deal on this device answers that. Try other words, or the filters.',
  gone: 'What was found has left the market since. Ask again, or try the filters.',
  match: (score: number) => `${score}% match`,
  clear: 'Clear AI results',
} as const;

export const investorSearchWords = {
  label: 'AI investor search',
  placeholder: 'Say whom you look for: seed investors for climate hardware in India',
  box: { ask: 'Search with AI', asking: 'Analyzing...' },
  /** Toasts. */
  empty: {
    title: 'Please enter a search query',
    detail: 'For example: seed investors for climate hardware in India',
  },
  complete: { title: 'AI Search Complete!', detail: (count: string) => `${count} found.` },
  error: { title: 'AI Search Error', detail: 'Please try again or use manual filters' },
  title: 'AI results',
  notHere: {
    title: 'The database is not on this device',
    detail: 'It can be searched once there is a network.',
  },
  none: 'Nobody was found in the database who fits that. Try other words, or the filters.',
  match: (score: number) => `${score}% match`,
  details: 'View Details',
  clear: 'Clear AI results',
  advice: 'Get AI Advice',
  askDollar: 'Ask Dollar this',
  ready: {
    title: 'AI Assistant Ready',
    detail: 'A question about how to approach them stands in the AI search box.',
  },
  question: (name: string) => `How should I approach ${name} for my startup?`,
} as const;
