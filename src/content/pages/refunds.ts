import type { PageText } from '#src/lib/page-text.ts';

export const refunds: PageText = {
  title: 'Refunds',
  lead: 'When a payment for a plan is returned, and how. It is only about fees for Pankh: money for an investment never goes through us.',
  sections: [
    {
      title: 'What is returned in full',
      blocks: [
        {
          list: [
            'a payment that was charged twice, or with a wrong amount;',
            'a plan that was charged after you had cancelled it in time;',
            'your first subscription, within seven days, if you have begun no connection with it;',
            'a plan we could not provide for more than three days in a row, for the time that is left.',
          ],
        },
      ],
    },
    {
      title: 'What is not',
      blocks: [
        'The rest of a period after you have used the plan, and plans of accounts that were closed for fraud. A connection that was declined counts as begun: the other side has read it.',
      ],
    },
    {
      title: 'How to ask',
      blocks: [
        {
          steps: [
            {
              title: 'Write to us',
              text: 'By the [contact page](/contact?category=account), category “Account Issues”, with date, amount, the email of the account, and the last four digits or the UPI reference.',
            },
            {
              title: 'We answer within 24 hours',
              text: 'On business days, with a yes, a no and its reason, or a question.',
            },
            {
              title: 'The money goes back',
              text: 'To the account it came from. Banks usually take five to seven working days.',
            },
          ],
        },
        { note: 'Never send a full card number, a PIN, a password or a code. We do not need them.' },
      ],
    },
    {
      title: 'If we do not agree',
      blocks: [
        'Ask for a second look with the subject “Grievance”. Your rights as a consumer are not touched by this page.',
        {
          title: 'For review by a lawyer',
          note: 'To be settled before use: taxes on returned fees, and the rules of the payment provider.',
        },
      ],
    },
  ],
};
