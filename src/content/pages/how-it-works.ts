import type { PageText } from '#src/lib/page-text.ts';

export const howItWorks: PageText = {
  title: 'How It Works',
  lead: 'From a first draft to money in the company’s account, with what Pankh does and what it leaves to you.',
  sections: [
    {
      title: 'For founders',
      blocks: [
        {
          steps: [
            {
              title: 'Write',
              text: 'Draft your pitch in four steps, on any device, with or without a network. Every word is saved as you type.',
            },
            {
              title: 'Publish',
              text: 'Verified investors see it at once, marked “Review pending”; the public after review, normally within 24 hours.',
            },
            {
              title: 'Find investors',
              text: 'Search the [investor database](/fundraise) by stage, type, country and first cheque, and write to the few that fit.',
            },
            {
              title: 'Answer',
              text: 'Accept or decline requests, share papers step by step in a conversation that only the two of you can open: your [data room](/help-center/founders-prepare-a-data-room).',
            },
            {
              title: 'Close',
              text: 'Agree on terms with each investor, have the papers drawn up by professionals, receive the money in the company’s account.',
            },
          ],
        },
      ],
    },
    {
      title: 'For investors',
      blocks: [
        {
          steps: [
            {
              title: 'Look',
              text: 'Filter [opportunities](/explore) by industry, stage, place and amount. They stay on your device for the flight.',
            },
            {
              title: 'Read',
              text: 'Each pitch has its figures, its highlights and what to consider before you decide.',
            },
            {
              title: 'Connect',
              text: 'Ask the founder. After acceptance you write to each other and see each other’s email and phone number.',
            },
            {
              title: 'Check',
              text: 'Due diligence: papers, bank statements, customers. Our [guides](/help-center?category=investment-tips) list what to ask.',
            },
            {
              title: 'Decide',
              text: 'Sign with the company, pay the company. Record the investment in your portfolio so that your totals are your own.',
            },
          ],
        },
      ],
    },
    {
      title: 'How long it takes',
      blocks: [
        'The investment process takes 4-12 weeks in most cases. A week for first calls, two to six for checking papers, one to five for terms, signatures and payment. It is slow where a paper is missing, and quick where the founder has [prepared](/help-center/founders-prepare-a-data-room).',
      ],
    },
    {
      title: 'What it costs',
      blocks: [
        'Pankh is freemium: registration, reading, drafts, messages and AI analysis are free, [plans](/pricing) lift the number of connections. A success fee is optional and only by written agreement made beforehand.',
      ],
    },
    {
      title: 'What nobody can take off you',
      blocks: [
        {
          note: 'Pankh checks that a mailbox and a phone belong to a member, and that a pitch is complete. It does not check figures, does not advise, and promises no result. Young companies often fail.',
        },
      ],
    },
  ],
  actions: [
    { label: 'Join the network', href: '/signup' },
    { label: 'Explore opportunities', href: '/explore' },
  ],
};
