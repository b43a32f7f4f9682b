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
  {
    path: '/ai-analysis',
    example: '/ai-analysis',
    title: 'AI Analysis Dashboard',
    description:
      'Have a pitch weighed with reasons, see which deals and investors fit, ask questions, and look at the market.',
    keywords: ['startup pitch analysis', 'investor matching', 'startup market insights'],
    private: false,
  },
  {
    path: '/pitch-enhancer',
    example: '/pitch-enhancer',
    title: 'AI Pitch Enhancer',
    description:
      'Have the description of a pitch put better without a fact or a figure that was not there, and see what changed.',
    keywords: ['pitch description', 'startup pitch writing'],
    private: false,
  },
];
