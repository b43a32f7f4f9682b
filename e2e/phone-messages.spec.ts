import { conversationWith, openConversation, write, written } from './fixtures/connected.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { smallTargetsOn } from './fixtures/targets.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'phone-messages' });

test('on a phone the brand’s line is not broken beside the bell, with new messages the header stays one line, and with whom and of what a conversation is are in a thumb’s reach', async ({
  page,
  freshContext,
}) => {
  const office = await openConversation(page, freshContext);
  await write(page, 'Do the looms run at night?');
  await sent(page);

  const brand = page.getByRole('banner').getByText('AI-Powered Investment Network');
  for (const width of [360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Up to date\. / })).toBeVisible();
    const lines = await brand.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect.soft(lines, `${width} px`).toBeLessThan(1.5);
  }

  await office.goto('/dashboard');
  for (const width of [320, 360, 390]) {
    await office.setViewportSize({ width, height: 780 });
    const header = office.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Messages, 1 / })).toBeVisible();
    await expect(header.getByRole('link', { name: /^Up to date\. / })).toBeVisible();
    // One line of it, and its edge.
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(67);
  }
  await office.goto('/messages');
  await conversationWith(office, 'Rudransh Keshwani').click();
  await expect(office.getByRole('heading', { level: 1, name: 'Rudransh Keshwani' })).toBeFocused();
  expect(await smallTargetsOn(office)).toEqual([]);
  await office.getByRole('button', { name: 'More about this conversation' }).click();
  await expect(office.getByRole('link', { name: 'Profile of Rudransh Keshwani' })).toHaveCount(2);
  expect(await smallTargetsOn(office)).toEqual([]);
});

test('Back ends the search in a conversation and stays in it, and leads to what was sought from what was found @phone', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  await write(page, 'Is the workshop in Surat open on Sunday?');
  const { pathname } = new URL(page.url());
  const search = async () => {
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  const field = page.getByRole('searchbox', { name: 'Search this conversation' });
  await search();
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(field).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(pathname);

  await search();
  await field.fill('sunday');
  await page.getByRole('list', { name: 'Messages', exact: true }).getByRole('link').first().click();
  await expect(field).toBeHidden();
  await expect(written(page).getByText('Is the workshop in Surat open on Sunday?')).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('sunday');

  await page.getByRole('button', { name: 'End the search' }).click();
  await expect(field).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.sought)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/messages$/);
});
