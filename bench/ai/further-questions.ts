// Written after the rules and not used to make them better: what the rules miss here, they miss for others, too.
import type { HelpQuestion } from './questions.ts';

const article = (slug: string) => `/help-center/${slug}`;

export const furtherQuestions: readonly HelpQuestion[] = [
  {
    question: 'where do I change my password',
    first: [article('choose-a-good-password'), article('forgot-password'), '/settings'],
  },
  { question: 'someone else is logged in with my account', first: [article('sessions-and-devices')] },
  { question: 'I use a shared computer at a cyber cafe', first: [article('sign-out-on-a-shared-device')] },
  { question: 'how do yearly plans save money', first: [article('monthly-or-yearly'), '/pricing'] },
  {
    question: 'upgrade to premium',
    first: [article('choose-a-plan'), article('plans-and-limits'), '/pricing'],
  },
  { question: 'do you hold my money in escrow', first: [article('money-for-investments')] },
  {
    question: 'what happens after I have invested',
    first: [article('after-the-investment'), '/investor-faq'],
  },
  { question: 'can NRIs invest from abroad', first: ['/investor-faq'] },
  { question: 'when can I sell my shares', first: ['/investor-faq'] },
  { question: 'what if the startup fails', first: ['/investor-faq'] },
  { question: 'how much should a founder ask for', first: ['/entrepreneur-faq'] },
  { question: 'do I need a registered company to raise', first: ['/entrepreneur-faq'] },
  { question: 'does pankh take a commission of my round', first: ['/entrepreneur-faq'] },
  { question: 'how should I write to a founder', first: [article('write-to-founders-well')] },
  { question: 'how do I choose the right investor', first: [article('founders-choose-investors')] },
  { question: 'why are amounts in lakh and crore', first: [article('country-and-currency')] },
  {
    question: 'download investor database for flight',
    first: [article('search-the-investor-database'), '/fundraise', article('work-without-a-network')],
  },
  { question: 'does pankh verify companies', first: ['/investor-faq', article('verify-email-and-phone')] },
  { question: 'angel fund vs investing alone', first: [article('syndicates-and-angel-groups')] },
  { question: 'support timings', first: ['/help', '/contact'] },
  { question: 'कनेक्शन कैसे भेजें', first: [article('connect-and-message'), '/connections'] },
  { question: 'रिफंड कब मिलेगा', first: [article('refunds-and-wrong-charges'), '/refunds'] },
  { question: 'ऐप इंस्टॉल कैसे करें', first: [article('install-the-app')] },
  { question: 'pitch kaise submit karu', first: [article('write-your-first-pitch'), '/submit-pitch'] },
];

/** To be answered by saying that we do not know. */
export const questionsOutside: readonly string[] = [
  'who won the cricket match yesterday',
  'write python code to sort a list',
  'what is the weather in Delhi',
  'tell me a joke',
  'translate hello to French',
  'how to cook biryani',
  'when was the Taj Mahal built',
  'bitcoin price today',
];
