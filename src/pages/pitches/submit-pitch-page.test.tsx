import { expect, test, vi } from 'vitest';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { linksOf, wordsOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Draft } from '#sync/records/draft.ts';
import { blankDraft } from './blank-draft.ts';
import { PitchActions } from './pitch-actions.tsx';
import { SubmitPitchPage } from './submit-pitch-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const shown = (search = '', draftId?: string) =>
  drawScreen(<SubmitPitchPage draftId={draftId} />, { path: '/submit-pitch', search });

/** The lists that a page offers, with what is said where nothing is chosen. */
function listsOf(page: string): string[] {
  return [...page.matchAll(/<select.*?<\/select>/gs)].map(([list]) => wordsOf(list, 'option').join(' | '));
}

const labelsOf = (page: string) => wordsOf(page, 'label').map((label) => label.replace(/ ?\*$/, ''));

test('the first part asks for name, industry, stage, place and description, from the lists of this form', async () => {
  await signedInHere('entrepreneur');
  const page = await shown();
  expect(wordsOf(page, 'h1')).toEqual(['Submit Your Pitch']);
  expect(wordsOf(page, 'h2')).toContain('Basic Information');
  for (const part of [
    'Basic Information',
    'Funding Requirements',
    'Key Highlights',
    'Additional Information',
  ])
    expect(wordsOf(page, 'button').some((button) => button.includes(part))).toBe(true);
  expect(labelsOf(page)).toEqual([
    'Company/Project Name',
    'Industry',
    'Funding Stage',
    'Location',
    'Business Description',
  ]);
  expect(listsOf(page)).toEqual([
    'Select industry | Technology | Healthcare | FinTech | EdTech | Food & Beverage | Real Estate | E-commerce | SaaS | AI/ML | Blockchain | CleanTech | Other',
    'Select stage | Pre-Launch | Seed | Series A | Series B | Series C | Growth | Pre-IPO',
  ]);
  expect(page).toContain('Minimum 100 characters. 0 so far.');
  expect(linksOf(page)).toContainEqual(['Cancel', '/dashboard']);
  expect(wordsOf(page, 'button')).toContain('Next');
});

test('the second part asks for the money, in rupees where nothing else is chosen, and hints at the use of it', async () => {
  await signedInHere('entrepreneur');
  const page = await shown('step=2');
  expect(labelsOf(page)).toEqual(['Currency', 'Total Amount Required', 'Minimum Investment']);
  expect(listsOf(page)).toEqual([
    '₹ INR (Indian Rupee) | $ USD (US Dollar) | £ GBP (British Pound) | € EUR (Euro)',
  ]);
  expect(page).toContain('<option value="INR" selected="">');
  expect(page).toContain('Use of Funds');
  expect(page).toContain('Say in your business description what the money is for');
  expect(page).toContain('Digits or words: 2500000, 25 lakh, 1.5 crore');
});

test('an amount is read back as it is typed, and one that is none is said to be none', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const amounts = { totalRequired: '25 lakh', minInvestment: 'some' };
  const draft: Draft = { ...blankDraft, id: newId(), ownerId: userId, ...amounts };
  await rowsOf(db, 'drafts').put(draft);
  const page = await shown('step=2', draft.id);
  expect(page).toContain('₹25,00,000 (25 lakh)');
  expect(page).toContain('Not read as an amount yet. Try 2500000 or 25 lakh.');
});

test('a smallest cheque above the whole round is said beside it before anybody submits', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const amounts = { totalRequired: '25 lakh', minInvestment: '50 lakh' };
  const draft: Draft = { ...blankDraft, id: newId(), ownerId: userId, ...amounts };
  const over = 'Minimum investment cannot be greater than total required.';
  await rowsOf(db, 'drafts').put(draft);
  expect(await shown('step=2', draft.id)).toContain(over);
  await rowsOf(db, 'drafts').put({ ...draft, minInvestment: '25 lakh' });
  expect(await shown('step=2', draft.id)).not.toContain(over);
});

test('the third part is optional, and says how many highlights there are of how many', async () => {
  await signedInHere('entrepreneur');
  const page = await shown('step=3');
  expect(page).toContain('Optional. Short facts that make someone read on.');
  expect(labelsOf(page)).toEqual(['Add a highlight']);
  expect(page).toContain('aria-label="Add highlight"');
  expect(page).toContain('0 of 10 highlights. Cards show the first three.');
});

test('with ten highlights no more can be added; each can be removed', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const highlights = Array.from({ length: 10 }, (_, at) => ({ id: newId(), text: `Highlight ${at + 1}` }));
  const draft: Draft = { ...blankDraft, id: newId(), ownerId: userId, highlights };
  await rowsOf(db, 'drafts').put(draft);
  const page = await shown('step=3', draft.id);
  expect(page).toContain('10 of 10 highlights.');
  expect(page).toMatch(/<button type="button" disabled="" aria-label="Add highlight"/);
  expect(page.match(/aria-label="Remove [^"]*"/g)).toHaveLength(10);
  const fewer = { ...draft, highlights: highlights.slice(1) };
  await rowsOf(db, 'drafts').put(fewer);
  expect(await shown('step=3', draft.id)).not.toMatch(/disabled="" aria-label="Add highlight"/);
});

test('the last part has tips and asks to confirm that all is accurate', async () => {
  await signedInHere('entrepreneur');
  const page = await shown('step=4');
  expect(page).toContain('Tips for a pitch that is answered');
  expect(page).toContain('Open with the problem and who has it. One plain sentence is enough.');
  expect(page).toContain('Ask for an amount that takes you to a milestone, and say which one.');
  expect(labelsOf(page)).toEqual(['I confirm that the information in this pitch is accurate.']);
  expect(wordsOf(page, 'button')).toContain('Submit Pitch');
});

test('while it is under way the button reads "Submitting..." and is deaf', async () => {
  await signedInHere('entrepreneur');
  const page = await drawScreen(<PitchActions step={3} submitting onStep={() => {}} onSubmit={() => {}} />);
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(<svg.*?<\/svg>)?Submitting\.\.\.<\/button>/s);
  expect(page).not.toContain('Submit Pitch');
});

test('an investor is told that only entrepreneurs can submit, and cannot', async () => {
  await signedInHere('investor');
  const page = await shown('step=4');
  expect(page).toContain('Only entrepreneurs can submit a pitch');
  expect(page).toContain('submitting one needs an entrepreneur account.');
  expect(page).toMatch(/<button type="button" disabled=""[^>]*>Submit Pitch/);
});

test('a stranger may begin without an account, and logs in to submit, which leads back to the step', async () => {
  await nobodyHere();
  const page = await shown('step=4');
  expect(page).toContain('You can start without an account');
  const here = encodeURIComponent('/submit-pitch?step=4');
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      ['log in', `/login?next=${here}`],
      ['create an account', `/register?next=${here}`],
      ['Log in to submit', `/login?next=${here}`],
    ]),
  );
  expect(wordsOf(page, 'button')).not.toContain('Submit Pitch');
});

test('a founder of whose company little is known is told what a pitch waits for', async () => {
  await signedInHere('entrepreneur');
  expect(await shown()).toContain('A pitch is public once your company is complete');
});

test('what is typed is said to be kept on this device where it can be, and nowhere else', async () => {
  await nobodyHere();
  expect(await shown()).toContain('What you type is kept on this device, network or not.');
  vi.spyOn(databaseFaults, 'getInitialState').mockReturnValue({ device: 'missing' });
  const page = await shown();
  expect(page).toContain('Four short parts, in any order.');
  expect(page).not.toContain('What you type is kept');
});
