import { expect, it } from 'vitest';
import { loadsQuickly } from './loads-quickly.ts';

type Told = { saveData?: boolean; effectiveType?: string };

/** A page that has loaded so many ms after it was asked for, in a browser that tells this of the connection. */
function page(loadedAt: number, connection?: Told) {
  // What is looked at of one.
  return Object.assign(new EventTarget() as Window, {
    document: { readyState: 'complete' },
    navigator: connection ? { connection } : {},
    performance: { getEntriesByType: () => [{ loadEventStart: loadedAt }] },
  });
}

it.each([
  [
    true,
    'a connection that the browser says is quick, however long a slow phone took',
    9_000,
    { effectiveType: '4g' },
  ],
  [false, 'one that it says is slow, though the page came from what is kept', 200, { effectiveType: '3g' }],
  [false, 'a quick one of somebody who saves data', 200, { effectiveType: '4g', saveData: true }],
  [true, 'one of which it says nothing, over which the page came at once', 900, undefined],
  [false, 'one of which it says nothing, over which the page was long in coming', 4_000, undefined],
])('answers %s for %s', async (expected, _, loadedAt, connection) => {
  expect(await loadsQuickly(page(loadedAt, connection))).toBe(expected);
});

it('says nothing before the page has loaded', async () => {
  const coming = Object.assign(page(0, { effectiveType: '4g' }), { document: { readyState: 'interactive' } });
  const quickly = loadsQuickly(coming);
  const first = Promise.race([quickly, new Promise((resolve) => setImmediate(() => resolve('nothing yet')))]);
  expect(await first).toBe('nothing yet');
  coming.dispatchEvent(new Event('load'));
  expect(await quickly).toBe(true);
});
