import type { Writing } from './writing.ts';

const source = 'Pankh Research Desk (fictional)';

export const research: Writing[] = [
  {
    title: 'How long a seed round takes, and where the weeks go',
    summary:
      'A model of a seed round as seven steps, with illustrative durations, that shows why the slowest step is rarely the one founders prepare for.',
    source,
    tags: ['seed round', 'process', 'fundraising'],
    age: 16,
    body: [
      'We describe a round as seven steps: list, first messages, first meetings, diligence, terms, papers, money in the bank. All durations in this note are illustrative: they come from a thought experiment with a typical company and not from a survey.',
      'In the model a founder writes to sixty investors, hears from twenty, meets twelve, and takes four into diligence. Meetings run side by side, so they take about four weeks however many there are. Diligence takes two weeks when the papers exist and five when they do not. Papers and filings take three. That gives nine to twelve weeks.',
      'Halving the time of meetings saves little, because investors decide in the light of one another. Having the papers ready saves three weeks and also raises the chance that a yes remains a yes. The model is most sensitive to one thing: the gap between the first commitment and the second.',
      'For founders this argues for preparing the data room first and the slides second. For angels it argues for saying early on what would make you commit, since the first commitment is what moves everyone else.',
    ],
  },
  {
    title: 'What makes two investors disagree about the same pitch',
    summary: 'A note on four sources of disagreement, and why a score without its reasons helps nobody.',
    source,
    tags: ['analysis', 'decision making', 'scoring'],
    age: 43,
    body: [
      'Give the same pitch to ten investors and their marks will be scattered. Part of that is noise, such as the hour of the day or the pitch read before. The rest has causes that can be named: different facts, different weights, different horizons and different appetite for loss.',
      'Different facts are the easiest to mend. If one reader knows that a licence is needed and another does not, they will converge as soon as it is written down. Different weights are legitimate, since a doctor and a trader rightly look at different parts of a diagnostics company.',
      'A single score hides all four. A score that is broken into parts, with the sentence of the pitch each part rests on, lets people see where they part ways. In our own rubric every point can be traced to a field of the pitch, and an empty field lowers the score in the open.',
      'We recommend that groups write marks before they talk, compare parts rather than totals, and discuss only the parts that differ by more than two marks. Meetings get shorter, and the quiet member is heard.',
      'The limits of this note are plain: it is an argument from practice and not an experiment.',
    ],
  },
  {
    title: 'Agritech in dry districts: what a customer can pay',
    summary:
      'A worked budget of an illustrative five-acre farm, and what it means for the price of advice, storage and insurance.',
    source,
    tags: ['agritech', 'unit economics', 'rural'],
    age: 70,
    body: [
      'Many pitches for farmers fail on one line: the price. We drew up a budget of an imaginary five-acre farm with millet and pulses in a dry district. Its numbers are illustrative and chosen to be round.',
      'With sales of ₹2,50,000 a year and costs of ₹1,60,000, a household is left with ₹90,000, most of it in two months of the year. A service at ₹200 a month asks for nearly three per cent of that, and asks for it in months when there is nothing.',
      'Three designs fit such a budget: payment at harvest, payment by a producer company out of better prices, and payment by somebody else who gains, such as an insurer or an input maker. Each has a cost: credit risk, slow sales, or a conflict of interest that must be told to the farmer.',
      'A saving is worth more than an earning when it comes before the harvest. Storage that lets a family wait six weeks for a better price may carry a higher charge than advice that raises yield by the same amount of money.',
      'An investor should ask for the customer’s budget, month by month. A founder who can draw it from memory has been there.',
    ],
  },
  {
    title: 'Recurring revenue in small Indian firms: five ways to count it',
    summary:
      'Why the same company can report five different figures, and a definition that founders and investors can share.',
    source,
    tags: ['SaaS', 'metrics', 'revenue'],
    age: 98,
    body: [
      'Recurring revenue sounds exact and is not. Take an imaginary firm with twenty yearly contracts, ten monthly customers, set-up fees, usage charges and two pilots that pay. Depending on what is counted, its figure lies between ₹40 lakh and ₹70 lakh a year; the numbers are illustrative.',
      'The cautious definition counts only what a customer must pay in the next twelve months under a signed contract. The generous one multiplies the best month by twelve. Between them lie those that include usage at its average, monthly customers at their survival rate, or pilots at the odds of conversion.',
      'We suggest two figures side by side: contracted, and expected. The first adds up contracts without set-up fees and pilots. The second adds monthly customers and usage at the average of the last six months, reduced by last year’s losses. Write both with their date.',
      'GST is never revenue, nor is money that passes through to a partner. A refund belongs to the month of the sale. If a distributor resells, count what you receive and mention what the end customer pays.',
    ],
  },
  {
    title: 'Angel groups outside the metros: a field note',
    summary:
      'Observations on how small-town investor circles form, decide and help, told through one composite and fictional group.',
    source,
    tags: ['angel network', 'tier 2', 'community'],
    age: 131,
    body: [
      'This note describes a composite: an imaginary circle of eighteen people in a textile town, put together from patterns that anyone who has sat in such rooms will recognise. No single group is meant.',
      'It began with a doctor, two mill owners and a retired banker who each lost money alone. Their rule is that nobody invests before a member has visited the company, and that the visitor writes two pages. The pages, not the pitch, are discussed.',
      'Cheques are small, so what the circle gives is orders. A mill owner who tries a sensor on one loom does more for a founder than five lakh rupees. The danger is the reverse of the benefit: a customer who is also an owner may ask for a product that nobody else wants.',
      'The group learned to say no in writing within ten days, to put one person in charge of each investment, and to hold a yearly evening on what went wrong. Members who came for returns left; those who stayed came for the company of others.',
      'A group that wants to start can copy three of its habits at no cost: visit, write, answer by a date.',
    ],
  },
];
