import { expect, test } from './fixtures/own-server-test.ts';

// Whoever signs up elsewhere is a real investor.
test.use({ serverOf: 'face-samples' });

test('the front page has fictional samples, and says so, where there is nothing real', async ({ page }) => {
  await page.goto('/');
  for (const [list, first] of [
    ['Sample opportunities', 'Neerja Cold Chains'],
    ['Sample investors', 'Devika Rangnekar'],
    ['What members say', 'Kamal Phukan'],
  ] as const) {
    const section = page.getByRole('region', { name: list });
    await expect(section.getByText('Fictional sample content')).toBeVisible();
    await expect(section.getByRole('list', { name: list })).toContainText(first);
  }
  await expect(page.getByText('₹25,000 to ₹50,00,000')).toBeVisible();
  await expect(page.getByText('Investor, Phukan & Daughters, Guwahati')).toBeVisible();
});
