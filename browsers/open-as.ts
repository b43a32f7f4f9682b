import type { founder } from '../e2e/fixtures/people.ts';
import type { Browser } from './browser.ts';
import { expect } from './test.ts';

/** Signs in, and waits for what the device keeps of it, and for all that opens the app without a network. */
export async function openAs(
  device: Browser,
  origin: string,
  { email, password }: typeof founder,
): Promise<void> {
  await device.goto(`${origin}/login`);
  await device.type('Email', email);
  await device.type('Password', password);
  await device.press('Login');
  await expect.poll(() => device.evaluate('return location.pathname')).toBe('/');
  await expect.poll(device.text).toContain('Up to date');
  const kept = 'return navigator.serviceWorker.controller !== null && (await caches.keys()).length > 0';
  await expect.poll(() => device.evaluate(`return (async () => { ${kept} })()`)).toBe(true);
}
