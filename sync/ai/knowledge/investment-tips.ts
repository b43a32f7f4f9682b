import type { HelpArticle } from './help-article.ts';

export const investmentTips: HelpArticle[] = [
  {
    slug: 'before-your-first-cheque',
    title: 'Before your first cheque',
    summary: 'Four questions to answer for yourself before you look at any company.',
    body: [
      'How much can you lose without changing your life? Most young companies fail, so treat that sum as spent. Over how many companies will you spread it? Ten or more small amounts teach more, and hurt less, than two large ones.',
      'For how long can you wait? Seven to ten years is usual, and there may never be a buyer for your shares. And what do you bring besides money? An hour of real knowledge a month is worth more to a founder than a slightly larger cheque.',
      'Write the answers down. They are the yardstick when a good story makes you forget them.',
    ],
  },
  {
    slug: 'read-a-pitch-in-ten-minutes',
    title: 'Read a pitch in ten minutes',
    summary: 'An order of reading that finds the reasons to stop early.',
    body: [
      'Read the ask first: how much, for how long, to reach which milestone. Then the evidence: who pays today, since when, how much of it comes again. Only then the story and the market.',
      'Note three things you would have to believe for this to work, and one you could check this week. If there is nothing to check, the pitch is an idea, and should be priced like one.',
      'Stop early without guilt. A clear no after ten minutes is kinder than a slow one after a month.',
    ],
  },
  {
    slug: 'questions-for-a-first-call',
    title: 'Questions for a first call',
    summary: 'Eight questions that founders answer well when they know their business.',
    body: [
      'What does a customer do on the day before they find you? Why did the last one who left leave? What does one sale cost, and what is left of it? Which number do you look at every morning?',
      'What will this round prove, and what if it proves the opposite? Who owns what today, and since when? What would you do with half the money? What have you changed your mind about this year?',
      'Listen for figures with dates, and for “I do not know yet”. Both are good signs.',
    ],
  },
  {
    slug: 'check-a-company',
    title: 'Check a company on your own',
    summary: 'What the public register, the bank and the customers can tell you.',
    body: [
      'From the public register: the company number, its directors, charges on its assets, and whether filings are on time. From the company: certificate of incorporation, list of shareholders, twelve months of bank statements, tax and GST returns where they apply.',
      'Compare revenue in the pitch with money in the bank. Ask for three customers from a list of ten, chosen by you.',
      'A missing paper is normal in a young company. A paper that was altered is not, and ends the matter.',
    ],
  },
  {
    slug: 'understand-valuation',
    title: 'Understand a valuation',
    summary: 'Before the money, after the money, and what your share becomes.',
    body: [
      'The value before the money plus the round is the value after the money. If you put in ₹10 lakh at ₹5 crore after the money, you own two per cent on that day.',
      'Later rounds make that share smaller. With two further rounds of a fifth each, two per cent becomes about 1.3. The share may still be worth more, or nothing.',
      'Ask whether the pool for employees is counted before or after the round, and whether notes are still to convert. Both change the price you really pay.',
    ],
  },
  {
    slug: 'instruments-in-short',
    title: 'Shares, CCPS and notes in short',
    summary: 'Three common ways of investing, and the term in each that matters most.',
    body: [
      'Equity shares make you an owner at once. CCPS are preference shares that later turn into equity; look at the price of conversion and at who is paid first in a sale. A convertible note is a loan that is meant to become shares; look at the cap, the discount and what happens at its end.',
      'Which of them you may use depends on who you are, where you live and what the company is. The rules change.',
      'Have a company secretary or lawyer read the papers. Our longer guide is in the [blog](/blog).',
    ],
  },
  {
    slug: 'cap-table-basics',
    title: 'Read a cap table',
    summary: 'What a fully diluted table shows, and three things that should make you ask.',
    body: [
      'A cap table lists who owns the company or has a right to. Ask for the fully diluted one: shares, options granted and promised, and notes as if they had converted.',
      'Ask when a founder has left with a large part, when somebody holds shares for work nobody can describe, and when the founders together own so little that the next round will leave them without a reason to stay.',
      'The table should agree with the register of members. If it does not, that is the first thing to put right.',
    ],
  },
  {
    slug: 'spread-your-risk',
    title: 'Spread your risk',
    summary: 'Why amounts, years and industries matter more than picking the best deal.',
    body: [
      'In early investing a few companies carry all the result and most return nothing. Nobody knows which, so the number of companies matters.',
      'Keep the amounts alike, so that your luck does not depend on the one where you were most excited. Spread over several years, since prices and moods change, and over industries that do not fail for the same reason.',
      'Keep some money for later rounds, and decide in advance which events would make you use it.',
    ],
  },
  {
    slug: 'syndicates-and-angel-groups',
    title: 'Invest alone or with others',
    summary: 'What a group or an angel fund takes off your hands, and what it costs.',
    body: [
      'Alone you choose, negotiate and keep every right, and do all the work. In a group somebody leads, others share the checking, and the company has one line in its register.',
      'Pooling money is regulated: angel funds are registered with SEBI as alternative investment funds and have conditions on who may join and how much. Ask for the registration and the papers.',
      'Ask what the lead is paid, whether they invest on the same terms, and who speaks for you at the company’s meetings.',
    ],
  },
  {
    slug: 'angel-tax-and-reporting',
    title: 'Taxes and reporting: what to ask',
    summary: 'Questions for your chartered accountant before you invest, not after.',
    body: [
      'Ask how a gain is taxed for shares that are not listed, after which holding period the rate changes, and whether a loss can be set off and for how many years.',
      'Ask what you have to report each year while you hold the shares, and what changes if you move abroad. Non-resident Indians need to know by which route they invest, and on which account the money returns.',
      'Tax rules change with each budget. This text names no rate on purpose and is no tax advice.',
    ],
  },
  {
    slug: 'use-the-ai-analysis',
    title: 'Use the analysis sensibly',
    summary: 'What the score measures, where it comes from, and what it cannot know.',
    body: [
      'An [analysis](/ai-analysis) has a score of 0 to 100 that looks at the pitch itself: is it complete, does the ask fit the smallest amount, is it clear, is there evidence, are risks named? 80 and more reads “Excellent”, 70 to 79 “Good”, 60 to 69 “Fair”, less “Poor”.',
      'Where it is computed on your device by rules, the card says so. Where an AI service writes it, it carries “AI-generated, not investment advice”. Neither knows whether the figures are true.',
      'Use it as a list of questions. Where you disagree, you have learnt what you believe.',
    ],
  },
  {
    slug: 'write-to-founders-well',
    title: 'Write to founders so that they answer',
    summary: 'Four sentences that get a reply, and what to leave out.',
    body: [
      'Say why this company, in one sentence that fits no other. Say who you are and what you know about the trade. Ask one question that shows you have read the pitch. Propose a time.',
      'Do not ask for the deck if the pitch answers your question, and do not offer terms in the first message.',
      'If you decline later, say so in two lines with the reason. Founders remember it, and so does the next investor they speak to.',
    ],
  },
  {
    slug: 'founders-prepare-a-data-room',
    title: 'For founders: prepare your papers',
    summary: 'The twelve documents investors ask for, sorted before the first call.',
    body: [
      'Company: certificate of incorporation, articles, register of members, cap table. Money: bank statements of a year, accounts, tax and GST returns, a plan of eighteen months. People: founders’ agreement, employment contracts, assignment of code and brand. Business: the five largest contracts.',
      'Name files by date and content, keep one folder, and note what is missing and when it will come. A gap that you name yourself costs nothing.',
      'Share by level: a summary before the first call, figures after it, contracts only with somebody who has made an offer.',
    ],
  },
  {
    slug: 'founders-choose-investors',
    title: 'For founders: choose your investors',
    summary: 'Money is the same everywhere. People are not. How to check an angel.',
    body: [
      'Ask an investor how many companies they have backed, how quickly they decided, and for two founders you may call, one whose company failed. Ask the founders what happened in the bad month.',
      'Prefer those who answer in days, who know one thing you lack, and whose cheque is small against what they own. Twenty people who call every week are a second job.',
      'Agree early on information: a page each quarter, the same for all.',
    ],
  },
  {
    slug: 'after-the-investment',
    title: 'After you have invested',
    summary: 'Papers to keep, news to expect, and how to be useful.',
    body: [
      'Keep the signed agreement, proof of payment, the return of allotment and the certificate or demat statement together. Record the investment in your [portfolio](/portfolio) so that the total on your dashboard is your own figure.',
      'Expect a page each quarter: cash, months left, what went well, what did not, what is needed. Silence for two quarters is a reason to call.',
      'Help when asked, with a name, an hour or an honest opinion. Leave the driving to the founder.',
    ],
  },
];
