import { expect, test } from './test.ts';

/** No button of the page itself, and not one that has to be pressed by a hand. */
const pressAnywhere = (name: string) =>
  `[...document.querySelectorAll('button, summary')].find(({ innerText }) => innerText.trim() === '${name}').click()`;

test('a dialog takes the focus in WebKit', async ({ device, server }) => {
  await device.goto(`${server.origin}/help`);
  const focused = () => device.evaluate('return document.activeElement.innerText');
  await expect.poll(device.text).toContain('More');
  await device.evaluate(pressAnywhere('More'));
  await expect.poll(device.text).toContain('Submit Pitch');
  await expect.poll(focused).toBe('Menu');
});
