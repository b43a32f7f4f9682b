import type { Locator, Page } from '@playwright/test';
import { installApp, installed, isInWindow, launched } from './fixtures/install.ts';
import { controlled } from './fixtures/network.ts';
import { fillLogin } from './fixtures/people.ts';
import { newPerson } from './fixtures/sign-up.ts';
import { expect, test } from './fixtures/test.ts';
import { isUsable } from './fixtures/usable.ts';
import { name, saved } from './fixtures/work.ts';

test.use({ seedDemo: true });

/** A guest has it in the header where that has room for the links, all others in a menu. */
const wide = { width: 1600, height: 900 };
const installButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Install app' });

test('the browser’s own offer brings the button to install, nothing lies over a first visit, and installed nothing is offered', async ({
  device,
  server,
}) => {
  // One without a profile on disk offers nothing.
  const context = await device.open();
  const visit = await context.newPage();
  await visit.setViewportSize(wide);
  await visit.goto('/');
  await controlled(visit);
  await expect(installButton(visit)).toBeVisible();
  await expect(visit.getByRole('dialog')).toHaveCount(0);

  const devtools = await installApp(context, server.origin);
  // The browser itself tells the tab, which stays open.
  await expect(installButton(visit)).toHaveCount(0);
  const page = await launched(context, devtools, server.origin);
  await page.setViewportSize(wide);
  expect(await isInWindow(page)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();
  // Nor where a browser should offer it all the same.
  await expect(offerInstall(page)).rejects.toThrow('The offer was not taken');
});

test('installed, the app leads back by itself, and not from where it begins', async ({ device, server }) => {
  const { page } = await installed(device, server.origin);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the installed app offers to remember whoever logs in, a tab waits to be asked', async ({
  device,
  server,
}) => {
  const { visit, page } = await installed(device, server.origin);
  await visit.goto('/login');
  await expect(visit.getByLabel('Remember me')).not.toBeChecked();
  await page.goto('/login');
  expect(await isInWindow(page)).toBe(true);
  await expect(page.getByLabel('Remember me')).toBeChecked();
});

test('opened by a shortcut, the app leads back to its first screen, and not from there', async ({
  device,
  server,
}) => {
  const context = await device.open();
  const visit = await context.newPage();
  await visit.goto('/');
  await controlled(visit);
  const devtools = await installApp(context, server.origin);
  const page = await launched(context, devtools, server.origin, '/explore');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login/);
  await back.click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(back).toHaveCount(0);
});

/** The browser's dialog cannot be answered where there is no screen: the offer and its end are played. */
function offerInstall(page: Page): Promise<void> {
  return page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked') ?? 0) + 1 });
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(event, { prompt }));
    // The browser's own bar is not to come besides.
    if (!event.defaultPrevented) throw new Error('The offer was not taken');
  });
}

/** Where this window has a button that installs: in the header as it stands, or in which menu. */
async function waysToInstall(page: Page, fullName: string): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Install app' });
  const ways = Array<string>(await button.count()).fill('header');
  for (const menu of ['Menu', 'More', fullName]) {
    const opener = page.getByRole('button', { name: menu, exact: true });
    if ((await opener.count()) === 0) continue;
    await opener.click();
    const opened = page.getByRole(menu === fullName ? 'banner' : 'dialog');
    await expect(opened.getByRole('link', { name: 'Drafts' })).toBeVisible();
    const inside = (await button.count()) - ways.length;
    ways.push(...Array<string>(Math.max(0, inside)).fill(menu));
    await page.keyboard.press('Escape');
  }
  return ways;
}

const longName = 'Venkatanarasimha Rajuvaripeta Subramaniam';
for (const [who, fullName, atLarge] of [
  ['a guest', '', 'header'],
  ['somebody with a long name', longName, longName],
] as const)
  test(`once it is offered ${who} has one way to install, however wide the window, and the header stays one line`, async ({
    onlinePage,
    server,
  }) => {
    const page = await onlinePage();
    if (fullName) await fillLogin(page, await newPerson(server, fullName));
    else await page.goto('/');
    await expect(page.getByRole('banner').getByText(fullName || 'Signup')).toBeVisible();
    await offerInstall(page);
    for (const [width, way] of [
      [1440, atLarge],
      [1600, atLarge],
      [1366, atLarge],
      [1280, atLarge],
      [1024, 'Menu'],
      [390, 'More'],
      [320, 'More'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => waysToInstall(page, fullName), { message: `${width} px` }).toEqual([way]);
      const header = page.getByRole('banner');
      expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(67);
      expect(await partsBeyond(header), `${width} px`).toEqual([]);
    }
  });

/** What stands in the header higher than it is itself, over what stands beside it, or outside of the window; a line each. */
function partsBeyond(header: Locator): Promise<string[]> {
  return header.evaluate((element) => {
    const parts = [...element.querySelectorAll('a, button, label')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ words: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }));
    return parts.flatMap(({ words, box }, at) => {
      const before = parts[at - 1]?.box.right ?? 0;
      const isBeyond = box.height > 48 || box.left < before || box.right > innerWidth;
      return isBeyond ? [`${words}: ${before} | ${box.left} to ${box.right}, ${box.height} high`] : [];
    });
  });
}

test('the button asks the browser, and goes once the person has agreed or the app was installed elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  await offerInstall(page);
  await installButton(page).click();
  await expect(installButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
  await offerInstall(page);
  await expect(installButton(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(installButton(page)).toHaveCount(0);
});

test('a shortcut that is opened over a half written form goes on in its window, and the words are there on the way back', async ({
  device,
  server,
}) => {
  const { context, devtools, page, visit } = await installed(device, server.origin);
  await visit.close();
  await page.goto('/submit-pitch');
  await isUsable(page);
  await name(page).fill('Half a na');
  await expect(saved(page)).toBeVisible();
  await name(page).fill('Half a name');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const before = context.pages().length;
  await devtools.send('PWA.launch', { manifestId: `${server.origin}/`, url: `${server.origin}/outbox` });
  await expect(page).toHaveURL(/\/outbox$/);
  await isUsable(page);
  // The window that is there, loaded once: only so does what another app shares reach it.
  await expect.poll(() => [loads, context.pages().length]).toEqual([[`${server.origin}/outbox`], before]);
  await page.goBack();
  await expect(name(page)).toHaveValue('Half a name');
});

test('the bars of the system have the colour of the header, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/explore');
    const [bars, header] = await page.evaluate((scheme) => {
      const pixelOf = (colour: string) => {
        const paint = new OffscreenCanvas(1, 1).getContext('2d');
        if (!paint) throw new Error('No canvas');
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
      };
      const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
      const element = document.querySelector('header');
      if (!meta || !element) throw new Error('No theme colour or no header');
      return [
        pixelOf(meta.getAttribute('content') ?? ''),
        pixelOf(getComputedStyle(element).backgroundColor),
      ];
    }, colorScheme);
    for (const part of [0, 1, 2])
      expect(Math.abs((bars[part] ?? 0) - (header[part] ?? 0)), colorScheme).toBeLessThan(3);
  }
});

test('what iOS shows until the app is there has its ground, and is there for every screen, light and dark', async ({
  page,
  request,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/explore');
    const links = page.locator(`link[rel="apple-touch-startup-image"][media*="scheme:${colorScheme}"]`);
    const pictures = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(pictures.length).toBeGreaterThan(20);
    for (const picture of pictures) {
      const answer = await request.head(picture);
      expect({ picture, type: answer.headers()['content-type'], ok: answer.ok() }).toEqual({
        picture,
        type: 'image/png',
        ok: true,
      });
    }
    const [begun, app] = await page.evaluate(async (picture) => {
      const paint = new OffscreenCanvas(1, 1).getContext('2d');
      if (!paint) throw new Error('No canvas');
      const pixel = () => [...paint.getImageData(0, 0, 1, 1).data];
      paint.drawImage(await createImageBitmap(await (await fetch(picture)).blob()), 0, 0);
      const begun = pixel();
      paint.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      paint.fillRect(0, 0, 1, 1);
      return [begun, pixel()];
    }, pictures[0] ?? '');
    expect(begun, colorScheme).toEqual(app);
  }
});
