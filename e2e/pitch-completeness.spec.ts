import { violationsOn } from './fixtures/axe.ts';
import { controlled, goOffline } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { beginDraft } from './fixtures/work.ts';

test('a founder sees what a pitch lacks, is led to it, and looks at the deal it will be, offline', async ({
  page,
}) => {
  await beginDraft(page, 'Monsoon Mills');
  const meter = page.getByRole('region', { name: 'How complete this pitch is' });
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuetext', '11% complete');
  const minimum = meter.getByRole('button', { name: 'Minimum Investment' });
  await expect(minimum).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await controlled(page);
  await goOffline(page);
  await minimum.click();
  await expect(page.getByRole('textbox', { name: 'Minimum Investment' })).toBeFocused();
  await page.keyboard.type('50,000');
  await expect(minimum).toBeHidden();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As investors will see it' });
  await expect(preview.getByText('Nobody else sees this yet.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Monsoon Mills' })).toBeVisible();
  await expect(preview.getByText('₹50,000').first()).toBeVisible();
  await expect(preview.getByText('raised of no amount yet (0%)')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Back to the draft' }).click();
  await expect(preview).toBeHidden();
});
