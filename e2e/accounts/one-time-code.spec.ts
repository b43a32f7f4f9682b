import type { Page } from '@playwright/test';
import { codeFor } from '../fixtures/outbox-folder.ts';
import { newEmail, newPhone, part, registerInvestor, savePhone } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

type Phone = typeof globalThis & { asked: unknown[]; textArrives?: (credential: { code: string }) => void };

/** A browser on a phone: it is asked for the code of the next text message, and hands it over when one comes. */
async function asOnAPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const phone = Object.assign(globalThis, { OTPCredential: Object, asked: [] }) as unknown as Phone; // as made here
    navigator.credentials.get = (asked) => {
      phone.asked.push(JSON.parse(JSON.stringify(asked)).otp);
      return new Promise((resolve, reject) => {
        phone.textArrives = (credential) => resolve(credential as unknown as Credential); // as WebOTP answers
        asked?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    };
  });
}

test('the code of a text message that the phone hands over fills the cells and verifies by itself', async ({
  page,
  server,
}) => {
  await asOnAPhone(page);
  await registerInvestor(page, newEmail('devika'));
  const phone = newPhone();
  await savePhone(page, phone);
  const card = part(page, 'Phone');
  const cells = card.getByRole('textbox', { name: /^Code from/ });
  await expect(cells).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(cells).toHaveAttribute('inputmode', 'numeric');
  await card.getByRole('button', { name: 'Send OTP' }).click();
  const code = await codeFor(server, phone);
  await expect
    .poll(() => page.evaluate(() => (globalThis as Phone).asked)) // as made above
    .toEqual([{ transport: ['sms'] }]);
  await page.evaluate((given) => (globalThis as Phone).textArrives?.({ code: given }), code); // as made above
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Your phone has been verified successfully')).toBeVisible();
});
