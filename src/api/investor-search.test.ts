import { afterEach, expect, test, vi } from 'vitest';
import type { Investor } from '#sync/records/investor.ts';
import { fetchFound, fetchInvestor } from './investor-search.ts';
import { OfflineError } from './offline-error.ts';

afterEach(() => vi.unstubAllGlobals());

const lotus: Investor = {
  id: 7,
  name: 'Blue Lotus',
  website: '',
  investorType: '',
  globalHQ: '',
  stageOfInvestment: '',
  firstChequeMinimum: '',
  firstChequeMaximum: '',
  countriesOfInvestment: '',
  investmentThesis: '',
  linkedin: '',
  source: '',
  asOf: '',
};
const unstopped = new AbortController().signal;
const answer = (response: Response) => vi.stubGlobal('fetch', async () => response);

test('the record of an id is that of no other id, where the ids have a gap', async () => {
  answer(Response.json({ investors: [lotus], total: 9 }));
  expect(await fetchInvestor(7, unstopped)).toEqual(lotus);
  answer(Response.json({ investors: [lotus], total: 9 }));
  expect(await fetchInvestor(6, unstopped)).toBeNull();
});

test('nobody has a number that the list cannot be asked for', async () => {
  answer(new Response('{"code":"invalid","message":"This is a whole number from 1."}', { status: 400 }));
  expect(await fetchInvestor(999_999_999, unstopped)).toBeNull();
});

test('an answer of a server that knows more of an investor, or less, is understood', async () => {
  const { source: _source, asOf: _asOf, ...less } = lotus;
  answer(Response.json({ investors: [{ ...less, mood: 'calm' }], total: 9 }));
  expect(await fetchInvestor(7, unstopped)).toEqual(lotus);
});

test('a page that is not of our server is as none', async () => {
  answer(new Response('<p>Sign in to this network</p>'));
  await expect(fetchFound({ q: 'lotus' }, unstopped)).rejects.toThrow(OfflineError);
});
