import { savedDiagnosis } from './fixtures/diagnosis.ts';
import { laterRoute } from './fixtures/later-route.ts';
import { founder, openAs, personOf } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { undoOf } from './fixtures/toast.ts';
import { beginDraft, status } from './fixtures/work.ts';

test.use({ seedDemo: true });

test('the diagnostics tell how the device stands and name nobody', async ({ page, context }) => {
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  const { id, token } = await personOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.setOffline(true);
  await beginDraft(page, 'Nobody reads this');
  await page.goto('/outbox');
  await page.getByText('Diagnostics', { exact: true }).click();
  await expect(page.getByText(/^waiting [12], frozen 0/)).toBeVisible();
  // Open, it follows what happens: here a change that is taken back.
  await page.getByRole('button', { name: 'Cancel all: Draft: Nobody reads this' }).click();
  const undo = await undoOf(page);
  await expect(page.getByText(/^waiting 0, frozen 0/)).toBeVisible();
  await undo.click();
  await expect(page.getByText(/^waiting [12], frozen 0/)).toBeVisible();
  await expect(status(page, /waiting, offline/)).toBeVisible();
  // The longest words of the app stand here: they break before they widen a phone's screen.
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const saved = await savedDiagnosis(page);
  expect(saved).toMatchObject({
    protocol: 6,
    connection: 'offline',
    lastFault: { kind: 'offline' },
    outbox: { frozen: 0, refused: 0 },
    oldestUnsentSeconds: expect.any(Number),
    cursors: { public: expect.any(Number), own: expect.any(Number) },
    serviceWorker: 'activated',
    build: expect.stringMatching(/^index-.+\.js$/),
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Diagnostics copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const given of [JSON.stringify(saved), copied])
    for (const secret of [id, token, founder.email, 'Ishira', 'Velankar', 'Nobody reads this'])
      expect(given).not.toContain(secret);
});

test('everything is read anew once that is confirmed, and what waits is kept', async ({ page, context }) => {
  await openAs(page);
  await context.setOffline(true);
  await beginDraft(page, 'Kept through it');
  await page.goto('/outbox');
  await page.getByText('Diagnostics', { exact: true }).click();
  await page.getByRole('button', { name: 'Read everything anew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Read anew' }).click();
  await expect(page.getByText('Everything is read anew as soon as the server can be reached')).toBeVisible();
  expect(await savedDiagnosis(page)).toMatchObject({ cursors: {}, resyncFrom: 0 });
  // All of it is here until then.
  await expect(page.getByText('Your data is not on this device yet')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
  expect(await savedDiagnosis(page)).toMatchObject({
    cursors: { public: expect.any(Number) },
    resyncFrom: null,
  });
  await page.goto('/drafts');
  await expect(page.getByText('Kept through it')).toBeVisible();
});

test('a server that answers and moves nothing is said to be stuck, and going again is offered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']); // denies Background Sync: the worker would reach the true server
  let isDeaf = true;
  // What asks by itself at the moment one presses the button waits for that, or the button is gone before.
  const pressed = Promise.withResolvers<void>();
  const stuck = await laterRoute(page, '**/api/sync', async (route) => {
    if (!isDeaf) {
      await pressed.promise;
      return route.continue();
    }
    const request = route.request().postDataJSON();
    const answer = await route.fetch({ postData: { ...request, mutations: [] } });
    await route.fulfill({ json: { ...(await answer.json()), outcomes: [] } });
  });
  await openAs(page);
  await expect(status(page, /^Up to date/)).toBeVisible();
  stuck.begin();
  await beginDraft(page, 'Stuck in the mud');
  await expect(status(page, /^Cannot sync/)).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText('Sending is stuck')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  isDeaf = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  pressed.resolve();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await expect(status(page, /^Up to date/)).toBeVisible();
});

test('letters twice as large on a phone’s side leave the question of a dialog in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page);
  await page.goto('/outbox');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await page.getByText('Diagnostics', { exact: true }).click();
  await page.getByRole('button', { name: 'Read everything anew' }).click();
  const question = page.getByRole('dialog').getByText('Everything of yours is fetched');
  await expect(question).toBeVisible();
  const lies = await question.evaluate((words) => {
    const { left, top, bottom } = words.getBoundingClientRect();
    return [top, bottom].map((edge, at) =>
      words.contains(document.elementFromPoint(left + 5, edge + (at === 0 ? 5 : -5))),
    );
  });
  expect(lies).toEqual([true, true]);
});
