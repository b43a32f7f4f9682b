import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { PricingPage } from '../../company/pricing-page.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { blankPlan } from './plan-form.ts';

function Choice({ userType }: { userType: string }) {
  const { register } = useForm({ defaultValues: blankPlan });
  return <PlanChoice userType={userType} register={register} error={undefined} />;
}

/** Each plan to choose from: what its card says, one thing after another. */
function offeredTo(userType: string): string[] {
  const markup = renderToStaticMarkup(<Choice userType={userType} />);
  return markup.split('type="radio"').slice(1).map(wordsOf);
}

function wordsOf(markup: string): string {
  return markup
    .replace(/^[^<]*>/, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');
}

const notes = [
  ['investor', 'Investor Basic', '₹999', '10 connections per month'],
  ['investor', 'Investor Premium', '₹2,499', 'Unlimited connections'],
  ['investor', 'Investor Premium yearly', '₹24,999', 'Unlimited connections'],
  ['entrepreneur', 'Entrepreneur Basic', '₹1,499', '20 investor connections per month'],
  ['entrepreneur', 'Entrepreneur Premium', '₹3,999', 'Unlimited investor connections'],
  ['entrepreneur', 'Entrepreneur Premium yearly', '₹39,999', 'Unlimited investor connections'],
] as const;

test.each(notes)('/signup offers an %s %s for %s with its note: "%s"', (userType, name, price, note) => {
  const card = offeredTo(userType).find((words) => words.includes(`|${name}|`));
  expect(card).toContain(`|${price}|`);
  expect(card).toContain(`|${note}|`);
});

test('/signup offers nobody a plan of the other role, and none before a role is chosen', () => {
  expect(offeredTo('investor').join()).not.toContain('Entrepreneur');
  expect(offeredTo('entrepreneur').join()).not.toMatch(/\|Investor (Basic|Premium)/);
  expect(offeredTo('')).toEqual([]);
});

test('/pricing says of every plan how many connections it holds', () => {
  const page = renderToStaticMarkup(
    <Router ssrPath="/pricing">
      <PricingPage />
    </Router>,
  );
  const words = wordsOf(page);
  let from = 0;
  for (const [, name, price, note] of notes)
    for (const said of [name, price, note]) {
      from = words.indexOf(`|${said}|`, from);
      expect(from, `${said} of ${name}`).toBeGreaterThan(-1);
    }
});
