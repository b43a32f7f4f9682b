import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { investPage, investSteps } from '#src/content/invest-wizard.ts';
import { Steps } from '#src/ui/steps.tsx';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardButtons } from './wizard-buttons.tsx';

/** What the wizard is at an address: its markup, how one goes elsewhere, and the addresses since. */
function wizardAt(search: string) {
  const history: string[] = [];
  const ways: ((step: number) => void)[] = [];
  function Wizard({ onDrawn }: { onDrawn: (goTo: (step: number) => void) => void }) {
    const [step, goTo] = useWizardStep();
    onDrawn(goTo);
    const steps = investSteps.map(({ title }) => ({ title, done: false, faulty: false }));
    return (
      <>
        <Steps label={investPage.progress} current={step} steps={steps} onChoose={goTo} />
        <WizardButtons step={step} isSubmitting={false} onStep={goTo} />
      </>
    );
  }
  const markup = renderToStaticMarkup(
    <Router hook={() => ['/invest', (to: string) => history.push(to)]} searchHook={() => search}>
      <Wizard onDrawn={(goTo) => ways.push(goTo)} />
    </Router>,
  );
  return { markup, goTo: (step: number) => ways.at(-1)?.(step), history };
}

/** The buttons below the form: what they say, in their order. */
function buttonsOf(markup: string): string[] {
  const below = markup.slice(markup.indexOf('</nav>'));
  return [...below.matchAll(/<button\b.*?<\/button>/g)].map(([it]) => it.replace(/<[^>]*>/g, ''));
}

test.each([
  ['', ['Next'], 'Step 1 of 3'],
  ['?step=1', ['Next'], 'Step 1 of 3'],
  ['?step=2', ['Previous', 'Next'], 'Step 2 of 3'],
  ['?step=3', ['Previous', 'Create Account'], 'Step 3 of 3'],
])('/invest%s has the buttons %j and says "%s"', (search, buttons, words) => {
  const { markup } = wizardAt(search);
  expect(buttonsOf(markup)).toEqual(buttons);
  expect(markup).toContain(words);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
});

test.each(['?step=9', '?step=4', '?step=0', '?step=-1', '?step=1.5', '?step=last', '?step='])(
  '/invest%s is the first step, as there is no such one',
  (search) => {
    const { markup } = wizardAt(search);
    expect(markup).toContain('Step 1 of 3');
    expect(buttonsOf(markup)).toEqual(['Next']);
  },
);

test.each([
  [-1, '/invest?step=1'],
  [1, '/invest?step=2'],
  [3, '/invest?step=3'],
])('a step to %i ends at %s: neither before the first nor after the last', (step, address) => {
  const wizard = wizardAt('?step=2');
  wizard.goTo(step);
  expect(wizard.history.at(-1)).toBe(address);
});

test('going to another step keeps where the person was on the way to', () => {
  const wizard = wizardAt('?next=%2Fdrafts');
  wizard.goTo(1);
  expect(wizard.history.at(-1)).toBe('/invest?next=%2Fdrafts&step=2');
});

test('the steps are a landmark with a name, and each is a button that says which it is', () => {
  const { markup } = wizardAt('');
  expect(markup).toMatch(/^<nav aria-label="Steps of your registration">/);
  for (const title of ['Personal Information', 'Investment Profile', 'Verification &amp; Terms'])
    expect(markup).toContain(title);
});
