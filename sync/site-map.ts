/** A screen of the app. `path` is a route pattern, `example` an address it matches; `private` screens are not indexed. */
export type Screen = { path: string; example: string; title: string; description: string; private: boolean };

const anyId = '00000000-0000-7000-8000-000000000000';

export const siteMap: Screen[] = [
  {
    path: '/',
    example: '/',
    title: 'Pankh: AI-Powered Investment Network',
    description:
      'Angel investing for India: browse opportunities, search a global investor database and write your pitch, with or without a network.',
    private: false,
  },
  {
    path: '/fundraise',
    example: '/fundraise',
    title: 'Global Investor Database',
    description: 'Search investors across the world by stage, type, country and cheque size, offline too.',
    private: false,
  },
  {
    path: '/explore',
    example: '/explore',
    title: 'Explore Investment Opportunities',
    description: 'Startup opportunities by industry, stage, location and amount, kept on your device.',
    private: false,
  },
  {
    path: '/investment/:id',
    example: `/investment/${anyId}`,
    title: 'Investment Opportunity',
    description: 'What the company does, what it raises and how far it has come.',
    private: false,
  },
  {
    path: '/submit-pitch/:draftId?',
    example: '/submit-pitch',
    title: 'Submit Your Pitch',
    description: 'Write your pitch in four steps. It is saved on your device as you type.',
    private: false,
  },
  {
    path: '/drafts',
    example: '/drafts',
    title: 'Drafts',
    description: 'Pitches you have begun and not yet submitted.',
    private: true,
  },
  {
    path: '/outbox',
    example: '/outbox',
    title: 'Outbox',
    description: 'What is saved on this device and waits to be sent.',
    private: true,
  },
  {
    path: '/login',
    example: '/login',
    title: 'Login',
    description: 'Log in to Pankh to submit pitches and bring your drafts to every device.',
    private: true,
  },
  {
    path: '/register',
    example: '/register',
    title: 'Create Account',
    description: 'Join as an investor or an entrepreneur.',
    private: true,
  },
];
