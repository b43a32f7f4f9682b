import { aiScreens } from './ai-screens.ts';
import { marketScreens } from './market-screens.ts';
import { ownScreens } from './own-screens.ts';
import { anyId, type Screen } from './screen.ts';

export const siteMap: Screen[] = [
  {
    path: '/',
    example: '/',
    title: 'Pankh: AI-Powered Angel Investment Network for India',
    description:
      'Angel investing for India: browse opportunities, search a global investor database and write your pitch, with or without a network.',
    private: false,
  },
  {
    path: '/fundraise',
    example: '/fundraise',
    title: 'Global Investor Database',
    description:
      'Search investors across the world by stage, type, country and cheque size, on your own device and without a network.',
    keywords: [
      'investor database',
      'find investors',
      'raise startup funding',
      'venture capital firms',
      'angel groups',
    ],
    private: false,
  },
  ...marketScreens,
  ...aiScreens,
  {
    path: '/submit-pitch/:draftId?',
    example: '/submit-pitch',
    title: 'Submit Your Pitch',
    description:
      'Write your pitch to angel investors in four steps. Every word is saved on your device as you type.',
    keywords: ['submit pitch', 'startup pitch', 'pitch to angel investors'],
    private: false,
  },
  {
    path: '/testimonials',
    example: '/testimonials',
    title: 'Testimonials',
    description:
      'What founders and investors say about Pankh: their stories, their ratings and the roles they write from.',
    private: false,
  },
  {
    path: '/help',
    example: '/help',
    title: 'Help Center',
    description:
      'Getting started, what Pankh can do, short tutorials, frequent questions, and a message to our support.',
    keywords: ['Pankh help', 'angel investing help'],
    private: false,
  },
  {
    path: '/help-center',
    example: '/help-center',
    title: 'Help Articles',
    description:
      'Forty-one short articles on accounts, security, plans and investing, to search and read without a network.',
    keywords: ['Pankh help articles', 'angel investing guide'],
    parent: '/help',
    private: false,
  },
  {
    path: '/help-center/:slug',
    example: '/help-center/create-an-account',
    title: 'Help Article',
    description: 'One answer from the help center of Pankh, to read with or without a network.',
    parent: '/help-center',
    private: false,
  },
  {
    path: '/contact',
    example: '/contact',
    title: 'Contact Us',
    description:
      'Write to the contact desk, find our hours, and see what you can do at once without waiting for us.',
    private: false,
  },
  {
    path: '/about-us',
    example: '/about-us',
    aliases: ['/about'],
    title: 'About Us',
    description:
      'The mission, the vision, the values and the people of Pankh, an angel investment network for India.',
    private: false,
  },
  {
    path: '/privacy',
    example: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Pankh keeps of you, why and for how long, and what you can ask of us under India’s data protection law.',
    private: false,
  },
  {
    path: '/terms',
    example: '/terms',
    title: 'Terms of Service',
    description:
      'What you may expect of Pankh and what is expected of you: accounts, pitches, plans, risk and how to leave.',
    private: false,
  },
  {
    path: '/how-it-works',
    example: '/how-it-works',
    title: 'How It Works',
    description:
      'From a first draft to money in the company’s account: each step on Pankh, for founders and for investors.',
    keywords: ['how angel investing works', 'how to raise seed funding'],
    private: false,
  },
  {
    path: '/pricing',
    example: '/pricing',
    title: 'Pricing',
    description:
      'Plans for investors and entrepreneurs in India, from ₹999 a month, with what a yearly plan saves.',
    keywords: ['Pankh plans', 'investor subscription', 'founder subscription'],
    private: false,
  },
  {
    path: '/blog',
    example: '/blog',
    title: 'Blog',
    description:
      'Guides, research, trends and news for founders and angel investors in India, to read without a network.',
    keywords: ['angel investing blog', 'startup funding guides', 'startup trends India'],
    private: false,
  },
  {
    path: '/blog/:id',
    example: `/blog/${anyId}`,
    title: 'Article',
    description: 'A guide, research note, trend or piece of news for founders and angel investors in India.',
    parent: '/blog',
    private: false,
  },
  {
    path: '/funded-companies',
    example: '/funded-companies',
    title: 'Funded Companies',
    description:
      'Companies of India whose rounds on Pankh are full or closed, with what each of them has raised.',
    keywords: ['funded startups India'],
    private: false,
  },
  {
    path: '/company-info',
    example: '/company-info',
    title: 'Company Information',
    description:
      'Who stands behind Pankh, how to reach us, and what we are not: a broker, an adviser or a bank.',
    private: false,
  },
  {
    path: '/partners',
    example: '/partners',
    title: 'Partner Programme',
    description:
      'For incubators, angel groups, colleges and chambers that bring founders and investors together.',
    private: false,
  },
  {
    path: '/refer',
    example: '/refer',
    title: 'Refer a Friend',
    description: 'How to introduce a founder or an investor to Pankh, and why there is no reward for it.',
    private: false,
  },
  {
    path: '/entrepreneur-faq',
    example: '/entrepreneur-faq',
    title: 'Entrepreneur FAQ',
    description:
      'What founders ask before, during and after a round: pitches, reviews, terms, plans and time.',
    keywords: ['founder questions', 'fundraising FAQ'],
    private: false,
  },
  {
    path: '/investor-faq',
    example: '/investor-faq',
    title: 'Investor FAQ',
    description:
      'What angel investors ask about deals, checks, risk, the least they can invest, and the rules in India.',
    keywords: ['angel investor questions', 'angel investing rules India'],
    private: false,
  },
  {
    path: '/sitemap',
    example: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of Pankh that anybody can open: investing, raising, help, company and legal.',
    private: false,
  },
  {
    path: '/refunds',
    example: '/refunds',
    title: 'Refunds',
    description:
      'When a payment for a plan is returned, when it is not, how long it takes and how to ask for it.',
    private: false,
  },
  {
    path: '/signup',
    example: '/signup',
    title: 'Sign Up',
    description:
      'Choose your role and your plan, and create your account on Pankh: investors and entrepreneurs.',
    private: false,
  },
  {
    path: '/invest',
    example: '/invest',
    title: 'Invest with Pankh',
    description:
      'Join as an angel investor in India in three steps: about you, how you invest, and what you confirm.',
    keywords: ['become an angel investor', 'invest in startups India'],
    private: false,
  },
  ...ownScreens,
];
