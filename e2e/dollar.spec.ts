import type { Page } from '@playwright/test';
import { violationsOn } from './fixtures/axe.ts';
import { deviceContents } from './fixtures/device-contents.ts';
import { isSeen } from './fixtures/is-seen.ts';
import { laterRoute } from './fixtures/later-route.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { openAs } from './fixtures/people.ts';

test.use({ serverOf: 'dollar', seedDemo: true });

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Dollar - AI Investment Assistant' });
const openDollar = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat with Dollar' }).click();
  await expect(panelOf(page)).toBeVisible();
};

/** An answer that begins and never ends, as a slow model would give it. */
const answerWithoutEnd = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input !== '/api/ai/chat') return fetch(input, init);
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('event: text\ndata: {"text":"Look at the team"}\n\n'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  });

test('the greeting shows two seconds after the page, for six seconds, once a session', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Chat with Dollar' });
  await expect(button).toBeVisible();
  const greeting = page.getByText('Hi, I’m Dollar.');
  await page.clock.runFor(2_000);
  await expect(greeting).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(greeting).toBeHidden();
  await page.reload();
  await expect(button).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(greeting).toBeHidden();
});

test('a guest asks Dollar without a network, and finds the conversation again', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/explore');
  await controlled(page);
  await goOffline(page);
  await openDollar(page);
  const panel = panelOf(page);
  await expect(panel.getByText('Context: opportunity')).toBeVisible();
  const field = panel.getByRole('textbox', { name: 'Ask Dollar' });
  await expect(field).toBeFocused();
  await field.fill('   ');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field.fill('How do I submit a pitch?');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('How do I submit a pitch?\n');
  await field.press('Enter');
  const log = panel.getByRole('log', { name: 'Conversation with Dollar' });
  await expect(log.getByText('By rules, on this device')).toBeVisible();
  await expect(
    log.getByText('When there is a network again the AI is asked, if this server has one.'),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await panel.getByRole('button', { name: 'Success stories' }).click();
  await expect(log.getByText('Success stories', { exact: true })).toBeVisible();
  await expect(log.getByText('By rules, on this device')).toHaveCount(2);
  expect(await violationsOn(page)).toEqual([]);
  await field.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with Dollar' })).toBeFocused();
  await page.reload();
  await openDollar(page);
  await expect(log.getByText('Success stories', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'New conversation' }).click();
  await expect(log.getByText('Success stories', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(log.getByText('Success stories', { exact: true })).toBeVisible();
});

test('on a phone Dollar covers neither the navigation nor what is told, and a link shows its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/help-center');
  await openDollar(page);
  const box = await panelOf(page).boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  if (!box || !navigation) throw new Error('Nothing is shown');
  expect(box.y + box.height).toBeLessThanOrEqual(navigation.y);
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Explore/ })).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  // At 400 % of a window of 1280 by 1024 its field, which has the focus, is in sight.
  await page.setViewportSize({ width: 320, height: 256 });
  await openDollar(page);
  const field = panelOf(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect.poll(() => isSeen(field)).toBe(true);
});

test('on a phone Back closes Dollar and stays on its page, also after a reload, and leads to it from a link; closed, it takes no press @phone', async ({
  page,
}) => {
  const explore = page.getByRole('heading', { level: 1, name: /^Explore/ });
  await page.goto('/help-center');
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(explore).toBeVisible();
  await openDollar(page);
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/explore$/);

  await openDollar(page);
  const field = panelOf(page).getByRole('textbox', { name: 'Ask Dollar' });
  await field.pressSequentially('Which of these run on rain');
  await page.reload();
  await expect(field).toHaveValue('Which of these run on rain');
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(field).toHaveValue('Which of these run on rain');
  await expect(page).toHaveURL(/\/explore$/);

  await panelOf(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(panelOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dollar)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/help-center$/);
  await expect(panelOf(page)).toBeHidden();
});

test('an answer of the AI joins that of the rules once there is a network', async ({ page, expectError }) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  // The server of the journeys has no model: this stands in for one.
  const reply = { message: 'Look at **the team**.', references: [], source: 'ai' };
  const model = await laterRoute(page.context(), '/api/ai/chat', (route) =>
    route.fulfill({ json: { ...reply, response: reply.message } }),
  );
  await page.goto('/explore');
  await controlled(page);
  await goOffline(page);
  await openDollar(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'How to analyze?' }).click();
  await expect(panel.getByRole('log').getByText('By rules, on this device')).toBeVisible();
  await panel.getByRole('button', { name: 'Close chat' }).click();
  await page.goto('/outbox');
  await expect(
    page.getByRole('region', { name: 'Waiting questions' }).getByRole('link', { name: 'How to analyze?' }),
  ).toBeVisible();
  model.begin();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(panel.getByRole('log').getByText('By rules, on this device')).toBeVisible();
  await expect(panel.getByRole('log').getByText('Look at the team.')).toBeVisible();
  await expect(
    panel.getByRole('log').getByText('Answered by AI · AI-generated, not investment advice'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting questions' })).toBeHidden();
});

test('an answer comes in pieces, and what had come of it stays when it is stopped', async ({ page }) => {
  await page.goto('/');
  await answerWithoutEnd(page);
  await openDollar(page);
  const panel = panelOf(page);
  const field = panel.getByRole('textbox', { name: 'Ask Dollar' });
  await field.fill('What matters?');
  // Twice, as one does: the second is not meant for the button that stops it.
  await field.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log').getByText('Look at the team')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Ask Dollar' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  const stop = panel.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await expect(stop).toBeEnabled();
  await stop.press('Enter');
  await expect(panel.getByRole('log').getByText('Stopped')).toBeVisible();
  await expect(panel.getByRole('log').getByText('Look at the team')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Ask Dollar' })).toBeFocused();
});

test('a question that a full device cannot keep stands there with what had come as its answer was stopped', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await answerWithoutEnd(page);
  await openDollar(page);
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: 'Ask Dollar' }).fill('What matters?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log').getByText('Look at the team')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('log').getByText('Stopped')).toBeVisible();
  await expect(panel.getByRole('log').getByText('What matters?')).toBeVisible();
  await expect(panel.getByRole('log').getByText('Look at the team')).toBeVisible();
});

test('a deal is analysed without a network, and says what its score is the sum of', async ({
  page,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/explore');
  await controlled(page);
  await page
    .getByRole('button', { name: /^AI Analysis: / })
    .first()
    .waitFor();
  await goOffline(page);
  await page
    .getByRole('button', { name: /^AI Analysis: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^AI Analysis: / });
  await dialog.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(dialog.getByText(/^\d+ out of 100$/)).toBeVisible();
  await expect(dialog.getByText('Showing sample analysis for demonstration.')).toBeVisible();
  await expect(dialog.getByText('By rules, on this device')).toBeVisible();
  await dialog.getByText('What the score is the sum of').click();
  await expect(dialog.getByText(/^\d+ of \d+/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Of use', exact: true }).click();
  await expect(dialog.getByText('Thank you. Only this verdict is sent')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Analyze Again' }).click();
  await expect(dialog.getByRole('button', { name: 'Start Analysis' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('a question that is typed and not sent is there after a reload and in a new tab, and leaves no trace once one signs out', async ({
  page,
}) => {
  await openAs(page);
  await page.goto('/explore');
  await openDollar(page);
  const fieldOf = (tab: Page) => panelOf(tab).getByRole('textbox', { name: 'Ask Dollar' });
  await fieldOf(page).pressSequentially('Which of these run on rain');
  await page.reload();
  await openDollar(page);
  await expect(fieldOf(page)).toHaveValue('Which of these run on rain');
  await fieldOf(page).press('End');
  await fieldOf(page).pressSequentially('?');
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/explore');
  await openDollar(again);
  await expect(fieldOf(again)).toHaveValue('Which of these run on rain?');
  expect(await deviceContents(again)).toContain('run on rain');
  await fieldOf(again).press('Escape');
  await again.getByRole('banner').locator('button[aria-expanded]').click();
  await again.getByRole('button', { name: 'Sign out' }).click();
  const dialog = again.getByRole('dialog', { name: '1 item has not been sent' });
  await expect(dialog.getByText('Which of these run on rain?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByText('Your data was removed from this device.')).toBeVisible();
  expect(await deviceContents(again)).not.toContain('run on rain');
  await again.goto('/explore');
  await openDollar(again);
  await expect(fieldOf(again)).toHaveValue('');
});
