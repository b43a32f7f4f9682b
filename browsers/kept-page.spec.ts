import { founder } from '../e2e/fixtures/people.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './test.ts';

test('a page that WebKit keeps in the middle of a transaction, as it is left, keeps no other page from the database, and is loaded anew once it is back', async ({
  device,
  server,
}) => {
  await openAs(device, server.origin, founder);
  for (const name of ['device', 'person'])
    await device.evaluate(`
      indexedDB.databases().then((all) => {
        const { name } = all.filter(({ name }) => name.startsWith('${name}')).at(-1);
        indexedDB.open(name).onsuccess = ({ target: { result: db } }) => {
          const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore(db.objectStoreNames[0]);
          const goOn = () => { store.count().onsuccess = goOn; };
          goOn();
          (window.held ??= []).push(name);
        };
      })`);
  await expect.poll(() => device.evaluate('return window.held?.length')).toBe(2);
  await device.evaluate('scrollTo(0, 300)');
  await device.goto(`${server.origin}/submit-pitch`);
  await device.type('Company/Project Name', 'Madhura Millets');
  const beingStored = () => device.evaluate('return document.querySelectorAll("[aria-busy=true]").length');
  await expect.poll(beingStored).toBe(0);
  await device.back();
  const cameBy = () => device.evaluate('return performance.getEntriesByType("navigation")[0].type');
  await expect.poll(cameBy).toBe('reload');
  await expect.poll(device.text).toContain('Up to date');
  await expect.poll(() => device.evaluate('return scrollY')).toBe(300);
  await device.goto(`${server.origin}/drafts`);
  await expect.poll(device.text).toContain('Madhura Millets');
});
