import type { HelpArticle } from './help-article.ts';

export const paymentsBilling: HelpArticle[] = [
  {
    slug: 'plans-and-limits',
    title: 'Plans and what they include',
    summary: 'Which plan allows how many connections, for investors and for founders.',
    body: [
      'Investors choose between Basic with 10 connections a month and Premium without a limit. Founders choose between Basic with 20 investor connections a month and Premium without a limit. Prices stand on the [pricing page](/pricing).',
      'Registration, reading, drafts, messages, AI analysis and the investor database are free. Without a plan you can begin three connections a month.',
      'A request above the limit is not lost: it waits in your [Outbox](/outbox) with the reason and goes when there is room, or when you change the plan.',
    ],
  },
  {
    slug: 'monthly-or-yearly',
    title: 'Monthly or yearly',
    summary: 'How the saving of a yearly plan is computed.',
    body: [
      'The yearly price of Premium is compared with twelve payments of the monthly price of the same plan. The difference is the saving that the [pricing page](/pricing) shows, in rupees and in percent.',
      'A yearly plan suits a founder in the middle of a raise or an investor who reviews every week. If you are only looking around, begin with a month.',
      'A plan is for one person. Colleagues need accounts of their own.',
    ],
  },
  {
    slug: 'choose-a-plan',
    title: 'Choose or change a plan',
    summary: 'Where to choose, when the change counts, and what happens until then.',
    body: [
      'Choose a plan when you sign up, or later in the settings. Your choice is recorded at once and counts when it has been confirmed; until then the limits without a plan apply.',
      'A new plan, larger or smaller, counts from its confirmation. The one before ends at that moment, whatever is left of its month or year.',
      'Connections you already have stay, whatever plan you are on.',
    ],
  },
  {
    slug: 'cancel-a-plan',
    title: 'Cancel a plan',
    summary: 'How to stop, and what you keep.',
    body: [
      'In the settings press “End plan” beside your plan; you are asked once more first. A request that is not confirmed yet is taken back there, too.',
      'It ends at once, not with its month or year: from then on the limits without a plan apply. Drafts, pitches, connections and messages stay. To have the plan again you request it anew.',
      'You need not cancel a plan to delete your account: deleting ends it.',
    ],
  },
  {
    slug: 'refunds-and-wrong-charges',
    title: 'Refunds and wrong charges',
    summary: 'When you get money back, and what to send us.',
    body: [
      'Double and wrong charges are returned in full. A first subscription can be given back within seven days if you have begun no connection with it. The full rules stand under [Refunds](/refunds).',
      'Send us the date, the amount, the last four digits or the UPI reference, and the email of the account. Never send a full card number, a PIN or a code.',
      'A return goes to the account it came from. Banks usually take five to seven working days from our side’s order.',
    ],
  },
  {
    slug: 'money-for-investments',
    title: 'Money for an investment never goes through Pankh',
    summary: 'How an investment is really paid, and what to check first.',
    body: [
      'When you invest, you pay the company by bank transfer, after you have signed, into the account that the company’s papers name. Pankh takes no deposit, holds no escrow and sends no payment links for shares.',
      'Before you pay, make sure of the resolution and the offer letter, the class and number of shares, and that the account belongs to the company. Afterwards ask for the return of allotment and your share certificate or demat credit.',
      'If anybody asks you in our name to pay for an investment, it is not us. Please [tell us](/contact).',
    ],
  },
];
