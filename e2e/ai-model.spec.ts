import type { Page } from '@playwright/test';
import { broken, expect, inTwoParts, test } from './fixtures/model-test.ts';
import { founder, logIn } from './fixtures/people.ts';
import { toastSays } from './fixtures/toast.ts';

const description = 'We lend umbrellas at stations. Commuters pay 20 rupees a day.';
const byAi = 'Answered by AI · AI-generated, not investment advice';

async function analyse(page: Page): Promise<void> {
  await page.goto('/ai-analysis');
  await page.getByLabel('Title').fill('Umbrella Works');
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByLabel('Industry').selectOption('Technology');
  await page.getByRole('button', { name: 'Analyze Opportunity' }).click();
}

async function search(page: Page, path: string, label: string, question: string): Promise<void> {
  await page.goto(path);
  // What there is to search has come.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /found|opportunit/ })
      .first(),
  ).toBeVisible();
  await page.getByLabel(label).fill(question);
  await page.getByRole('button', { name: 'Search with AI' }).click();
}

async function enhance(page: Page): Promise<void> {
  await page.goto('/pitch-enhancer');
  await page.getByLabel('Description', { exact: true }).fill(description);
  await page.getByRole('button', { name: 'Enhance Description' }).click();
}

test('Dollar’s answer is read while the model still writes it, and says that it is AI’s', async ({
  page,
  model,
}) => {
  const read = Promise.withResolvers<void>();
  model.answers(inTwoParts('Begin with the problem. Then', ' say **who pays**.', read.promise));
  await page.goto('/');
  await page.getByRole('button', { name: 'Chat with Dollar' }).click();
  const panel = page.getByRole('dialog', { name: 'Dollar - AI Investment Assistant' });
  await panel.getByRole('textbox', { name: 'Ask Dollar' }).fill('How do I begin a pitch?');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('log').getByText('Begin with the problem.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  read.resolve();
  await expect(panel.getByRole('log').getByText('Begin with the problem. Then say who pays.')).toBeVisible();
  await expect(panel.locator('strong').filter({ hasText: 'who pays' })).toBeVisible();
  await expect(panel.getByRole('log').getByText(byAi)).toBeVisible();
});

test('analysis, both searches and enhancement by the model are shown as AI’s', async ({ page, model }) => {
  await logIn(page, founder);
  await analyse(page);
  await expect(page.getByText('73 out of 100')).toBeVisible();
  await expect(page.getByText('The model read a pitch about umbrellas.')).toBeVisible();
  await expect(page.getByText(byAi)).toBeVisible();

  for (const [path, label, question] of [
    ['/explore', 'AI search', 'healthcare startups at seed stage'],
    ['/fundraise', 'AI investor search', 'fintech investors in India'],
  ] as const) {
    await search(page, path, label, question);
    await expect(page.getByText('The model says that it fits.').first(), path).toBeVisible();
    await expect(page.getByText('88% match').first(), path).toBeVisible();
    await expect(page.getByText(byAi).first(), path).toBeVisible();
  }

  await enhance(page);
  await expect(page.getByLabel('Enhanced description')).toHaveValue(/^Commuters wait for the rain to end\./);
  await expect(page.getByText(byAi)).toBeVisible();
  expect(model.refused()).toBe(0);
});

test('where the model is out of order the rules answer, and say why', async ({ page, model }) => {
  model.answers(broken);
  await logIn(page, founder);
  await analyse(page);
  await expect(page.getByText('Analysis Failed')).toBeVisible();
  await expect(page.getByText('Unable to analyze this opportunity right now.')).toBeVisible();
  await expect(page.getByText('By rules', { exact: true })).toBeVisible();
  await search(page, '/fundraise', 'AI investor search', 'fintech investors in India');
  await toastSays(page, 'AI Search Error', 'Please try again or use manual filters');
  await enhance(page);
  await toastSays(page, 'AI Enhancement Unavailable', 'A description made from a template is shown instead.');
});
