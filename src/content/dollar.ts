import { paths } from '#src/paths.ts';

export const dollarWords = {
  title: 'Dollar - AI Investment Assistant',
  open: 'Chat with Dollar',
  close: 'Close chat',
  greeting: 'Hi, I’m Dollar. Ask me about investing or raising funds.',
  hideGreeting: 'Hide greeting',
  context: (context: string) => `Context: ${context}`,
  log: 'Conversation with Dollar',
  field: 'Ask Dollar',
  send: 'Send',
  thinking: 'Dollar is thinking…',
  stop: 'Stop',
  stopped: 'Stopped',
  stoppedEmpty: 'You stopped this answer before it began.',
  tryAgain: 'Try again',
  prompts: 'Quick prompts',
  sources: 'Read more',
  you: 'You:',
  dollar: 'Dollar:',
  startAnew: 'New conversation',
  removed: 'Conversation cleared',
  removedDetail: 'It was on this device alone.',
  undo: 'Undo',
  failed: 'Could not be stored',
  news: 'A new answer waits',
  /** Toast where a question from elsewhere finds something half written. */
  tooLong: {
    title: 'Your question was not added',
    detail: 'Below what is typed to Dollar already it would be too long to ask. Send or shorten that first.',
  },
} as const;

/** Shown with their emoji, sent without. */
export const quickPrompts = [
  { emoji: '💡', text: 'Best investments?' },
  { emoji: '📊', text: 'How to analyze?' },
  { emoji: '🚀', text: 'Success stories' },
] as const;

export const welcomeText = `Hi! I’m Dollar, your AI investment assistant. I can help you with:

- Finding opportunities
- Analysis and risk evaluation
- Platform navigation
- Fundraising strategies
- Market insights

What would you like to know?`;

/** Where neither server nor device can answer. */
export const fallbackText = `I’m experiencing technical difficulties at the moment. Once I am back, I can help you with:

- Opportunity analysis
- Market research and trends
- Funding strategies
- Investor matching tips
- Business plan guidance

Please try again, or [browse the investor database](${paths.fundraise}).`;
