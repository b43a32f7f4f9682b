import { siteMap } from '#sync/site-map.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { fillLogin } from './fixtures/people.ts';
import { newPerson } from './fixtures/sign-up.ts';
import { expect, test } from './fixtures/test.ts';
import { sent } from './fixtures/work.ts';

const routes = siteMap.map(({ example }) => example);
/** Whom these are not for is shown the way in. */
const leadsOn: Record<string, string> = {
  '/welcome-investors': '/signup',
  '/welcome-founders': '/signup',
};

test('the browser finds nothing wrong with the manifest, and nothing that keeps the app from being installed', async ({
  device,
}) => {
  const context = await device.open();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  for (const route of ['/', '/explore']) {
    await page.goto(route);
    await controlled(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  }
});

test('every screen names the manifest, which is sent as one', async ({ page }) => {
  for (const route of routes) {
    const sent = await page.request.get(route, { headers: { accept: 'text/html' } });
    expect(await sent.text(), route).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  }
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
});

/** Neither that of a dead link, nor of a window that keeps nothing. */
const ownHeading = /^(?!404 Page Not Found|This needs an ordinary window)./;

test('every route opens without a network or a server, from a cold start, by deep link and by reload', async ({
  device,
  server,
}) => {
  test.setTimeout(20_000 * routes.length);
  const visit = await (await device.open()).newPage();
  // Who comes by a dead link has the whole app, too.
  await visit.goto('/no-such-page');
  await controlled(visit);
  // Who asks while it stops is told that it does.
  await sent(visit);
  await server.stop();

  const context = await device.open();
  await context.setOffline(true);
  const page = await context.newPage();
  for (const route of [...routes, '/investment/unknown', '/no-such-page']) {
    const name = route === '/no-such-page' ? '404 Page Not Found' : ownHeading;
    for (const open of [() => page.goto(route), () => page.reload()]) {
      await open();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => pathname === (leadsOn[route] ?? route));
    }
  }
});

test('a screen is opened with all its scripts named at once, and its data beside them', async ({ page }) => {
  await page.goto('/explore');
  await controlled(page);
  await goOffline(page);
  const namedFor = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(true);
    const { link = '' } = (await answer?.allHeaders()) ?? {};
    return [...link.matchAll(/<([^>]+)>; rel=modulepreload/g)];
  };
  const titles = (named: string[][]) => named.map(([, script]) => script?.replace(/-[\w-]{8}\.js$/, ''));
  // Where the installed app begins.
  expect(titles(await namedFor('/'))).toContain('/assets/home-page');
  const named = await namedFor('/explore');
  expect(titles(named)).toEqual(expect.arrayContaining(['/assets/explore-page', '/assets/live']));
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  // A script that is named and not the one which is then imported would be fetched for nothing.
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  for (const [, script] of named)
    await expect.poll(async () => (await fetched()).filter((path) => path === script)).toHaveLength(1);
});

test('without a network, what is not a screen is not answered with the app', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await goOffline(page);
  for (const address of [
    '/api/opportunities',
    '/api/no-such-call',
    '/files/0000',
    '/healthz',
    '/readyz',
    '/assets/gone.js',
    '/plan.pdf',
    '/sw.js',
  ]) {
    const answer = await page.evaluate(
      (url) =>
        fetch(url).then(
          (reply) => reply.status,
          () => 'none',
        ),
      address,
    );
    expect(answer, address).toBe('none');
    await expect(
      page
        .context()
        .newPage()
        .then((other) => other.goto(address)),
      address,
    ).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test('without a network the manifest is answered with itself, and never with the app', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  const manifest = await (await page.request.get('/manifest.webmanifest')).text();
  await goOffline(page);
  const fetched = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).text());
  expect(fetched).toBe(manifest);
  const other = await page.context().newPage();
  const opened = await other.goto('/manifest.webmanifest');
  expect(opened?.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  expect(await opened?.text()).toBe(manifest);
  await expect(other.goto('/manifest.webmanifest?of=a-link')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('every screen keeps to this origin, and nothing of /api or /files is ever kept by the service worker', async ({
  page,
}) => {
  test.setTimeout(10_000 * routes.length);
  await page.goto('/');
  await controlled(page);
  // What goes to another origin fails every test (fixtures/watch.ts).
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('main')).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => /^\/(api|files)\//.test(path))).toEqual([]);
});

test('beside the links the country and the status keep their place while the account’s corner comes', async ({
  onlinePage,
  server,
}) => {
  const page = await onlinePage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillLogin(page, await newPerson(server));
  const account = page.getByRole('banner').getByRole('button', { name: 'Kiran Example' });
  await expect(account).toBeVisible();
  const corner = Promise.withResolvers<void>();
  await page.route('**/assets/corner-*.js', async (route) => {
    await corner.promise;
    await route.continue();
  });
  await page.goto('/explore');
  const header = page.getByRole('banner');
  const places = () =>
    Promise.all(
      [header.getByText('Country:'), header.getByRole('link', { name: /Open the outbox$/ })].map(
        async (part) => (await part.boundingBox())?.x,
      ),
    );
  const before = await places();
  corner.resolve();
  await expect(account).toBeVisible();
  expect(await places()).toEqual(before);
});

test('in a low window all of the account’s menu is in reach', async ({ onlinePage, server }) => {
  const page = await onlinePage();
  await page.setViewportSize({ width: 1280, height: 480 });
  await fillLogin(page, await newPerson(server));
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Kiran Example' }).click();
  const last = header.getByRole('button', { name: 'Sign out' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the account’s menu stays open where the screen that one has gone to comes after it was opened', async ({
  onlinePage,
  server,
}) => {
  const page = await onlinePage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const screen = Promise.withResolvers<void>();
  await page.route('**/assets/testimonials-page-*.js', async (route) => {
    await screen.promise;
    await route.continue();
  });
  await fillLogin(page, await newPerson(server));
  await expect(page.getByRole('heading', { level: 1, name: /^Verify/ })).toBeFocused();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Testimonials' }).click();
  const account = header.getByRole('button', { name: 'Kiran Example' });
  await account.click();
  await page.keyboard.press('Tab');
  const heading = page.getByRole('heading', { level: 1, name: /Testimonials/ });
  await expect(heading).toHaveCount(0);
  screen.resolve();
  await expect(heading).toBeVisible();
  // Whatever comes with the screen has come two frames later.
  await page.evaluate(() => new Promise((two) => requestAnimationFrame(() => requestAnimationFrame(two))));
  await expect(account).toHaveAttribute('aria-expanded', 'true');
  await expect(account.locator('+ div').locator(':focus')).toBeVisible();
});

test('the account’s menu is closed by the button that opened it, also where a press gives a button no focus, as in Safari', async ({
  onlinePage,
  server,
}) => {
  const page = await onlinePage();
  await fillLogin(page, await newPerson(server));
  await page.evaluate(() => {
    addEventListener('mousedown', (event) => {
      // Whoever prevents it keeps the focus where it is, there too.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
  const button = page.getByRole('banner').getByRole('button', { name: 'Kiran Example' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
