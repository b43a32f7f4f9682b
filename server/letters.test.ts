import { expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { planOf } from '#sync/rules/plans.ts';
import * as ofAccounts from './accounts/letters.ts';
import * as ofTheDesk from './administration/letters.ts';
import * as ofConnections from './connections/letters.ts';
import * as ofDeals from './deals/letters.ts';
import * as ofTheDay from './digest/letter.ts';
import * as ofMessages from './messages/letters.ts';

const name = 'Win at https://prize.example';
const at = '2026-03-02T02:30:00.000Z';
const home = 'https://pankh.example';
const to: Account = {
  id: newId(),
  email: 'tara@people.example',
  username: 'tara',
  fullName: name,
  userType: 'investor',
  location: 'Kochi',
  emailVerified: false,
  phoneVerified: false,
  createdAt: at,
};
const deal: Opportunity = {
  id: newId(),
  founderId: to.id,
  founderName: name,
  title: 'Lantern Looms',
  description: 'Looms that run on rain.',
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 2_500_000,
  minInvestment: 50_000,
  raisedAmount: 0,
  highlights: [],
  status: 'active',
  createdAt: at,
  updatedAt: at,
};
const plan = planOf('investor-premium-yearly');
if (!plan) throw new Error('There is no such plan');
const linked = { ...to, token: 'secret' };

const letters = {
  welcome: ofAccounts.welcome(to, home),
  alreadyOwned: ofAccounts.alreadyOwned(to.email, home),
  codeByMail: ofAccounts.codeByMail(to.email, { whose: to, others: 1 }, '123456', at),
  codeBySms: ofAccounts.codeBySms('+919876500000', '123456', at, home),
  resetLink: ofAccounts.resetLink(to.email, linked, at, home),
  resetLinks: ofAccounts.resetLinks(to.email, [linked, linked], at, home),
  passwordChanged: ofAccounts.passwordChanged(to.email, home),
  emailChanged: ofAccounts.emailChanged(to.email),
  googleLinked: ofAccounts.googleLinked(to.email, home),
  googleUnlinked: ofAccounts.googleUnlinked(to.email, home),
  pitchReviewed: ofTheDesk.pitchReviewed(to, deal, ''),
  accountDecided: ofTheDesk.accountDecided(to, 'approve', { reason: '', hasPitches: false }),
  planRequested: ofTheDesk.planRequested(to, plan),
  planDecided: ofTheDesk.planDecided(to, plan, { decision: 'confirm', reason: '' }),
  deletionAsked: ofTheDesk.deletionAsked(to, at),
  deletionUndone: ofTheDesk.deletionUndone(to),
  unprovenGoes: ofTheDesk.unprovenGoes(to, at),
  connectionRequested: ofConnections.connectionRequested(to, name, { message: '', dealTitle: '' }),
  connectionAccepted: ofConnections.connectionAccepted(to, name),
  dealUpdated: ofDeals.dealUpdated(to, deal, 'Forty looms run.'),
  dailyMail: ofTheDay.dailyMail(to, [], { address: home, unsubscribeUrl: `${home}/daily-mail` }),
  messageWaits: ofMessages.messageWaits(to, name),
};

test.each(Object.entries(letters))('no name is a link in %s', (_, { subject, text }) => {
  expect(`${subject}\n${text}`).not.toMatch(/prize\.example/);
});

test('every letter to a person is held to that', () => {
  const written = [ofAccounts, ofTheDesk, ofConnections, ofDeals, ofTheDay, ofMessages].flatMap(Object.keys);
  expect(Object.keys(letters).sort()).toEqual(written.filter((letter) => letter !== 'nobody').sort());
});

test.each([
  ['deletionAsked', ofTheDesk.deletionAsked(to, '2026-12-29T20:30:00.000Z')],
  ['unprovenGoes', ofTheDesk.unprovenGoes(to, '2026-12-29T20:30:00.000Z')],
  ['accountDecided', letIn('2026-12-29T20:30:00.000Z')],
])(
  'of an account that goes early on a morning in India %s names that day, before which it is there',
  (_, { text }) => {
    expect(text).toContain('It goes on 30 December 2026 (India time)');
    expect(text).toMatch(/log in before that day/);
  },
);

function letIn(deleteAt: string) {
  return ofTheDesk.accountDecided({ ...to, deleteAt }, 'enable', { reason: '', hasPitches: false });
}
