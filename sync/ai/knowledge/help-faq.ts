import type { Question } from './question.ts';

/** The eight of /help. */
export const helpFaq: readonly Question[] = [
  {
    question: 'What is the minimum investment?',
    answer:
      'Each founder sets the smallest amount for one investor. Minimum investments are typically from ₹25,000; the figure stands on every opportunity card.',
  },
  {
    question: 'What does Pankh cost?',
    answer:
      'Registration, reading and writing drafts are free. Premium plans start from ₹999/month for investors. All prices are on the [pricing page](/pricing).',
  },
  {
    question: 'How long does approval of an investor account take?',
    answer:
      'Investor accounts are approved in 1-2 business days after document verification. Approved investors can express interest and message entrepreneurs. Where this network does not ask for approval, verified email and phone are enough.',
  },
  {
    question: 'How soon does support answer?',
    answer: 'Within 24 hours on business days. Live chat is open Mon-Fri 9am-6pm IST.',
  },
  {
    question: 'How long does it take to raise money?',
    answer:
      'The investment process takes 4-12 weeks in most cases: first calls, checks of the papers, terms, signatures. A pitch is reviewed within 24 hours.',
  },
  {
    question: 'Do I have to be an accredited investor?',
    answer:
      'Investors confirm by their own declaration that they are accredited in the sense of the SEBI note: net worth of ₹2 crores or annual income of ₹1 crore. Pankh does not check it and shows no badge for it. Whether you need formal accreditation depends on the route of your investment; ask a professional.',
  },
  {
    question: 'Does Pankh recommend investments?',
    answer:
      'No. Scores and AI texts describe a pitch by rules or by a language model. They are not investment advice and never a reason to buy by themselves. Young companies often fail; invest only what you can afford to lose.',
  },
  {
    question: 'Can I use Pankh without a network?',
    answer:
      'Yes. What you have seen stays on your device, and what you do is kept and sent later. Signing in, verification codes and AI answers need a network. [More on working offline](/help-center/work-without-a-network).',
  },
];
