import { expect, test } from './test.ts';

test('the diagnostics are copied, also in WebKit, which lets a page copy in the turn of a press alone', async ({
  device,
  server,
}) => {
  await device.goto(`${server.origin}/outbox`);
  const opened = `const title = [...document.querySelectorAll('summary')].find(({ innerText }) => innerText.trim() === 'Diagnostics');
    if (title && !title.parentElement.open) title.click();
    return document.querySelector('details[open] dl') !== null;`;
  await expect.poll(() => device.evaluate(opened)).toBe(true);
  await device.press('Copy');
  await expect.poll(device.text).toContain('Diagnostics copied');
});
