import { expect, test } from 'vitest';
import { describeWork } from './describe-work.ts';
import { nothingSpoken } from './spoken.ts';
import { wordsOf } from './work-words.ts';

const id = '00000000-0000-7000-8000-000000000001';
const deal = '00000000-0000-7000-8000-000000000002';
const told = (name: string, args: object) => {
  const { title, href } = describeWork({ id, name, args }, nothingSpoken);
  return [title, href, ...wordsOf({ name, args }, nothingSpoken)];
};

test('what founders tell of their pitches stands in the outbox in their words, and leads to the pitch', () => {
  const news = { updateId: id, opportunityId: deal, title: 'A second mill', text: 'It weaves.' };
  expect(told('publishUpdate', news)).toEqual([
    'Update on a pitch: A second mill',
    `/investment/${deal}`,
    'what is new: It weaves.',
  ]);
  expect(
    told('editUpdate', { updateId: id, from: { text: 'It weaves.' }, to: { text: 'By night.' } }),
  ).toEqual(['Change of an update on a pitch', '/dashboard?tab=pitches', 'what is new: By night.']);
  expect(told('setUpdateRemoved', { updateId: id, removed: true })[0]).toBe('Update on a pitch taken back');
  expect(told('setUpdateRemoved', { updateId: id, removed: false })[0]).toBe('Update on a pitch put back');
});

test('an edit of a pitch stands there by the name it had on the screen, and leads to the pitch', () => {
  const about = { opportunityId: deal, dealTitle: 'Lantern Looms' };
  const to = { title: 'Monsoon Mills', highlights: ['It rains.', 'It weaves.'] };
  expect(told('editOpportunity', { ...about, from: {}, to })).toEqual([
    'Edit of a pitch: Lantern Looms',
    `/investment/${deal}`,
    'name: Monsoon Mills',
    'highlights: It rains., It weaves.',
  ]);
});

test('a reminder stands there with its day and its note', () => {
  const about = { opportunityId: deal, dealTitle: 'Lantern Looms', from: {} };
  const to = { remindOn: '2026-11-24', reminderNote: 'Ask for the lease.' };
  expect(told('editReminder', { ...about, to })).toEqual([
    'Your notes on Lantern Looms',
    `/investment/${deal}`,
    'reminder: 24 Nov 2026, Ask for the lease.',
  ]);
  expect(told('editReminder', { ...about, to: { remindOn: null, reminderNote: '' } })[2]).toBe(
    'reminder done',
  );
});

test('an edit of an investment leads to the portfolio, one of the profile to the profile', () => {
  const edits = { from: { note: '' }, to: { note: 'At 4 crore.' } };
  expect(told('editInvestment', { investmentId: id, ...edits })[1]).toBe('/portfolio');
  expect(told('editPerson', edits)[1]).toBe('/profile');
});

test('what a founder says of a round stands there in words, and leads to their pitches', () => {
  const pitches = '/dashboard?tab=pitches';
  const raised = { opportunityId: deal, from: { raisedAmount: 0 }, to: { raisedAmount: 500 } };
  expect(told('setRaisedAmount', raised)).toEqual(['Amount raised', pitches, 'amount raised so far: 500']);
  expect(told('closeOpportunity', { opportunityId: deal })).toEqual(['Round closed', pitches]);
  expect(told('withdrawOpportunity', { opportunityId: deal })).toEqual(['Pitch withdrawn', pitches]);
});
