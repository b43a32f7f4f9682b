import { admin, logIn } from '../fixtures/people.ts';
import { writePitch } from '../fixtures/pitch.ts';
import { newFounder } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ seedDemo: true });

test('a pitch of a founder who has not told of the company can be submitted, and not be approved', async ({
  page,
  server,
  onlinePage,
}) => {
  await logIn(page, await newFounder(server));
  await page.goto('/submit-pitch');
  await expect(page.getByText('A pitch is public once your company is complete')).toBeVisible();
  await writePitch(page, 'Untold Looms');
  await page.getByRole('button', { name: 'Submit Pitch' }).click();
  await expect(page.getByText('Pitch submitted successfully!')).toBeVisible();

  const desk = await onlinePage();
  await logIn(desk, admin);
  await desk.goto('/admin');
  await desk.getByRole('button', { name: 'Approve: Untold Looms' }).click();
  const card = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: 'Untold Looms' }) });
  await expect(card.getByRole('status')).toContainText('Your decision was not accepted');
  await expect(card.getByRole('status')).toContainText(
    'The founder has not said everything about their company yet',
  );
});
