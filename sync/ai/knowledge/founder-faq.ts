import type { Question } from './question.ts';

export const founderFaq = {
  title: 'Entrepreneur FAQ',
  lead: 'What founders ask us before, during and after a round.',
  groups: [
    {
      title: 'Before you raise',
      questions: [
        {
          question: 'When is it too early to raise from angels?',
          answer:
            'When you could learn the same thing without money. If ten conversations with customers would settle the question, have those first. Angels pay for proof that costs something: a product that runs, a first contract, a licence.',
        },
        {
          question: 'How much should I ask for?',
          answer:
            'What takes you to the next proof, plus a third for delays, for twelve to eighteen months. Say which proof. An amount without a purpose invites haggling over the amount.',
        },
        {
          question: 'Do I need a registered company?',
          answer:
            'To receive money for shares, yes. You can write and publish a pitch before that, but say so in it. Incorporate early enough to open a bank account and assign code and brand to the company.',
        },
        {
          question: 'May I advertise my round?',
          answer:
            'A private company may offer shares to identified people only, not to the public. A pitch on Pankh describes your company; offer letters go to the few you have agreed with. Ask a company secretary about the limits.',
        },
      ],
    },
    {
      title: 'On Pankh',
      questions: [
        {
          question: 'Who can read my pitch?',
          answer:
            'Verified investors from the moment you submit, everybody after review. Your email and phone stay hidden until you are connected with somebody. Leave out trade secrets and names of customers who have not agreed.',
        },
        {
          question: 'Why is my pitch still “Review pending”?',
          answer:
            'Review takes up to 24 hours. If something has to change we write to you. The commonest reasons are figures that contradict each other and promises of returns.',
        },
        {
          question: 'How many investors can I write to?',
          answer:
            'Basic allows 20 investor connections a month, Premium any number, no plan three. See the [pricing page](/pricing). Requests you receive are never counted.',
        },
        {
          question: 'Can two co-founders work on one pitch?',
          answer:
            'On your own devices, yes: words written on two of them at once are merged, and where they clash both stay for you to choose from. Accounts are personal, so please do not share a password.',
        },
      ],
    },
    {
      title: 'Investors and terms',
      questions: [
        {
          question: 'An investor wants to pay before signing. Should I accept?',
          answer:
            'No. Money for shares needs a resolution, an offer letter and an allotment within the time the law sets. Money without papers is trouble for both of you.',
        },
        {
          question: 'Many small cheques or one large one?',
          answer:
            'A few that know your trade, at best through one vehicle or one lead, so that your register and your evenings stay short. Each shareholder is a signature you will need later.',
        },
        {
          question: 'What do I owe investors after the round?',
          answer:
            'By law, filings and meetings. By good custom, a page each quarter: cash, months left, what went well, what did not, what you need.',
        },
        {
          question: 'Does Pankh take a share or a fee of my round?',
          answer:
            'No. A success fee is optional and exists only if you have agreed to one in writing beforehand.',
        },
      ],
    },
  ] satisfies { title: string; questions: Question[] }[],
};
