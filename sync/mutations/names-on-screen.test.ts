import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { mutationNamed } from './all.ts';

const [id, long] = [newId(), 'नाम'.repeat(90)];
const message = { otherId: id, otherType: 'investor', opportunityId: null, message: '' };
const deal = { opportunityId: id, dealTitle: long };
const note = { from: '', to: 'Ask again' };
const told = { reportId: id, detail: '' };

test.each([
  ['setBlocked', { personId: id, personName: long, on: true }],
  ['requestConnection', { ...message, otherName: long }],
  ['sendMessage', { messageId: id, connectionId: id, toName: long, text: 'Hello' }],
  ['reportAbuse', { ...told, subject: 'person', subjectId: id, reason: 'fraud', subjectName: long }],
  ['reportAbuse', { ...told, subject: 'listing', subjectId: '7', reason: 'wrong-data', subjectName: long }],
  ['setShortlisted', { ...deal, on: true }],
  ['setPipelineStage', { ...deal, stage: 'talking', passReasons: [] }],
  ['rateDeal', { ...deal, rating: 3 }],
  ['editDealNote', { ...deal, ...note }],
  ['editReminder', { ...deal, from: {}, to: { reminderNote: 'Call' } }],
  ['editOpportunity', { ...deal, from: {}, to: {} }],
  ['editApproach', { approachId: id, investorName: long, from: {}, to: {} }],
  ['setApproachRemoved', { approachId: id, investorName: long, removed: true }],
])('%s is done, however long the name on the screen is', (name, args) => {
  expect(mutationNamed(name)?.args.safeParse(args).error).toBeUndefined();
});

test('a name that is too long for a row is kept as far as whole letters go', () => {
  const kept = mutationNamed('rateDeal')?.args.parse({ ...deal, rating: 3 });
  expect(kept).toMatchObject({ dealTitle: 'नाम'.repeat(53) });
});
