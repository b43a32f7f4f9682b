import { expect, test } from './test.ts';

/** No button of the page itself, and not one that has to be pressed by a hand. */
const pressAnywhere = (name: string) =>
  `[...document.querySelectorAll('button, summary')].find(({ innerText }) => innerText.trim() === '${name}').click()`;

test('a dialog takes the focus, for its heading', async ({ device, server }) => {
  await device.goto(`${server.origin}/help`);
  // By then the page can be pressed.
  await expect.poll(device.text).toContain('Up to date');
  await device.evaluate(pressAnywhere('More'));
  const focused = 'const { ariaLabel, innerText } = document.activeElement; return ariaLabel ?? innerText';
  await expect.poll(() => device.evaluate(focused)).toBe('Menu');
});

test('a page that one goes back to is shown where it was left, and from its top where it is opened anew', async ({
  device,
  server,
}) => {
  const at = () => device.evaluate('return scrollY');
  const open = async (path: string, heading: string) => {
    await device.goto(server.origin + path);
    await expect.poll(device.heading).toBe(heading);
    await expect.poll(device.text).toContain('Up to date');
  };
  await open('/terms', 'Terms of Service');
  await device.evaluate('scrollTo(0, 900)');
  await open('/help', 'Help Center');
  await device.back();
  await expect.poll(device.heading).toBe('Terms of Service');
  await expect.poll(at).toBe(900);
  await open('/help', 'Help Center');
  await open('/terms', 'Terms of Service');
  expect(await at()).toBe(0);
});

test('what is written to Dollar is seen whole', async ({ device, server }) => {
  await device.goto(`${server.origin}/help`);
  await expect.poll(device.text).toContain('Up to date');
  await device.evaluate(`document.querySelector('[aria-label="Chat with Dollar"]').click()`);
  await device.type('Ask Dollar', `Which of the founders ${'in the hills '.repeat(10)} may I ask?`);
  const hidden = `const { scrollHeight, clientHeight } = document.querySelector('textarea[aria-label="Ask Dollar"]');
    return scrollHeight - clientHeight`;
  await expect.poll(() => device.evaluate(hidden)).toBe(0);
});
