import { founder, investor } from '../e2e/fixtures/people.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './test.ts';

test('a founder goes on without a server: each screen opens, what is written stays, and it is sent once there is one', async ({
  device,
  server,
}) => {
  await openAs(device, server.origin, founder);
  await server.stop();
  for (const [path, heading] of [
    ['/explore', 'Explore Investment Opportunities'],
    ['/connections', 'Connections'],
    ['/help', 'Help Center'],
    ['/no-such-page', '404 Page Not Found'],
    ['/submit-pitch', 'Submit Your Pitch'],
  ] as const) {
    await device.goto(server.origin + path);
    await expect.poll(device.heading, path).toBe(heading);
  }

  await device.type('Company/Project Name', 'Madhura Millets');
  await expect.poll(device.text).toContain('1 waiting');
  await device.reload();
  const written = () =>
    device.evaluate('return [...document.querySelectorAll("input")].map(({ value }) => value)');
  await expect.poll(written).toContain('Madhura Millets');
  await device.goto(`${server.origin}/drafts`);
  await expect.poll(device.text).toContain('Saved on this device');

  await server.start();
  await device.goto(`${server.origin}/outbox`);
  await expect.poll(device.text).toContain('Nothing is waiting');
});

test('an investor finds investors and deals without a server, by words and by what they say', async ({
  device,
  server,
}) => {
  await openAs(device, server.origin, investor);
  await device.goto(`${server.origin}/fundraise`);
  await expect.poll(device.text).toMatch(/[1-9]\d* investors found/);
  await server.stop();
  await device.reload();
  await device.type('Search investors', 'Pune');
  await expect.poll(device.text).toMatch(/\b[1-9]\d? investors? found/);

  await device.goto(`${server.origin}/explore`);
  // As narrow as a phone: the question is asked behind its name.
  await device.press('AI search');
  await device.type('AI search', 'early revenue healthcare, up to 2 crore');
  await device.press('Search with AI');
  await expect.poll(device.text).toMatch(/% match/);
});
