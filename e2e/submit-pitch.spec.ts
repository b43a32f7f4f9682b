import type { Page } from '@playwright/test';
import { pressTwiceAsItsRowGoes } from './fixtures/double-press.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { founder, logIn } from './fixtures/people.ts';
import { completePitch, opportunitiesNamed } from './fixtures/pitch.ts';
import { toastSays } from './fixtures/toast.ts';
import { beginDraft, stored } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'submit-pitch' });

async function dismiss(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}

test('the form says what is missing or wrong, keeps highlights, and tells the founder when the pitch is in', async ({
  page,
}) => {
  await logIn(page, founder);
  await page.goto('/submit-pitch');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await beginDraft(page, 'Umbrella Works');
  await page.getByRole('button', { name: 'Additional Information' }).click();
  const submit = page.getByRole('button', { name: 'Submit Pitch' });
  await submit.click();
  await toastSays(page, 'Missing information', 'Please fill in all required fields.');
  await expect(page).toHaveURL(/step=1$/);
  await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  await expect(page.getByLabel('Industry')).toBeFocused();
  await dismiss(page);
  await page.getByLabel('Business Description').fill('Umbrellas that are lent at stations.');

  await completePitch(page);
  await page.getByRole('button', { name: 'Funding Requirements' }).click();
  await page.getByLabel('Minimum Investment').fill('1 crore');
  await page.getByRole('button', { name: 'Additional Information' }).click();
  await submit.click();
  await toastSays(
    page,
    'Invalid investment amounts',
    'Minimum investment cannot be greater than total required.',
  );
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Minimum Investment')).toBeFocused();
  await dismiss(page);
  await page.getByLabel('Minimum Investment').fill('50,000');

  await page.getByRole('button', { name: 'Key Highlights' }).click();
  const highlight = page.getByLabel('Add a highlight');
  const list = page.getByRole('list', { name: 'Highlights' }).getByRole('listitem');
  await highlight.fill('   ');
  await highlight.press('Enter');
  await highlight.fill('  Three stations signed  ');
  await highlight.press('Enter');
  await expect(list).toHaveText(['Three stations signed']);
  await highlight.fill('No debt');
  await page.getByRole('button', { name: 'Add highlight' }).click();
  await expect(page.getByText('2 of 10 highlights.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove No debt' }).click();
  await expect(list).toHaveText(['Three stations signed']);
  await expect(list).toBeFocused();
  // Typed, and never added by hand: it goes on with the pitch.
  await highlight.fill('A patent');
  await page.getByRole('button', { name: 'Additional Information' }).click();
  await page.getByRole('button', { name: 'Key Highlights' }).click();
  await expect(list).toHaveText(['Three stations signed', 'A patent']);
  await expect(highlight).toHaveValue('');

  for (let count = 3; count <= 10; count += 1) {
    await highlight.fill(`Fact ${count}`);
    await highlight.press('Enter');
    await expect(list).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Add highlight' })).toBeDisabled();
  await highlight.fill('An eleventh');

  await page.getByRole('button', { name: 'Additional Information' }).click();
  const accurate = page.getByLabel('I confirm that the information in this pitch is accurate.');
  await accurate.uncheck();
  await submit.click();
  await toastSays(page, 'Missing information', 'Please confirm that the information is accurate.');
  await expect(page.getByText('Please confirm that the information is accurate.')).toHaveCount(2);
  await expect(accurate).toBeFocused();
  await accurate.check();
  await submit.click();
  // What there is no room for is not left out without a word.
  const over = 'Not added: a pitch has at most 10 highlights. Remove one first, or clear this field.';
  await toastSays(page, 'One highlight is not added', over);
  await expect(page).toHaveURL(/step=3$/);
  await expect(highlight).toHaveValue('An eleventh');
  await expect(highlight).toBeFocused();
  await highlight.fill('');
  await page.getByRole('button', { name: 'Additional Information' }).click();
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await toastSays(
    page,
    'Pitch submitted successfully!',
    'Your investment opportunity is now live and visible to investors.',
  );
  await expect(await opportunitiesNamed(page, 'Umbrella Works')).toContainText('Review pending');
});

test('a highlight that stands typed is in the pitch once its form, or its page, is left', async ({
  page,
}) => {
  await logIn(page, founder);
  const address = await beginDraft(page, 'Parasol Works');
  const highlight = page.getByLabel('Add a highlight');
  const list = page.getByRole('list', { name: 'Highlights' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Key Highlights' }).click();
  await highlight.fill('Two patents');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Faster than any person, one would else come back to it as it stood typed.
  await stored(page);
  await page.goto(`${address}?step=3`);
  await expect(list).toHaveText(['Two patents']);
  await highlight.fill('No debt');
  await page.reload();
  await expect(highlight).toHaveValue('No debt');
  await page.getByRole('button', { name: 'Additional Information' }).click();
  await page.getByRole('button', { name: 'Key Highlights' }).click();
  await expect(list).toHaveText(['Two patents', 'No debt']);
  await stored(page);
  await page.reload();
  await expect(list).toHaveText(['Two patents', 'No debt']);
  await expect(highlight).toHaveValue('');
  const first = page.getByRole('button', { name: 'Remove Two patents' });
  expect(await pressTwiceAsItsRowGoes(first)).toBe('Remove No debt');
  await stored(page);
  await expect(list).toHaveText(['No debt']);
});
