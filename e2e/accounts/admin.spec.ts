import { admin, investor, logIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectUsableByEverybody } from '../fixtures/usable-by-everybody.ts';
import { sent, stored } from '../fixtures/work.ts';

test.use({ seedDemo: true });

test('an investor reports a pitch, an admin answers, and the log says so', async ({ page, freshContext }) => {
  await logIn(page, investor);
  await page.goto('/explore');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report this pitch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
  await dialog.getByLabel('What is wrong').selectOption('Fraud or a scam');
  await dialog.getByLabel('Tell us more (optional)').fill('The looms do not exist.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report saved')).toBeVisible();

  const desk = await (await freshContext()).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin/reports');
  await expect(desk.getByText('The looms do not exist.')).toBeVisible();
  await desk.getByLabel('Answer to the reporter').fill('Thank you, we are looking into it.');
  await desk.getByRole('button', { name: /^We acted/ }).click();
  await expect(desk.getByText('No report is open')).toBeVisible();

  await page.goto('/settings/privacy');
  await expect(page.getByText(/Thank you, we are looking into it/)).toBeVisible();
  await expectUsableByEverybody(page, 'the answer to a report');

  await desk.goto('/admin/audit');
  await desk.getByLabel('What was done').selectOption('Report dealt with');
  await desk.getByLabel('Name, row or detail').fill('acted');
  await desk.reload();
  await expect(desk.getByLabel('What was done')).toHaveValue('decideReport');
  await expect(desk.getByLabel('Name, row or detail')).toHaveValue('acted');
  await expect(desk.getByRole('list', { name: 'Audit log' })).toContainText('acted: Thank you');
  await expectUsableByEverybody(desk, 'the audit log');
});

test('a reported pitch is declined beside its report, and investors do not see it any more', async ({
  page,
  freshContext,
}) => {
  await logIn(page, investor);
  await page.goto('/explore');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report this pitch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong').selectOption('Fraud or a scam');
  await dialog.getByLabel('Tell us more (optional)').fill('The looms do not exist.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report saved')).toBeVisible();

  const desk = await (await freshContext()).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin/reports');
  const card = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'The looms do not exist.' });
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Decline: ${title}` }).click();
  await expect(card.getByText('Please give a reason: the founder reads it.')).toBeVisible();
  await card.getByLabel('Reason').fill('We found no looms.');
  await expectUsableByEverybody(desk, 'a report');
  await card.getByRole('button', { name: `Decline: ${title}` }).click();
  await expect(card.getByText('Only its founder and admins see this pitch.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^We acted/ })).toBeVisible();

  await page.goto('/explore');
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
});

test('an admin approves an account and a plan, and the person sees both', async ({ page, freshContext }) => {
  await logIn(page, investor);
  await page.goto('/profile');
  const file = page.getByLabel('Certificate file');
  const papers = Buffer.from('%PDF-1.7\nthe papers\n%%EOF\n');
  for (const [mimeType, buffer, fault] of [
    ['text/plain', papers, 'Please choose a PDF, PNG or JPEG file.'],
    ['application/pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'The file may be at most 5 MB.'],
  ] as const) {
    await file.setInputFiles({ name: 'papers', mimeType, buffer });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(file).toHaveAccessibleDescription(fault);
  }
  await file.setInputFiles({ name: 'papers.pdf', mimeType: 'application/pdf', buffer: papers });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Certificate uploaded')).toBeVisible();
  await page.goto('/settings/plan');
  await page.getByRole('button', { name: 'Request this plan: Investor Basic' }).click();
  await expect(page.getByText('Requested: waits to be confirmed')).toBeVisible();

  const desk = await (await freshContext()).newPage();
  await logIn(desk, admin);
  await desk.goto('/admin/accounts');
  await desk.getByLabel('Name or email').fill('Rudransh');
  await expect(desk.getByText('Decline or close …')).toHaveCount(1);
  await expect(desk.getByRole('link', { name: 'papers.pdf' })).toBeVisible();
  await expect(desk.getByText(/^self-declared on |^not declared$/)).toBeVisible();
  await expect(desk.getByLabel('Reason')).toBeHidden();
  await desk.getByText('Decline or close …').click();
  await desk.getByRole('button', { name: 'Decline: Rudransh Keshwani' }).click();
  await expect(desk.getByText('Please give a reason: the person reads it.')).toBeVisible();
  await desk.getByRole('button', { name: 'Approve: Rudransh Keshwani' }).click();
  await expect(desk.getByText('No account here')).toBeVisible();
  await desk.getByRole('link', { name: 'Plans' }).click();
  await desk.getByRole('button', { name: 'Confirm: Rudransh Keshwani' }).click();
  await expect(desk.getByText('No plan waits to be confirmed')).toBeVisible();

  const end = page.getByRole('button', { name: 'End plan: Investor Basic' });
  const question = page.getByRole('dialog', { name: 'End this plan?' });
  await end.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole('button', { name: 'End plan' }).click();
  const again = page.getByRole('button', { name: 'Request this plan: Investor Basic' });
  await expect(again).toBeFocused();
  // Who presses doubly has requested it, not requested it and taken that back.
  await again.dblclick();
  await expect(page.getByText('Requested: waits to be confirmed')).toBeVisible();
  await stored(page);
  await expect(page.getByText('Requested: waits to be confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the request: Investor Basic' }).click();
  await expect(again).toBeVisible();
  await sent(page);
  await page.goto('/profile');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
});

test('an admin publishes an article, and a guest reads it', async ({ page, freshContext }) => {
  await logIn(page, admin);
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Add an article' }).click();
  const form = page.getByRole('form', { name: 'Add an article' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible();
  await form.getByLabel('Title').fill('How rain pays for looms');
  await form.getByLabel('Summary').fill('A short one.');
  await form.getByLabel('Text').fill('A longer one.');
  await form.getByLabel('Published').selectOption('Published');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'How rain pays for looms' })).toBeVisible();

  const reader = await (await freshContext()).newPage();
  await reader.goto('/blog');
  await expect(reader.getByRole('link', { name: 'How rain pays for looms' })).toBeVisible();
});

test('a new testimonial is said to be saved, and the focus stays where forms are closed', async ({
  page,
}) => {
  await logIn(page, admin);
  await page.goto('/admin/testimonials');
  const section = page.getByRole('region', { name: 'Testimonials' });
  const add = page.getByRole('button', { name: 'Add a testimonial' });
  await add.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(section).toBeFocused();
  await add.click();
  const form = page.getByRole('form', { name: 'Add a testimonial' });
  await form.getByLabel('Name').fill('Vasudha Nambi');
  await form.getByLabel('What they say').fill('The looms run.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this device. It will be sent when you are online.')).toBeVisible();
  await expect(section).toBeFocused();
  await page.getByRole('button', { name: 'Edit: Vasudha Nambi' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vasudha Nambi' })).toBeFocused();
});

test('to whoever is no admin the page says so', async ({ page }) => {
  await logIn(page, investor);
  await page.goto('/admin');
  await expect(page.getByText('This page is for admins')).toBeVisible();
});
