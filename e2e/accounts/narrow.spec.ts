import { violationsInBothThemes } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const narrowest = { width: 320, height: 640 };
test.use({ viewport: narrowest });

const forms = ['/register', '/signup', '/invest?step=2', '/invest?step=3', '/fundraise?join'];

test('every sign-up form that is full of faults can be used by everybody on the narrowest phone, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const form of forms) {
    await page.setViewportSize(narrowest);
    await page.goto('about:blank');
    await page.goto(form);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (form === '/fundraise?join') await page.getByText('More about your company').click();
    if (form === '/signup') await page.getByLabel('Entrepreneur', { exact: true }).check();
    // The wizard is sent from its last step alone.
    if (form !== '/invest?step=2') {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('region', { name: 'Please put these right' })).toBeVisible();
    }
    // As high as the page: what happens to lie half under the header is no fault of it.
    await page.setViewportSize({ ...narrowest, height: 9_000 });
    expect(await violationsInBothThemes(page), form).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, form).toBeLessThanOrEqual(0);
  }
});
