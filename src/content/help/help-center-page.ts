/** The words of /help-center that are not those of its articles. */
export const helpCenterPage = {
  lead: 'Forty-one short articles, kept on your device.',
  liveChat: {
    title: 'Live Chat',
    text: 'Mon-Fri 9am-6pm IST.',
    open: 'Open now: chat with Dollar',
    closed: 'Closed now: leave a message',
  },
  email: { title: 'Email Support', text: 'Write to us. We reply within 24 hours on business days.' },
  documentation: {
    title: 'Documentation',
    text: 'Guides and research for founders and angels, to read offline.',
  },
  outside:
    'Outside these hours [leave a message](/help#message) and we answer by email. Dollar, our assistant, answers at any hour.',
} as const;
