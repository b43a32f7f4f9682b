import type { PageText } from '#src/lib/page-text.ts';

export const terms: PageText = {
  title: 'Terms of Service',
  lead: 'What you may expect of Pankh, and what we and other members expect of you.',
  dated: 'Last updated: January 2024. Addendum for the DPDP Act: see the end of this page.',
  sections: [
    {
      title: 'Agreement',
      blocks: [
        'By creating an account you agree to these terms and to the [privacy policy](/privacy). The version you agreed to is recorded with your account.',
        {
          title: 'For review by a lawyer',
          note: 'This text describes how the software is meant to be used. Before a real service relies on it, a lawyer has to settle the contracting entity, governing law and courts, limits of liability, taxes on fees, and whether a licence or registration is needed for any part of the service.',
        },
      ],
    },
    {
      title: 'Who may use Pankh',
      blocks: [
        {
          list: [
            'You are at least 18 years old and able to make contracts.',
            'What you tell about yourself and your company is true, and you keep it so.',
            'One person, one account. You keep your password to yourself and answer for what is done with it.',
          ],
        },
      ],
    },
    {
      title: 'What Pankh is',
      blocks: [
        'Pankh introduces founders and investors to each other. It is not a stock exchange, broker, merchant banker, investment adviser, fund or crowdfunding platform. It issues and sells no securities, holds no money of members for investments, and is no party to what they agree.',
        'Nothing on Pankh is an offer of securities to the public or a recommendation. Scores and AI texts are aids to reading and can be wrong.',
      ],
    },
    {
      title: 'Risk',
      blocks: [
        {
          title: 'Please read this twice',
          note: 'Investing in young companies is risky. You can lose the whole amount, may wait for years, and may never be able to sell. Nobody at Pankh promises a return. Invest only what you can afford to lose, and take advice of your own.',
        },
      ],
    },
    {
      title: 'For founders',
      blocks: [
        {
          list: [
            'You are allowed to speak for the company, and every figure in your pitch is accurate to the best of your knowledge.',
            'You obey the rules on private placement: no public advertising of an offer, and only as many people as the law allows.',
            'A pitch is live to verified investors at once and to the public after review. Review within 24 hours is our aim and no warranty, and it verifies no figure.',
          ],
        },
      ],
    },
    {
      title: 'For investors',
      blocks: [
        {
          list: [
            'You decide on your own research and at your own risk.',
            'A statement on accreditation is your own declaration: net worth of ₹2 crores or annual income of ₹1 crore, in the sense of the SEBI note on the form. We do not check it and show no badge for it.',
            'What founders tell you in confidence stays with you.',
          ],
        },
      ],
    },
    {
      title: 'Conduct',
      blocks: [
        'No fraud, no promises of returns, no pressure, no harassment, no mass messages, no copying of the database, no attempts to break or overload the service. We may hide content and close accounts that do these things, and say why, unless the law forbids it.',
      ],
    },
    {
      title: 'Fees',
      blocks: [
        'Registration is free. Plans and their prices stand on the [pricing page](/pricing). A success fee is optional: it is owed only where you have agreed to one in writing with us beforehand. Returns of payments are described under [Refunds](/refunds).',
      ],
    },
    {
      title: 'Your content',
      blocks: [
        'What you write stays yours. You allow us to store it, to show it to those for whom it is meant, and to prepare it for that, such as for search. When you delete it, that permission ends, except for copies we have to keep for the periods in the privacy policy.',
      ],
    },
    {
      title: 'The service',
      blocks: [
        'We work to keep Pankh running and your work safe, and make no promise that it will never fail. We are not liable for decisions to invest or for what members do to each other, as far as the law allows such a limit.',
      ],
    },
    {
      title: 'Ending',
      blocks: [
        'You can delete your account at any time. We may end it for a serious breach, otherwise with 30 days’ notice. Retention: account data plus 3 years, records of transactions 7 years, communications 3 years, analytics anonymised after 2 years. The [privacy policy](/privacy) says from when each is counted.',
      ],
    },
    {
      title: 'Changes of these terms',
      blocks: [
        'We announce changes 30 days before they take effect, by mail and in the app. If you do not agree, you can delete your account before that day; otherwise the new terms apply.',
      ],
    },
    {
      title: 'Addendum: Digital Personal Data Protection Act, 2023',
      blocks: [
        'Added in November 2025. It stands beside the terms of January 2024. How we handle personal data under the Act is described in the [addendum of the privacy policy](/privacy#addendum-digital-personal-data-protection-act-2023).',
        {
          list: [
            'Agreeing to these terms is not a consent to uses of your data that the service does not need. Such consents are asked for one by one and can be withdrawn.',
            'Nothing in these terms takes away a right that the Act gives you.',
            'If you upload data of other people, such as a list of shareholders, you make sure that you may.',
          ],
        },
        {
          title: 'For review by a lawyer',
          note: 'To be settled before use: the dates from which the duties apply, and whether these terms need to be offered in further languages.',
        },
      ],
    },
  ],
};
