import { laterRoute } from './fixtures/later-route.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ seedDemo: true });

test('on a phone the notification of an answer that came later opens Dollar with it, and Back leads to the list @phone', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  // The server of the journeys has no model: this stands in for one.
  const reply = { message: 'Look at **the team**.', references: [], source: 'ai' };
  const model = await laterRoute(page.context(), '/api/ai/chat', (route) =>
    route.fulfill({ json: { ...reply, response: reply.message } }),
  );
  const panel = page.getByRole('dialog', { name: 'Dollar - AI Investment Assistant' });
  await logIn(page);
  await page.goto('/explore');
  await controlled(page);
  await goOffline(page);
  await page.getByRole('button', { name: 'Chat with Dollar' }).click();
  await panel.getByRole('button', { name: 'How to analyze?' }).click();
  await expect(panel.getByRole('log').getByText('By rules, on this device')).toBeVisible();
  await page.goto('/notifications');
  model.begin();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'The AI has answered: How to analyze?' }).click();
  await expect(panel.getByRole('log').getByText('Look at the team.')).toBeVisible();
  await expect(page).toHaveURL(/\/explore$/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/notifications$/);
});

test('who closes an answer that came later is in the list it was opened from, and Back leads on from there', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  const reply = {
    score: 81,
    riskLevel: 'Moderate',
    marketPotential: 'High',
    summary: 'Looms with paying mills.',
    keyStrengths: [],
    concerns: [],
    recommendations: [],
    assumed: [],
    source: 'ai',
  };
  const model = await laterRoute(page.context(), '/api/ai/analyze-opportunity', (route) =>
    route.fulfill({ json: reply }),
  );
  await logIn(page);
  await page.goto('/ai-analysis');
  await controlled(page);
  await goOffline(page);
  await page.getByLabel('Title').fill('Lantern Looms');
  await page.getByLabel('Description', { exact: true }).fill('Looms that run on rain, for mills that pay.');
  await page.getByLabel('Industry').selectOption('Technology');
  await page.getByLabel('Total Required').fill('25 lakh');
  await page.getByRole('button', { name: 'Analyze Opportunity' }).click();
  await expect(page.getByText('By rules, on this device')).toBeVisible();
  await page.goto('/explore');
  await page.goto('/notifications');
  model.begin();
  await page.context().setOffline(false);
  const row = page.getByRole('link', { name: 'The AI has answered: Lantern Looms' });
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'AI Analysis: Lantern Looms' });
  await expect(dialog.getByText('81 out of 100')).toBeVisible();
  await expect(row).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
});
