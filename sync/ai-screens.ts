import type { Screen } from './screen.ts';

/** Where a model or the rules help with what is searched, weighed and written. */
export const aiScreens: Screen[] = [
  {
    path: '/search',
    example: '/search',
    title: 'AI-Powered Investment Search',
    description:
      'Opportunities, trends, research and news of Indian angel investing in one search, also without a network.',
    keywords: ['startup investment search', 'angel investing research', 'startup trends India'],
    private: false,
  },
];
