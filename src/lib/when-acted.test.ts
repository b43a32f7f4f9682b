import { expect, it } from 'vitest';
import { whenActed } from './when-acted.ts';

for (const gesture of ['pointerdown', 'keydown', 'focusin', 'scrollend'])
  it(`is over once somebody acts: ${gesture}`, async () => {
    const page = new EventTarget();
    const acted = whenActed(page);
    page.dispatchEvent(new Event(gesture));
    await expect(acted).resolves.toBeUndefined();
  });

it('waits for who only reads', async () => {
  const page = new EventTarget();
  let isOver = false;
  const acted = whenActed(page).finally(() => {
    isOver = true;
  });
  page.dispatchEvent(new Event('pointermove'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  await acted;
});
