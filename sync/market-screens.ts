import { anyId, type Screen } from './screen.ts';

/** Deals, investors and connections. */
export const marketScreens: Screen[] = [
  {
    path: '/explore',
    example: '/explore',
    title: 'Explore Investment Opportunities',
    description:
      'Startups of India that raise now, by industry, stage, location and amount. The list is kept on your device.',
    keywords: ['startup investment opportunities', 'startups raising funds', 'seed deals India'],
    private: false,
  },
  {
    path: '/investment/:id',
    example: `/investment/${anyId}`,
    title: 'Investment Opportunity',
    description:
      'What the company does, what it raises, the least you can invest, and how far the round has come.',
    parent: '/explore',
    private: false,
  },
  {
    path: '/investor/:id',
    example: `/investor/${anyId}`,
    title: 'Investor',
    description:
      'What an investor of Pankh looks for, what they bring beside money, and how to ask for a connection.',
    parent: '/investor-search',
    private: true,
  },
  {
    path: '/investor-search',
    example: '/investor-search',
    title: 'Connect with Investors',
    description:
      'Verified investors of the network by expertise, industry and place. The list is kept on your device.',
    keywords: ['find angel investors', 'verified investors India', 'connect with investors'],
    private: false,
  },
  {
    path: '/connections',
    example: '/connections',
    title: 'Connections',
    description: 'Requests you have sent and received, their answers, contact details and your shortlist.',
    private: true,
  },
  {
    path: '/messages/:connectionId?',
    example: '/messages',
    title: 'Messages',
    description: 'Messages you have sent and received, and what waits to be sent.',
    private: true,
  },
];
