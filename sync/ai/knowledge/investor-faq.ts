import type { Question } from './question.ts';

export const investorFaq = {
  title: 'Investor FAQ',
  lead: 'What angels ask us about deals, checks, risk and the rules.',
  groups: [
    {
      title: 'Getting started',
      questions: [
        {
          question: 'How little can I invest?',
          answer:
            'The founder decides. Minimum investments are typically from ₹25,000, and the figure stands on every card. Small amounts spread over many companies are a sound way to learn.',
        },
        {
          question: 'Do I need to be accredited?',
          answer:
            'You declare yourself that you are, in the sense of the SEBI note: net worth of ₹2 crores or annual income of ₹1 crore. It is a self-declaration and becomes no badge. Some routes, such as certain funds, ask for formal accreditation; a professional can tell you which.',
        },
        {
          question: 'Can I invest from abroad?',
          answer:
            'Often, under exchange-control rules: some sectors are closed or capped, prices must follow a valuation, and the company has to report the inflow. Speak to a chartered accountant who does this regularly before you sign.',
        },
        {
          question: 'What does “Verified” next to a name mean?',
          answer: 'That the email and phone belong to the member. Nothing else was checked.',
        },
      ],
    },
    {
      title: 'Deals',
      questions: [
        {
          question: 'Does Pankh check the companies?',
          answer:
            'We read each pitch for completeness, contradictions and forbidden promises. We do not verify figures, papers or people. [How to check a company](/help-center/check-a-company).',
        },
        {
          question: 'What does the analysis tell me?',
          answer:
            'How complete, clear and supported a pitch is, as a score with reasons. It does not know whether the figures are true and never recommends buying. [Use it sensibly](/help-center/use-the-ai-analysis).',
        },
        {
          question: 'Can I keep deals to read on a flight?',
          answer:
            'They are kept already. Shortlist and notes work without a network too, and follow you to your other devices.',
        },
        {
          question: 'How do I pay?',
          answer:
            'The company, by bank transfer, after signing. Never through Pankh. [What to check first](/help-center/money-for-investments).',
        },
      ],
    },
    {
      title: 'Risk and afterwards',
      questions: [
        {
          question: 'What return can I expect?',
          answer:
            'Nobody can say, and whoever names a figure should worry you. Most early companies return less than was put in. Invest only what you can afford to lose.',
        },
        {
          question: 'When can I sell my shares?',
          answer:
            'Perhaps never. Usual occasions are a later round that buys out early holders, the sale of the company, or, rarely, a listing. Your agreement may also limit to whom you can sell.',
        },
        {
          question: 'What if the company fails?',
          answer:
            'Creditors come first, then preference shares, then equity; usually little is left. Ask your accountant whether and for how long the loss can be set off.',
        },
        {
          question: 'What should I keep?',
          answer:
            'The signed agreement, proof of payment, the return of allotment, and the certificate or demat statement. [After you have invested](/help-center/after-the-investment).',
        },
      ],
    },
  ] satisfies { title: string; questions: Question[] }[],
};
