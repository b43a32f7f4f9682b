import type { Question } from './question.ts';

/** The eight of /help-center. */
export const helpCenterFaq: readonly Question[] = [
  {
    question: 'How do I create an account?',
    answer:
      'Open [Signup](/register), choose your role and verify email and phone. [Step by step](/help-center/create-an-account).',
  },
  {
    question: 'How do I reset my password?',
    answer:
      'Use “Forgot password?” on the login page. The link in the mail is good for thirty minutes. [What to do if none comes](/help-center/forgot-password).',
  },
  {
    question: 'How do I submit a pitch?',
    answer:
      'Founders open [Submit Pitch](/submit-pitch) and fill in four steps. Drafts are saved as you type. [What makes a good first pitch](/help-center/write-your-first-pitch).',
  },
  {
    question: 'When is my pitch visible?',
    answer:
      'To verified investors at once, marked “Review pending”; to the public after review, normally within 24 hours.',
  },
  {
    question: 'How do I contact a founder or an investor?',
    answer:
      'Send a connection request from the opportunity or profile. After it is accepted you can write to each other. [How connections work](/help-center/connect-and-message).',
  },
  {
    question: 'How many connections do I have each month?',
    answer:
      'Investor Basic 10, Entrepreneur Basic 20, Premium without a limit, no plan 3. What is above the limit waits in your outbox. [Plans and limits](/help-center/plans-and-limits).',
  },
  {
    question: 'Is my money safe with Pankh?',
    answer:
      'Pankh never holds money for investments. You pay the company itself, after signing. [What to check before you pay](/help-center/money-for-investments).',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In the settings, with your password. Some records are kept for the periods in the [privacy policy](/privacy). [What goes and what stays](/help-center/delete-your-account).',
  },
];
