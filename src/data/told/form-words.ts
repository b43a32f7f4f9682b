import * as z from 'zod';
import { approachLabels, approachStageWords, noReasonWords } from '#src/content/approaches.ts';
import { reminderWords } from '#src/content/deal-tools.ts';
import { updateLabels } from '#src/content/deal-updates.ts';
import { editorialWords } from '#src/content/editorial.ts';
import { investmentLabels, stateWords } from '#src/content/portfolio.ts';
import { companyLabels, hideableWords, investorLabels, personLabels } from '#src/content/profile.ts';
import { raisedLabels } from '#src/content/round.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { wordsOfValue } from '#src/lib/words-of-value.ts';
import { paths } from '#src/paths.ts';
import { experienceLevels } from '#sync/catalog.ts';
import { fieldNames } from './field-names.ts';
import { labelInWords } from './label-in-words.ts';

/** Where each form is, what its fields are called, how it says what is chosen from a list, and which fields are days, or amounts. */
type Form = {
  href: string;
  labels: Record<string, string>;
  choices?: Record<string, Record<string, string>>;
  days?: readonly string[];
  amounts?: readonly string[];
};

const profile = '/profile';
const levels = Object.fromEntries(experienceLevels.map(({ id, label }) => [id, label]));
const { labels, published, draft } = editorialWords;
const ofDesk = { labels, choices: { published: { true: published, false: draft } } };
const forms = new Map<string, Form>([
  ['editPerson', { href: profile, labels: personLabels }],
  [
    'editInvestorProfile',
    {
      href: profile,
      labels: investorLabels,
      choices: { hiddenFields: hideableWords, experience: levels },
      amounts: ['minInvestmentRange', 'maxInvestmentRange'],
    },
  ],
  ['editCompany', { href: profile, labels: companyLabels, amounts: ['fundingRequired', 'currentRevenue'] }],
  [
    'editOpportunity',
    {
      href: '/dashboard?tab=pitches',
      labels: { ...fieldNames, highlights: 'Highlights' },
      amounts: ['totalRequired', 'minInvestment'],
    },
  ],
  ['setRaisedAmount', { href: '/dashboard?tab=pitches', labels: raisedLabels, amounts: ['raisedAmount'] }],
  [
    'editInvestment',
    {
      href: '/portfolio',
      labels: investmentLabels,
      choices: { state: stateWords },
      days: ['investedOn'],
      amounts: ['amount', 'returned'],
    },
  ],
  ['editUpdate', { href: '/dashboard', labels: updateLabels }],
  [
    'editReminder',
    {
      href: '/dashboard',
      labels: { remindOn: reminderWords.remindOn, reminderNote: reminderWords.reminderNote },
      days: ['remindOn'],
    },
  ],
  [
    'editApproach',
    {
      href: '/approaches',
      labels: approachLabels,
      choices: { stage: approachStageWords, noReasons: noReasonWords },
      days: ['followUpOn'],
    },
  ],
  ['saveArticle', { href: paths.adminPart('articles'), ...ofDesk }],
  ['saveTestimonial', { href: paths.adminPart('testimonials'), ...ofDesk }],
]);

/** Whether an action is the saving of a form. */
export function isForm(action: string): boolean {
  return forms.has(action);
}

/** Where a form that was saved with this action is; null for any other. */
export function formHrefOf(action: string): string | null {
  return forms.get(action)?.href ?? null;
}

/** What a field of a form is called in a sentence. */
export function labelOf(action: string, field: string): string {
  const label = labelInWords(forms.get(action)?.labels[field] ?? field);
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}

/** What stands in a field of a form, or was written in it, as words. `currency`: of its amounts, '' where it is not known. */
export function wordsIn(action: string, field: string, value: unknown, currency = ''): string {
  const form = forms.get(action);
  if (form?.days?.includes(field) && isDay(value)) return formatDate(`${value}T00:00`);
  if (form?.amounts?.includes(field) && typeof value === 'number')
    return currency === '' ? value.toLocaleString('en-IN') : formatAmount(value, currency);
  const choices = form?.choices?.[field];
  const chosen = (one: unknown) => choices?.[String(one)] ?? one;
  return wordsOfValue(Array.isArray(value) ? value.map(chosen) : chosen(value)) || '(nothing)';
}

/** What was written in a form, a line for each field. */
export function linesOf(action: string, to: object, currency = ''): string[] {
  return Object.entries(to).map(
    ([field, value]) => `${labelOf(action, field)}: ${wordsIn(action, field, value, currency)}`,
  );
}

function isDay(value: unknown): value is string {
  return z.iso.date().safeParse(value).success;
}
