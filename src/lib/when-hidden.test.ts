import { expect, it } from 'vitest';
import { whenHidden } from './when-hidden.ts';

function pageThatIs(visibilityState: DocumentVisibilityState) {
  return Object.assign(new EventTarget(), { visibilityState });
}

it('is over once the page is hidden, and not while it is seen', async () => {
  const page = pageThatIs('visible');
  let isOver = false;
  const hidden = whenHidden(page).finally(() => {
    isOver = true;
  });
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(isOver).toBe(false);
  Object.assign(page, { visibilityState: 'hidden' });
  page.dispatchEvent(new Event('visibilitychange'));
  await hidden;
});

it('is over at once for a page that opens in a tab nobody sees', async () => {
  await expect(whenHidden(pageThatIs('hidden'))).resolves.toBeUndefined();
});
