import type { BrowserContext, Page } from '@playwright/test';
import { connect, conversationWith, write, written } from './fixtures/connected.ts';
import { findWorker } from './fixtures/find-worker.ts';
import { goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { logIn, openAs } from './fixtures/people.ts';
import { writePitch } from './fixtures/pitch.ts';
import { wakeWorker } from './fixtures/push-test.ts';
import { description, sent, status, write as writeField } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'icon-count', workerComes: true });

// Nobody can look at an icon where there is no screen, and a browser without one forgets at once what it showed: here what
// the app has the browser put there is kept.

type Outside = { count: number; shown: number[]; tray: string[] };

/**
 * Has pages keep what stands outside them. `shown`: every count since the page was loaded; `tray`: what a notification of each
 * is tagged with.
 */
async function keepsOutside(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const outside: Outside = { count: 0, shown: [], tray: [] };
    Object.assign(globalThis, { outside });
    const show = (count: number) => {
      outside.count = count;
      outside.shown.push(count);
    };
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => show(count),
      clearAppBadge: async () => show(0),
    });
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      outside.tray.map((tag) =>
        Object.assign(Object.create(Notification.prototype, { tag: { value: tag } }), {
          close: () => void (outside.tray = outside.tray.filter((other) => other !== tag)),
        }),
      );
  });
}

const countOf = (page: Page) => page.evaluate((): number => Reflect.get(globalThis, 'outside').count);
const shownOf = (page: Page) => page.evaluate((): number[] => Reflect.get(globalThis, 'outside').shown);
const trayOf = (page: Page) => page.evaluate((): string[] => Reflect.get(globalThis, 'outside').tray);

/** The same without what the bell counts, of which there may be some from before. */
async function messagesOnIcon(page: Page): Promise<number> {
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  const label = (await bell.getAttribute('aria-label')) ?? '';
  return (await countOf(page)) - Number(/\d+/.exec(label)?.[0] ?? 0);
}

test('the icon counts a message that comes, and neither it nor a notification is left of it once it is read in the app', async ({
  page,
  context,
  freshContext,
}) => {
  await keepsOutside(context);
  const desk = await (await freshContext()).newPage();
  await connect(page, desk);
  await expect.poll(() => messagesOnIcon(page)).toBe(0);
  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Shall we speak on Monday?');
  await expect.poll(() => messagesOnIcon(page)).toBe(1);

  // A page that is opened finds on the icon what it will count itself, and leaves it there until it has.
  const before = await countOf(page);
  await page.reload();
  await expect.poll(() => messagesOnIcon(page)).toBe(1);
  expect(await shownOf(page)).toEqual([before]);

  const [id = ''] = new URL(desk.url()).pathname.split('/').slice(-1);
  await page.evaluate((tag) => void (Reflect.get(globalThis, 'outside').tray = [tag]), `conversation-${id}`);
  await write(desk, 'Or on Tuesday?');
  await expect.poll(() => messagesOnIcon(page)).toBe(2);
  expect(await trayOf(page)).toEqual([`conversation-${id}`]);
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 2 new' }).click();
  await conversationWith(page, 'Rudransh Keshwani').click();
  await expect(written(page).getByText('Or on Tuesday?')).toBeVisible();
  await expect.poll(() => messagesOnIcon(page)).toBe(0);
  await expect.poll(() => trayOf(page)).toEqual([]);
});

test('the icon counts work that was refused until the person lets it go', async ({
  page,
  context,
  onlinePage,
}) => {
  await keepsOutside(context);
  await openAs(page);
  const laptop = await onlinePage();
  await logIn(laptop);
  await writePitch(laptop, 'Monsoon Kilns');
  await sent(laptop);
  await page.goto(new URL(laptop.url()).pathname);
  await expect(description(page)).not.toHaveValue('');
  await sent(page);
  await expect.poll(() => messagesOnIcon(page)).toBe(0);
  await goOffline(page);
  await writeField(description(page), 'Bricks that breathe.');
  await laptop.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(laptop).toHaveURL(/\/dashboard$/);
  await sent(laptop);
  await context.setOffline(false);
  await expect(status(page, /^1 needs you/)).toBeVisible();
  await expect.poll(() => messagesOnIcon(page)).toBe(1);
  await page.goto('/outbox');
  await page.getByRole('button', { name: /^Discard:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => messagesOnIcon(page)).toBe(0);
});

test('the icon of a closed app counts no more what was read on another device', async ({
  device,
  server,
  freshContext,
}) => {
  const context = await device.open();
  const phone = await context.newPage();
  const desk = await (await freshContext()).newPage();
  await connect(phone, desk);
  const kept = await context.newPage();
  for (const open of context.pages()) if (open !== kept) await open.close();

  const { devtools, registrationId } = await findWorker(context, server.origin);
  const worker = await wakeWorker(context, server.origin);
  await worker.evaluate(() => {
    const outside = { count: -1 };
    Object.assign(globalThis, { outside });
    Object.assign(Object.getPrototypeOf(navigator), {
      setAppBadge: async (count: number) => void (outside.count = count),
      clearAppBadge: async () => {},
    });
  });
  const countedAfterRefresh = async () => {
    const refresh = { origin: server.origin, registrationId, tag: 'pankh-refresh' };
    await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', refresh);
    return worker.evaluate((): number => Reflect.get(globalThis, 'outside').count);
  };
  await expect.poll(countedAfterRefresh).toBeGreaterThanOrEqual(0);
  const before = await countedAfterRefresh();
  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Is Thursday better?');
  await sent(desk);
  await expect.poll(countedAfterRefresh).toBe(before + 1);

  const laptop = await (await freshContext()).newPage();
  await openAs(laptop);
  await laptop.goto('/messages');
  await conversationWith(laptop, 'Rudransh Keshwani').click();
  await expect(written(laptop).getByText('Is Thursday better?')).toBeVisible();
  await sent(laptop);
  await expect.poll(countedAfterRefresh).toBe(before);
});
