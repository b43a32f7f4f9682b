export const helpPage = {
  lead: 'Answers, tutorials and people. The search works on your device, also without a network.',
  gettingStarted: [
    'create-an-account',
    'verify-email-and-phone',
    'install-the-app',
    'write-your-first-pitch',
    'find-opportunities',
    'connect-and-message',
  ],
  features: [
    {
      title: 'Opportunities',
      text: 'Read, filter and compare what founders raise, kept on your device.',
      href: '/explore',
    },
    {
      title: 'Investor database',
      text: 'Search investors worldwide by stage, type, country and cheque, in flight mode too.',
      href: '/fundraise',
    },
    {
      title: 'Pitches and drafts',
      text: 'Write anywhere. Every word is saved as you type and joins up across devices.',
      href: '/submit-pitch',
    },
    {
      title: 'AI-powered analysis',
      text: 'What its score tells of a pitch, and what it cannot know.',
      href: '/help-center/use-the-ai-analysis',
    },
    {
      title: 'Connections and messages',
      text: 'Ask, answer and write. Email addresses appear only after both have agreed.',
      href: '/help-center/connect-and-message',
    },
    {
      title: 'Outbox',
      text: 'See what waits to be sent, take it back, or put right what was refused.',
      href: '/outbox',
    },
  ],
  legal: [
    {
      title: 'Your data',
      text: 'What we keep, for how long, and how you get a copy or have it deleted.',
      href: '/privacy',
    },
    { title: 'The rules', text: 'What members may expect of us and of each other.', href: '/terms' },
    {
      title: 'Fraud',
      text: 'How to recognise it, and what to do in the first hour.',
      href: '/help-center/recognise-fraud',
    },
    { title: 'Refunds', text: 'When a payment for a plan is returned.', href: '/refunds' },
  ],
  support: [
    { name: 'Reply', value: 'Within 24 hours on business days' },
    { name: 'Live chat', value: 'Mon-Fri 9am-6pm IST' },
    { name: 'Desk, Mon-Fri', value: '9:00-19:00 IST' },
    { name: 'Desk, Sat', value: '10:00-17:00 IST' },
  ],
} as const;
