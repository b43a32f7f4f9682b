import type { Writing } from './writing.ts';

const source = 'Pankh Guides';

export const guides: Writing[] = [
  {
    title: 'Reading and keeping a cap table',
    summary:
      'What a capitalisation table has to show, how a round changes it, and the mistakes that cost founders and angels most.',
    source,
    tags: ['cap table', 'dilution', 'ESOP'],
    age: 20,
    body: [
      'A cap table lists everybody who owns a part of the company or has a right to: founders, employees with options, angels, funds, and holders of notes that will convert. The useful version is fully diluted. It counts every share that could exist if all promises were kept, because that is the number a price per share is computed from.',
      'An illustration: two founders hold 40,00,000 shares each and 20,00,000 are kept for employees. Together that is one crore shares. An angel round of ₹1 crore at a value of ₹9 crore before the money gives the angels one tenth of the company afterwards, so 11,11,111 new shares at ₹9 each. The founders together go from 80% to 72%. If the employee pool is enlarged before the round, the existing holders pay for it; if after, everyone does. Ask which of the two is meant.',
      'Notes and other convertible instruments do not appear in a simple table, and that is where surprises come from. Write a second table that assumes they convert at the cap, and a third at a lower price. If the founders cannot accept the third, the notes are too large or the cap is too low.',
      'Keep the table where the company secretary keeps the register of members, and let the two agree. Shares that were promised in a message but never allotted, a founder who left without a transfer, and an adviser’s one per cent without a vesting schedule are the three gaps an investor’s lawyer finds first.',
      'For angels: ask for the table before you discuss value, check that the founders’ shares vest, and see whether enough is left for the next two rounds. A company whose founders own a third after the first round is hard to fund later, however fair the first price was.',
    ],
  },
  {
    title: 'SAFE-style notes, convertible notes and CCPS in plain words',
    summary:
      'Three ways to put early money into an Indian company, what each means when the next round comes, and what to check with a lawyer.',
    source,
    tags: ['CCPS', 'convertible note', 'SAFE', 'term sheet'],
    age: 34,
    body: [
      'In an early round nobody knows the value of the company, so investors often buy a right to shares rather than shares. The American SAFE does this with a short agreement. It cannot simply be copied to India, because company law wants money received for securities to correspond to a security that has been issued in a given form. Instruments that go by similar names here are usually compulsorily convertible preference shares with SAFE-like terms.',
      'CCPS are preference shares that must become ordinary shares at some date or event. They are issued at once, appear in the register, and carry the usual rights: a preference when the company is sold, protection when later shares are cheaper, information rights. The price or formula of conversion is fixed when they are issued. Most priced rounds in India use them.',
      'A convertible note is a debt that may become shares. It is open to companies recognised as startups, with a minimum amount for each investor and a longest term set by rules that change from time to time. Interest and repayment exist on paper; in practice both sides expect conversion. Foreign investors must also meet exchange-control conditions and sector limits.',
      'Four terms matter more than the name of the instrument: the cap (the highest value at which you convert), the discount (how much cheaper than the new investors), what happens if no round comes before the term ends, and what happens when the company is sold first. An illustration: with a cap of ₹10 crore and a discount of 20%, a next round at ₹20 crore converts at the cap, while one at ₹11 crore converts at the discount.',
      'Before signing, ask a company secretary which filings follow, by when, and who pays for the valuation report if one is needed. Late filings are the commonest fault in early Indian rounds and are cheap to avoid. This guide is general information and not legal advice.',
    ],
  },
  {
    title: 'Due diligence for a first cheque',
    summary:
      'A list for angels who have a week and not a team: what to read, whom to call, and which findings should stop you.',
    source,
    tags: ['due diligence', 'angel investing', 'checklist'],
    age: 48,
    body: [
      'Diligence on an early company is less about finding every fault than about finding the one that cannot be mended. Sort what you learn into three heaps: normal for the stage, to be put right before the money moves, and reasons to stop.',
      'Start with identity and ownership. The certificate of incorporation, the list of shareholders, the founders’ agreement, and a written assignment of code and brand from every person who made them. If the code was written while a founder was employed elsewhere, read that employment contract too.',
      'Then look at money. Twelve months of bank statements, the tax returns, GST filings where they apply, and a list of everyone the company owes. Compare revenue in the pitch with revenue in the bank. Differences have innocent causes such as advances, refunds and sales through a partner, and a good founder explains them before you ask.',
      'Talk to people. Three customers of your choice from a list of ten, one who left, and someone who has worked for the founder. Ask customers what they would do if the product vanished next month. A long pause is an answer.',
      'Stop when documents have been altered, when a founder forbids calls to customers, when promised shares exceed the whole, or when the business needs a licence it does not have and has no plan to get. Walk away politely and without gossip; founders remember both.',
    ],
  },
  {
    title: 'Angel investing and SEBI: the general picture',
    summary:
      'Who regulates what, why some routes ask you to be accredited, and which questions to put to a professional before you invest.',
    source,
    tags: ['SEBI', 'angel fund', 'accredited investor', 'regulation'],
    age: 61,
    body: [
      'An individual who buys shares of a private company directly is bound mainly by company law and tax law. The company makes a private placement: it may offer its securities only to people it has identified beforehand, up to a limit each year, with an offer letter and payment through the bank. It may not advertise the offer to the public. A platform such as this one introduces people; it does not issue, sell or list securities.',
      'When investors pool money, the Securities and Exchange Board of India comes in. Angel funds are a kind of alternative investment fund. They raise money from eligible investors and put it into startups within limits on size, number of investors and holding period. The limits, and who counts as eligible, have been revised several times, so read the text in force on the day and not a summary, this one included.',
      'Accreditation is a formal status given by recognised agencies to people and entities above certain levels of income or net worth. It is not the same as ticking a box. On Pankh the accredited investor box is your own declaration: it helps founders know whom they speak to, and it never turns into a badge.',
      'Investing from abroad, or in a company with owners abroad, brings exchange-control rules: which sectors are open, how shares are priced, and what is reported to the bank and when. Non-resident Indians have routes of their own. A chartered accountant who does this every month is worth the fee.',
      'Questions to put to a professional: through which route do I invest, what will be my holding period, how is a gain or a loss taxed, what must I report each year, and how could I ever sell? If nobody can answer the last question, treat the money as spent.',
    ],
  },
  {
    title: 'Writing a pitch that gets a second meeting',
    summary:
      'An order of telling that works on a phone screen, with what to put first, what to leave out and how to write about risk.',
    source,
    tags: ['pitch', 'fundraising', 'writing'],
    age: 12,
    body: [
      'An investor reads your pitch between two other things, on a phone, and wants to know within a few lines what you sell, who pays, and why you. Put those three in the first three sentences. "We freeze brine with sunlight so that a village cold room survives a night without power; producer companies pay by instalment" beats any sentence with "revolutionise" in it.',
      'Then show evidence in the order of its weight: money received, contracts signed, repeated use, trials, letters, opinions. Give each with a date and a unit. If a figure is an estimate, say so and say from what. Readers forgive small numbers and do not forgive vague ones.',
      'Explain the ask as a plan. "₹3 crore for eighteen months: two agronomists, a Telugu version, field trials in pomegranate; at the end we expect to know whether growers renew without a visit." The last clause matters most, because it tells what the money will teach.',
      'Name two or three risks yourself, each with what you do about it. A pitch without risks reads as if nobody had looked. Typical ones at an early stage are dependence on one customer, a licence still to come, and a co-founder who has not joined full time.',
      'Leave out the size of the whole world market, quotations from famous people and pictures of phones. Read it aloud once. Where you run out of breath, there should be a full stop.',
      'Last, let somebody outside your trade read it and tell you in one sentence what the company does. If the sentence is wrong, the pitch is wrong, not the reader.',
    ],
  },
  {
    title: 'Valuing a company that has hardly any numbers',
    summary:
      'Four rough methods, worked through with made-up figures, and how founders and angels can agree on a price without a quarrel.',
    source,
    tags: ['valuation', 'seed round', 'negotiation'],
    age: 75,
    body: [
      'No formula gives the value of a company with six months of sales. Methods are still useful: they make both sides show their assumptions. Use two or three, look at the spread and negotiate inside it. All figures below are made up.',
      'From the need: the company needs ₹2 crore to reach the next proof, and early investors usually end with between a tenth and a fifth of it. That puts the value after the money between ₹10 and ₹20 crore. It is crude, honest, and close to how most seed rounds are really priced.',
      'From the end: suppose that after seven years the company could be sold for ₹200 crore if things go well, that later rounds dilute you by half, and that you want twenty times your money because most bets fail. Then today’s value after the money is about ₹5 crore. Change one assumption and the answer doubles, which is the lesson.',
      'From comparison: collect five rounds of companies of the same stage, sector and town, take the middle one and adjust for team, traction and terms. Press reports mix instalments, debt and wishes, so prefer rounds you know from the people in them.',
      'From a score card: start with the usual value of a seed company in your region and move it up or down for team, market, product, competition and need of more money. It is no more exact than the others, but it makes a disagreement visible: you may find that you agree on all but the market.',
      'When a gap remains, bridge it with terms rather than with words: a smaller round now, a cap instead of a price, or a second instalment when a milestone is met. Keep in mind that some issues of shares need a report from a registered valuer or merchant banker.',
    ],
  },
];
