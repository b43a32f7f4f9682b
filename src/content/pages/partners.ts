import type { PageText } from '#src/lib/page-text.ts';

export const partners: PageText = {
  title: 'Partner Programme',
  lead: 'For incubators, angel groups, colleges and chambers that want their founders and members to meet beyond their own town.',
  sections: [
    {
      title: 'Who fits',
      blocks: [
        {
          list: [
            'Incubators and accelerators with founders who are about to raise.',
            'Angel groups that want more to look at outside their city.',
            'Colleges and district industry centres with a first generation of founders.',
            'Professionals, such as company secretaries and accountants, who want to teach. We pass on no fees for introductions of clients.',
          ],
        },
      ],
    },
    {
      title: 'What we do together',
      blocks: [
        {
          steps: [
            {
              title: 'A pitch morning',
              text: 'Ten founders write their pitch in one room, with a mentor for every two. It works without a network, so any room will do.',
            },
            {
              title: 'An open hour',
              text: 'Two investors read for an hour and say aloud what they think while reading. Founders learn more from it than from a form.',
            },
            {
              title: 'A short report',
              text: 'After three months: how many pitches, requests and meetings came of it, as counts without names.',
            },
          ],
        },
      ],
    },
    {
      title: 'What we ask',
      blocks: [
        'You speak for your members only where they have agreed. You promise nobody money. You tell us when something goes wrong.',
        'The programme is free of charge on both sides, and a pitch that comes through a partner is reviewed like every other.',
      ],
    },
    {
      title: 'How to begin',
      blocks: [
        'Write to us by the [contact page](/contact?category=partnership), category “Partnership Opportunities”: who you are, how many founders or investors you have, and one thing you would like to try in the next two months.',
      ],
    },
  ],
  actions: [{ label: 'Write to us', href: '/contact?category=partnership' }],
};
