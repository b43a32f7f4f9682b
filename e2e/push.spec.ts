import { connect, conversationWith, write } from './fixtures/connected.ts';
import { openAs } from './fixtures/people.ts';
import { deliverPush, expect, subscribesAt, test, wakeWorker } from './fixtures/push-test.ts';
import { sent } from './fixtures/work.ts';

test('a device that is asked by a button tells of a message while the app is closed, and a click leads to it', async ({
  device,
  server,
  pushService,
  freshContext,
}) => {
  const context = await device.open();
  await context.grantPermissions(['notifications'], { origin: server.origin });
  await subscribesAt(context, `${pushService.origin}/office`);
  const office = await context.newPage();
  const desk = await (await freshContext()).newPage();
  await connect(office, desk);
  await office.goto('/settings/notifications');
  await office.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(office.getByText('This device notifies you.')).toBeVisible();
  const blank = await context.newPage();
  for (const open of context.pages()) if (open !== blank) await open.close();

  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Shall we speak on Monday?');
  await sent(desk);
  await expect.poll(() => pushService.taken).toEqual([{ path: '/office', length: 0 }]);

  const worker = await wakeWorker(context, server.origin);
  // A browser without a screen forgets at once what it showed: it is noted as it is shown.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      shown.push(options);
      return showNotification.call(this, title, options);
    };
    Object.assign(globalThis, { shown });
  });
  await deliverPush(context, server.origin);
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown').at(-1)?.body))
    .toBe('1 new message from Rudransh Keshwani');

  const back = await context.newPage();
  await back.goto('/explore');
  await expect(back.getByRole('link', { name: 'Messages, 1 new' })).toBeVisible();
  await worker.evaluate(() => {
    const { data } = Reflect.get(globalThis, 'shown').at(-1);
    const clicked = { notification: { data, close() {} }, waitUntil() {} };
    dispatchEvent(Object.assign(new Event('notificationclick'), clicked));
  });
  await expect(back.getByRole('log').getByText('Shall we speak on Monday?')).toBeVisible();

  await back.goto('/settings/notifications');
  await back.getByRole('button', { name: 'Stop on this device' }).click();
  await expect(back.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await expect(back.getByRole('region', { name: 'What this device shows' })).toBeFocused();
});

test('the browser is asked by the press of a button, below what it is for, and by nothing before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Notification.requestPermission = async () => {
      asked.push(navigator.userActivation.isActive ? 'by a press' : 'by itself');
      return 'default';
    };
    // Which asks as well.
    PushManager.prototype.subscribe = async () => {
      asked.push('by a subscription');
      throw new DOMException('Nobody agreed', 'NotAllowedError');
    };
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await openAs(page);
  expect(await asked()).toEqual([]);
  await page.goto('/settings/notifications');
  const here = page.getByRole('region', { name: 'What this device shows' });
  const reason = here.getByText('as soon as there is something new for you');
  await expect(reason).toBeVisible();
  const button = here.getByRole('button', { name: 'Notify me on this device' });
  await expect(button).toBeVisible();
  await sent(page);
  expect(await asked()).toEqual([]);
  await button.click();
  await expect.poll(asked).toEqual(['by a press']);
  await expect(reason).toBeVisible();
});

test('where the browser was told no, the settings say how to allow it, and what comes instead', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await openAs(page);
  await page.goto('/settings/notifications');
  await expect(page.getByText('Notifications are not allowed here')).toBeVisible();
  await expect(
    page.getByText(/To allow them, open the settings of this site .* You are mailed as chosen above/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toHaveCount(0);
});

test('what devices notify of, and when they are quiet, is chosen without a network too', async ({ page }) => {
  await openAs(page);
  await page.goto('/settings/notifications');
  const quiet = page.getByLabel('Notify me at no time between');
  await expect(quiet).not.toBeChecked();
  await page.context().setOffline(true);
  await quiet.check();
  await page.getByLabel('From', { exact: true }).selectOption('21:00');
  await page.getByLabel('New messages', { exact: true }).uncheck();
  await page.context().setOffline(false);
  await sent(page);
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:00');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00');
  await expect(page.getByLabel('New messages', { exact: true })).not.toBeChecked();
});
