import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type * as z from 'zod';
import { wordsOf } from '#src/testing/words-of.ts';
import type { investorRegistration } from '#sync/rules/registration/investor.ts';
import { blankInvest } from './invest-form.ts';
import type { InvestSection } from './invest-section.ts';
import { InvestmentProfile } from './investment-profile.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { VerificationAndTerms } from './verification-and-terms.tsx';

/** One step of the wizard as it is first opened. */
function opened(Section: (props: InvestSection) => ReactNode): string {
  function Step() {
    const form = useForm<typeof blankInvest, unknown, z.output<typeof investorRegistration>>({
      defaultValues: blankInvest,
    });
    return <Section form={form} />;
  }
  return renderToStaticMarkup(
    <Router ssrPath="/invest">
      <Step />
    </Router>,
  );
}

function placeholdersOf(markup: string): string[] {
  return [...markup.matchAll(/placeholder="([^"]*)"/g)].map(([, words = '']) => words);
}

test('the first step asks who somebody is, and leaves open for whom and as what they work', () => {
  expect(wordsOf(opened(PersonalInformation), 'label').map((it) => it.replace(/ ?\*$/, ''))).toEqual([
    'Full name',
    'Email',
    'Phone number',
    'Password',
    'Confirm password',
    'Company (optional)',
    'Designation (optional)',
  ]);
});

test('the first step asks for a phone number with its country', () => {
  expect(placeholdersOf(opened(PersonalInformation))).toEqual(['+91 98765 43210']);
});

test('the second step offers fourteen areas of expertise and four levels of experience, and shows two amounts', () => {
  const step = opened(InvestmentProfile);
  expect(wordsOf(step, 'label').slice(-15, -1)).toEqual([
    'Technology',
    'Healthcare',
    'Fintech',
    'E-commerce',
    'Manufacturing',
    'Real Estate',
    'Education',
    'Food & Beverage',
    'Energy',
    'Transportation',
    'Media & Entertainment',
    'Agriculture',
    'Logistics',
    'Consumer Goods',
  ]);
  expect(wordsOf(step, 'option')).toEqual([
    'Select your experience',
    'Beginner (0-2 years)',
    'Intermediate (3-5 years)',
    'Experienced (6-10 years)',
    'Expert (10+ years)',
  ]);
  expect(placeholdersOf(step)).toEqual(expect.arrayContaining(['25000', '5000000']));
});

test('the third step says whom SEBI counts as accredited, warns of the risk, and links what is agreed to', () => {
  const step = opened(VerificationAndTerms);
  expect(step).toContain('SEBI');
  expect(step).toContain('a net worth of ₹2 crores or an annual income of ₹1 crore');
  expect(step).toContain('Investment risk warning');
  expect(step).toContain('You may lose all the money you invest');
  expect(step).toContain('href="/terms"');
  expect(step).toContain('href="/privacy"');
});
