import { founder, investor } from '../e2e/fixtures/people.ts';
import { expect, test } from './test.ts';

type Webkit = Parameters<Parameters<typeof test>[2]>[0]['webkit'];

/** Signs in, and waits for what the device keeps of it, and for all that opens the app without a network. */
async function openAs(webkit: Webkit, origin: string, { email, password }: typeof founder): Promise<void> {
  await webkit.goto(`${origin}/login`);
  await webkit.type('Email', email);
  await webkit.type('Password', password);
  await webkit.press('Login');
  await expect.poll(() => webkit.evaluate('return location.pathname')).toBe('/');
  await expect.poll(webkit.text).toContain('Up to date');
  const kept = 'return navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0';
  await expect.poll(() => webkit.evaluate(`return (async () => { ${kept} })()`)).toBe(true);
}

test('a founder goes on in WebKit without a server: each screen opens, what is written stays, and it is sent once there is one', async ({
  webkit,
  server,
}) => {
  await openAs(webkit, server.origin, founder);
  await server.stop();
  for (const [path, heading] of [
    ['/explore', 'Explore Investment Opportunities'],
    ['/connections', 'Connections'],
    ['/help', 'Help Center'],
    ['/no-such-page', '404 Page Not Found'],
    ['/submit-pitch', 'Submit Your Pitch'],
  ] as const) {
    await webkit.goto(server.origin + path);
    await expect.poll(webkit.heading, path).toBe(heading);
  }

  await webkit.type('Company/Project Name', 'Madhura Millets');
  await expect.poll(webkit.text).toContain('1 waiting');
  await webkit.reload();
  const written = () =>
    webkit.evaluate('return [...document.querySelectorAll("input")].map(({ value }) => value)');
  await expect.poll(written).toContain('Madhura Millets');
  await webkit.goto(`${server.origin}/drafts`);
  await expect.poll(webkit.text).toContain('Saved on this device');

  await server.start();
  await webkit.goto(`${server.origin}/outbox`);
  await expect.poll(webkit.text).toContain('Nothing is waiting');
});

test('a page that WebKit keeps in the middle of a transaction, as it is left, keeps no other page from the database, and is loaded anew once it is back', async ({
  webkit,
  server,
}) => {
  await openAs(webkit, server.origin, founder);
  for (const name of ['device', 'person'])
    await webkit.evaluate(`
      indexedDB.databases().then((all) => {
        const { name } = all.filter(({ name }) => name.startsWith('${name}')).at(-1);
        indexedDB.open(name).onsuccess = ({ target: { result: db } }) => {
          const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore(db.objectStoreNames[0]);
          const goOn = () => { store.count().onsuccess = goOn; };
          goOn();
          (window.held ??= []).push(name);
        };
      })`);
  await expect.poll(() => webkit.evaluate('return window.held?.length')).toBe(2);
  await webkit.goto(`${server.origin}/submit-pitch`);
  await webkit.type('Company/Project Name', 'Madhura Millets');
  const beingStored = () => webkit.evaluate('return document.querySelectorAll("[aria-busy=true]").length');
  await expect.poll(beingStored).toBe(0);
  await webkit.back();
  const cameBy = () => webkit.evaluate('return performance.getEntriesByType("navigation")[0].type');
  await expect.poll(cameBy).toBe('reload');
  await expect.poll(webkit.text).toContain('Up to date');
  await webkit.goto(`${server.origin}/drafts`);
  await expect.poll(webkit.text).toContain('Madhura Millets');
});

test('an investor finds investors and deals in WebKit without a server, by words and by what they say', async ({
  webkit,
  server,
}) => {
  await openAs(webkit, server.origin, investor);
  await webkit.goto(`${server.origin}/fundraise`);
  await expect.poll(webkit.text).toMatch(/[1-9]\d* investors found/);
  await server.stop();
  await webkit.reload();
  await webkit.type('Search investors', 'Pune');
  await expect.poll(webkit.text).toMatch(/\b[1-9]\d? investors? found/);

  await webkit.goto(`${server.origin}/explore`);
  await webkit.type('AI search', 'early revenue healthcare, up to 2 crore');
  await webkit.press('Search with AI');
  await expect.poll(webkit.text).toMatch(/% match/);
});
