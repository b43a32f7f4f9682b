export const guardToasts = {
  denied: {
    title: 'Access Denied',
    investor: 'You need to be a verified investor to access this page',
    entrepreneur: 'You need to be a verified entrepreneur to access this page',
  },
  unverified: {
    title: 'Verification Required',
    detail: 'Please complete email and phone verification first',
  },
} as const;

export const welcomeWords = {
  verifiedCaption: 'Verified means that your email and your phone number are.',
  footnote: 'Illustrative figures',
  goOn: { title: 'You were on your way', link: 'Go on where you were' },
  loading: 'Loading your welcome page',
} as const;

export const welcomeInvestors = {
  title: 'Welcome to Pankh, investor',
  lead: 'Your account is ready. Here is where most investors begin.',
  badge: 'Verified Investor',
  stats: [
    { figure: '500+', label: 'Startups' },
    { figure: '2,300+', label: 'Verified investors' },
    { figure: '₹450 Cr', label: 'Raised' },
    { figure: '89%', label: 'Success' },
  ],
  cardsTitle: 'What you can do now',
  cards: [
    {
      title: 'Browse Opportunities',
      text: 'Startups that raise now, by industry, stage and place. They stay readable without a network.',
      href: '/explore',
    },
    {
      title: 'AI-Powered Analysis',
      text: 'Strengths, concerns and questions to ask, before you spend an evening on a deal.',
      href: '/ai-analysis',
    },
    {
      title: 'Connect with Founders',
      text: 'Send a request, answer those you receive, and talk to each other.',
      href: '/connections',
    },
    {
      title: 'Portfolio Management',
      text: 'What you have invested in, and what has become of it.',
      href: '/portfolio',
    },
  ],
  start: { label: 'Start Investing', href: '/explore' },
  profile: { label: 'Complete Your Profile', href: '/profile' },
  stepsTitle: 'Next steps',
  steps: [
    'Complete your profile, so that founders know what you look for.',
    'Browse the opportunities and shortlist three that fit your thesis.',
    'Send your first connection request with a question that matters to you.',
  ],
} as const;

export const welcomeFounders = {
  title: 'Welcome to Pankh, founder',
  lead: 'Your account is ready. Here is where most founders begin.',
  badge: 'Verified Founder',
  stats: [
    { figure: '2,300+', label: 'Active investors' },
    { figure: '450+ Cr', label: 'Raised' },
    { figure: '45 days', label: 'Average funding time' },
    { figure: '89%', label: 'Success' },
  ],
  cardsTitle: 'What you can do now',
  cards: [
    {
      title: 'Submit Your Pitch',
      text: 'Write it in four steps, on a train if need be: it is kept as you type.',
      href: '/submit-pitch',
    },
    {
      title: 'AI-Enhanced Pitches',
      text: 'Have your description made clearer, and keep only what is true.',
      href: '/pitch-enhancer',
    },
    {
      title: 'Connect with Investors',
      text: 'Find those who back your stage and your industry.',
      href: '/investor-search',
    },
    {
      title: 'Track Your Progress',
      text: 'Views, requests and conversations about your pitches.',
      href: '/dashboard',
    },
  ],
  stepsTitle: 'Fundraising tips',
  steps: [
    'Open with the problem and who has it. One plain sentence is enough.',
    'Ask for an amount that takes you to a milestone, and say which one.',
    'Answer the first question of an investor within a day.',
  ],
} as const;
