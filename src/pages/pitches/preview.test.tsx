import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { opportunitySchema } from '#sync/records/opportunity.ts';
import { blankDraft } from './blank-draft.ts';
import { previewOf } from './preview-of.ts';
import { PreviewView } from './preview-view.tsx';

const now = '2026-01-05T09:00:00.000Z';
const founder = { id: '0196f3a0-0000-7000-8000-000000000001', fullName: 'Meera Rao' };
const whole = {
  ...blankDraft,
  id: '0196f3a0-0000-7000-8000-000000000002',
  title: 'Monsoon Mills',
  industry: 'CleanTech',
  stage: 'Seed',
  location: 'Pune, India',
  description: 'Looms that run on rain water.',
  totalRequired: '25 lakh',
  minInvestment: '50,000',
  highlights: [{ id: '0196f3a0-0000-7000-8000-000000000003', text: 'Forty looms at work' }],
};

function seen(preview: ReturnType<typeof previewOf>): string {
  return renderToStaticMarkup(
    <Router ssrPath="/submit-pitch">
      <PreviewView {...preview} />
    </Router>,
  );
}

test('a whole draft is shown as the deal it will be: its amounts read, its founder named, in review', () => {
  const preview = previewOf(whole, founder, { businessModel: 'Weavers pay by the metre.' }, now);
  expect(opportunitySchema.safeParse(preview.opportunity).success).toBe(true);
  const words = seen(preview);
  expect(words).toContain('Nobody else sees this yet.');
  expect(words).toContain('₹25,00,000');
  expect(words).toContain('₹50,000');
  expect(words).toContain('Meera Rao');
  expect(words).toContain('Forty looms at work');
  expect(words).toContain('Weavers pay by the metre.');
  expect(words).toContain('Review pending');
});

test('an empty draft says plainly what is not there, to a guest too', () => {
  const words = seen(previewOf(blankDraft, null, undefined, now));
  for (const unset of ['No name yet', 'No industry yet', 'No stage yet', 'No location yet'])
    expect(words).toContain(unset);
  expect(words).toContain('raised of no amount yet (0%)');
  expect(words).not.toContain('NaN');
});

test('a preview leads nowhere: there is no deal yet to open', () => {
  expect(seen(previewOf(whole, founder, undefined, now))).not.toContain('<a ');
});
