import type { HelpArticle } from './help-article.ts';

export const gettingStarted: HelpArticle[] = [
  {
    slug: 'what-pankh-does',
    title: 'What Pankh does, and what it does not',
    summary: 'An introduction service for founders and angel investors in India, and where its part ends.',
    body: [
      'Pankh brings founders who raise money and investors who look for companies to one place. Founders publish an opportunity, investors read, filter and compare, and both can ask for a connection and write to each other once it is accepted.',
      'Pankh does not issue, sell or list securities, does not hold anybody’s money and does not give investment advice. Terms, papers and payment are agreed between you and the company, with professionals of your own choice.',
      'Everything you have opened stays on your device and can be read without a network. What you do without one is kept and sent when you are online again.',
    ],
  },
  {
    slug: 'create-an-account',
    title: 'Create an account',
    summary: 'What you need, which role to choose, and what happens after you press Create Account.',
    body: [
      'Open [Signup](/register), enter your full name, email and a password of at least eight characters, and choose Investor or Entrepreneur. The role decides which screens you see: investors receive deals, founders publish them.',
      'You are signed in at once, but connecting and publishing wait until your email and phone number are verified. Reading public opportunities and writing drafts work from the first minute.',
      'You must be 18 or older. If an address is refused although you are sure it is yours, try Login first: an address has one account only.',
    ],
  },
  {
    slug: 'verify-email-and-phone',
    title: 'Verify your email and phone',
    summary: 'How the six-digit codes work, and what to do when one does not arrive.',
    body: [
      'The mail that greets you leads to the page for it; press “Send OTP” there, for your email and for your phone, and a six-digit code comes to each. Type or paste it; the check begins as soon as all six digits are there. A code is good for ten minutes and for one use, and only the newest one counts.',
      'No code after a minute? Look in the spam folder, check the address for a typing mistake, and use Resend when its countdown of 60 seconds has ended. For the phone, the number has to be saved first.',
      'When both are verified your account carries the word “Verified”. It means exactly that: the mailbox and the phone are yours. It says nothing about wealth, skill or the quality of a company.',
    ],
  },
  {
    slug: 'install-the-app',
    title: 'Put Pankh on your home screen',
    summary: 'Install the app on a phone or computer, without an app store.',
    body: [
      'In Chrome or Edge choose “Install app” in our menu when it is offered, or the install sign in the address bar. On an iPhone open Pankh in Safari, tap Share and then “Add to Home Screen”.',
      'The installed app is the same as the website, with a window of its own and quick ways to Explore, Drafts and Outbox. It needs a few megabytes and updates itself: when a new version is ready you are asked, and your drafts are kept.',
      'Installing also makes your browser less likely to clear what is stored when space runs low.',
    ],
  },
  {
    slug: 'work-without-a-network',
    title: 'Work without a network',
    summary: 'What works on a flight or in a tunnel, and how your work is sent afterwards.',
    body: [
      'Opportunities, guides, this help centre and your own drafts are kept on the device. The investor database is, too, once it has been downloaded. Open any of them in flight mode: nothing needs to load.',
      'What you write or decide is stored at once, and the words “Saved on this device” mean that it survives closing the app. It is sent by itself when the network is back, in the order in which you did it.',
      'Three things need a network: signing in, verifying codes and answers written by an AI service. The status in the header always tells the truth about where you stand.',
    ],
  },
  {
    slug: 'outbox-and-status',
    title: 'The outbox and the status in the header',
    summary: 'See what waits to be sent, take it back, or put right what was refused.',
    body: [
      'The small sign in the header says whether you are up to date, offline, waiting to send, or needed. A tap on it opens the [Outbox](/outbox).',
      'There every waiting action stands in words, with the time you did it. What has not left the device can be cancelled. If the server could not accept something, its reason stands beside it and nothing you wrote is thrown away: edit it, try again or discard it.',
      'If a change waits for more than a few minutes although you are online, press Send now. If that does not help, the same page has a report that you can send to support.',
    ],
  },
  {
    slug: 'write-your-first-pitch',
    title: 'Write your first pitch',
    summary: 'Four steps from a company name to an opportunity that investors can read.',
    body: [
      'Open [Submit Pitch](/submit-pitch). Basic Information asks who you are and what you do, Funding Requirements how much you raise, Key Highlights up to ten short facts, and Additional Information your word that all of it is accurate.',
      'Amounts can be typed as people say them: “25 lakh”, “2.5 cr” or 2500000. The smallest amount for one investor must not be above the total.',
      'The pitch is saved as you type and can be finished on another device. When two devices change the same sentence, both versions are kept and you choose.',
    ],
  },
  {
    slug: 'after-you-submit',
    title: 'What happens after you submit a pitch',
    summary: 'Who sees it when, and what the review looks at.',
    body: [
      'A submitted pitch is shown to verified investors at once, with the mark “Review pending”. The public sees it after review, normally within 24 hours.',
      'The review checks that the pitch describes a company, that the figures fit together, and that it breaks none of our [terms](/terms). It does not judge whether the company is a good investment, and it verifies no figure.',
      'If something has to be changed you are told what. You can edit or withdraw a pitch later from your dashboard.',
    ],
  },
  {
    slug: 'find-opportunities',
    title: 'Find opportunities that fit you',
    summary: 'Search, filters, and links that remember both.',
    body: [
      'On [Explore](/explore) type any word of a title, description or industry, or choose industry, stage, location and amount. The list changes as you type and needs no network.',
      'Your filters are part of the address. Bookmark it or send it to a colleague, and they see the same selection.',
      'The amount filter works in one currency, that of the country you have chosen. Deals in other currencies are left out while it is set, and the page says so; nothing is converted.',
    ],
  },
  {
    slug: 'search-the-investor-database',
    title: 'Search the investor database',
    summary: 'Find firms by stage, type, country and first cheque, on your own device.',
    body: [
      'Open [Fundraise](/fundraise). The first time, the database is downloaded and a bar shows how far it is. From then on each search runs on your device.',
      'A round size finds investors whose first cheque overlaps it. An investor whose cheque is unknown is left out while that filter is set. Countries are matched as whole names, so “Niger” does not find Nigeria.',
      'A record is what the firm or a public list says about itself. Check its website before you write, and write to few firms well rather than to many at once.',
    ],
  },
  {
    slug: 'connect-and-message',
    title: 'Connect and write to each other',
    summary: 'Ask for a connection, answer one, and where messages go.',
    body: [
      'On an opportunity press Connect, or write a few lines and press Send Connection Request. The other side sees your name, role and message, and a founder’s place too, and accepts or declines once.',
      'After acceptance both of you can write messages and see each other’s email and phone number. Before that, both are hidden from everybody.',
      'A request that was sent without a network goes when you are online. You can withdraw it for as long as nobody has answered.',
    ],
  },
  {
    slug: 'country-and-currency',
    title: 'Country, currency and numbers',
    summary: 'Why amounts look as they do, and how to change the country.',
    body: [
      'The country menu in the header sets the currency in which amounts are first offered and filtered, and whose deals and investors come first on the home page. India is chosen unless you say otherwise, and the choice stays on this device.',
      'Rupees are grouped in lakh and crore: ₹25,00,000 is twenty-five lakh. Dollars, pounds and euros are grouped in thousands.',
      'An amount keeps the currency in which its founder wrote it. Pankh converts nothing, since a rate of today would make an old figure look exact.',
    ],
  },
];
