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
