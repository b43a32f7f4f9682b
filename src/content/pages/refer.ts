import type { PageText } from '#src/lib/page-text.ts';

/** What is handed on, and the button for it. */
export const shareSite = { title: 'Pankh, AI-Powered Investment Network', label: 'Share Pankh' } as const;

export const refer: PageText = {
  title: 'Refer a Friend',
  lead: 'The best introductions come from people who know both sides. This is how to make one.',
  sections: [
    {
      title: 'Whom to invite',
      blocks: [
        {
          list: [
            'A founder with customers and no contacts to investors.',
            'An investor who knows a trade well and would like to see more of it.',
            'Somebody who said no to you for a good reason: they will know whom it fits.',
          ],
        },
      ],
    },
    {
      title: 'How to do it',
      blocks: [
        {
          steps: [
            {
              title: 'Ask first',
              text: 'Two lines to your friend before you send anything. Nobody likes to be entered into lists.',
            },
            {
              title: 'Send the address',
              text: 'Share a link to this site, to one opportunity, or to a selection on Explore: filters are part of the address.',
            },
            {
              title: 'Say why',
              text: '“You know cold chains, and this founder needs somebody who does” is worth more than any bonus.',
            },
          ],
        },
      ],
    },
    {
      title: 'Why there is no reward',
      blocks: [
        'We pay nothing for referrals. A reward for bringing investors to a deal can be an activity that needs a licence, and it would make a friend’s advice worth less. You owe us nothing, and your friend gets the same terms as everybody.',
      ],
    },
    {
      title: 'Your friend’s data',
      blocks: [
        'You share the link yourself, from your own phone or mail. We neither ask for your friend’s address nor look into your contacts.',
      ],
    },
  ],
};
