import type { Page } from '@playwright/test';
import { violationsInBothThemes, violationsOn } from './fixtures/axe.ts';
import { box, connect, conversationWith, openConversation, write, written } from './fixtures/connected.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { sheets } from './fixtures/paper.ts';
import { expectNoScrollingSideways } from './fixtures/sideways.ts';
import { sent } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'messages' });

test('one writes without a network, the other reads it live and answers, and both see how far it has come', async ({
  page,
  freshContext,
}) => {
  const office = await openConversation(page, freshContext);
  await expect(page.getByRole('heading', { level: 1, name: 'Ishira Velankar' })).toBeFocused();
  await page.context().setOffline(true);
  await page.reload();
  await write(page, 'Do the looms run at night?');
  await expect(written(page).getByText('On this device')).toBeVisible();
  await box(page).fill('And what does');
  await expect(conversationWith(page, 'Ishira Velankar')).toContainText('Draft: And what does');
  await page.reload();
  await expect(written(page).getByText('Do the looms run at night?')).toBeVisible();
  await expect(box(page)).toHaveValue('And what does');
  await page.context().setOffline(false);
  await expect(written(page).getByText(/· Sent/)).toBeVisible();

  await expect(office.getByText('1 unread').first()).toBeVisible();
  await conversationWith(office, 'Rudransh Keshwani').click();
  await expect(written(office).getByText('Do the looms run at night?')).toBeVisible();
  await expect(written(page).getByText(/· Seen/)).toBeVisible();
  await write(office, 'They do, with rain.\nhttps://looms.example/costs.');
  await expect(written(page).getByText('They do, with rain.')).toBeVisible();
  await expect(
    written(page).getByRole('link', { name: 'https://looms.example/costs', exact: true }),
  ).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(written(office).getByText(/· Seen/)).toBeVisible();
  await office.goto('/messages');
  await expect(conversationWith(office, 'Rudransh Keshwani')).toContainText('You: They do, with rain.');
  await expect(office.getByText(/unread/)).toHaveCount(0);
});

test('messages that are sent in one breath all go, in their order', async ({ page, freshContext }) => {
  await openConversation(page, freshContext);
  const messages = ['Do they run in the cold?', 'And at noon?', 'And in the dry months?'];
  await writeAtOnce(page, messages);
  await expect(box(page)).toHaveValue('');
  await sent(page);
  await expect(written(page).getByText(/^(Do they run|And )/)).toHaveText(messages);
});

test('a sentence in Urdu is read from the right, in the field and in what is written', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  const thanks = 'آپ کا شکریہ!';
  await box(page).fill(thanks);
  await expect(box(page)).toHaveCSS('unicode-bidi', 'plaintext');
  await write(page, thanks);
  const places = await written(page)
    .getByText(thanks)
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode() as Text;
      const leftOf = (at: number) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().left;
      };
      return { first: leftOf(0), last: leftOf(text.length - 1) };
    });
  expect(places.last).toBeLessThan(places.first);
});

test('a printed conversation is all that was written, without what is only pressed or typed', async ({
  page,
  freshContext,
}) => {
  await openConversation(page, freshContext);
  const lines = '\nIt rained on our looms.'.repeat(12);
  const messages = Array.from({ length: 12 }, (_, day) => `Note ${day + 1}${lines}`);
  await writeAtOnce(page, messages);
  await box(page).fill('Half a');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(written(page).getByText(/^Note 12/)).toBeVisible();
  await expect(conversationWith(page, 'Ishira Velankar')).toBeHidden();
  await expect(page.getByText('Half a').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Hear of the answer?')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await sheets(page)).toBeGreaterThanOrEqual(3);
});

test('conversations can be used by everybody, on a phone and beside the list, light and dark', async ({
  page,
  freshContext,
}) => {
  const office = await (await freshContext()).newPage();
  await connect(office, page);
  const list = page.url();
  await conversationWith(page, 'Ishira Velankar').click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const conversation = page.url();
  await write(page, 'अ'.repeat(300));
  for (const width of [360, 1440]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const screen of [list, conversation]) {
      await page.goto(screen);
      await expect(conversationWith(page, 'Ishira Velankar').or(written(page)).first()).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      expect(await violationsInBothThemes(page), `${screen} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(width);
    }
    // Where one writes is in reach of the thumb: on the bottom edge, however much was written.
    await expect(async () => {
      const place = await box(page).boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(800 - 120);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(800);
    }).toPass();
  }
});

test('on a phone with large letters there is room for the name, and for what one writes', async ({
  page,
  freshContext,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openConversation(page, freshContext);
  await expect(written(page)).toBeVisible();
  for (const screen of [page.url(), '/messages', '/connections?tab=accepted']) {
    await page.goto(screen);
    await expect(page.getByText('Ishira Velankar').filter({ visible: true }).first()).toBeVisible();
    await expectNoScrollingSideways(page, screen);
  }
  await page.goBack();
  await conversationWith(page, 'Ishira Velankar').click();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect.poll(async () => (await box(page).boundingBox())?.width).toBeGreaterThan(200);
});

test('words are found without a network; who is blocked is told only that messages cannot be sent, and loses none', async ({
  page,
  freshContext,
}) => {
  const office = await openConversation(page, freshContext);
  await write(page, 'Is the workshop in Surat open on Sunday?');
  await expect(
    written(page)
      .getByText(/· Sent/)
      .last(),
  ).toBeVisible();
  await expect(conversationWith(office, 'Rudransh Keshwani')).toContainText('Is the workshop in Surat');

  await office.context().setOffline(true);
  await office.getByRole('searchbox', { name: 'Search messages' }).fill('surat work');
  await office.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  const asked = written(office).getByText('Is the workshop in Surat open on Sunday?');
  await expect(asked).toBeInViewport();
  // As where more of the conversation arrives above it and below.
  await written(office)
    .getByRole('list')
    .evaluate((list) => {
      for (const place of ['afterbegin', 'beforeend'] as const) {
        const more = Object.assign(document.createElement('li'), { style: 'height: 2000px' });
        list.insertAdjacentElement(place, more);
      }
    });
  await expect(asked).toBeInViewport();
  const more = office.getByRole('button', { name: 'More about this conversation' });
  const withWhom = office.getByRole('heading', { level: 1, name: 'Rudransh Keshwani' });
  await more.click();
  await office.getByRole('button', { name: 'Search', exact: true }).click();
  const inConversation = office.getByRole('searchbox', { name: 'Search this conversation' });
  await inConversation.fill('sunday');
  await expect(office.getByText('1 message found')).toBeVisible();
  await office.context().setOffline(false);
  await sent(office);
  expect(await violationsOn(office)).toEqual([]);
  await inConversation.fill('monday');
  await expect(office.getByText('Nothing found')).toBeVisible();
  await office.getByRole('button', { name: 'End the search' }).click();
  await expect(withWhom).toBeFocused();

  await more.click();
  await office.getByRole('button', { name: 'Report Rudransh Keshwani' }).click();
  await office.getByRole('dialog').getByLabel('What is wrong').selectOption('Spam');
  await office.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await expect(office.getByText('Report saved')).toBeVisible();
  await more.click();
  await office.getByRole('button', { name: 'Block Rudransh Keshwani' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Block Rudransh Keshwani' }).click();
  await expect(office.getByText('You have blocked Rudransh Keshwani')).toBeVisible();
  await expect(box(office)).toHaveCount(0);
  await sent(office);

  await box(page).fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(written(page).getByText('Not sent: Messages cannot be sent to this person.')).toBeVisible();
  await expect(written(page).getByText('Are you there?')).toBeVisible();
  await expect(page.getByText(/block/i)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  // Nor does a message that was not taken go by one press.
  const discard = page.getByRole('button', { name: /^Discard/ });
  const question = page.getByRole('dialog');
  await discard.click();
  await expect(question).toContainText('Are you there?');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await write(page, 'Never mind');
  await expect(discard).toHaveCount(2);
  await discard.last().click();
  await expect(question).toContainText('Never mind');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(written(page).getByText('Never mind')).toHaveCount(0);

  await office.getByRole('button', { name: 'Unblock Rudransh Keshwani' }).click();
  await expect(withWhom).toBeFocused();
  await sent(office);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(written(office).getByText('Are you there?')).toBeVisible();
  await expect(page.getByText(/Not sent/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Ishira Velankar' })).toBeFocused();

  await page.goto('/connections?tab=accepted');
  await page.getByRole('button', { name: 'End connection: Ishira Velankar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End connection' }).click();
  await sent(page);
  await expect(office.getByText('This connection has ended.')).toBeVisible();
  await expect(box(office)).toHaveCount(0);
  await expect(written(office).getByText('Are you there?')).toBeVisible();
});

/** Before the first is stored: no person is as fast, but a large file may be read for as long. */
async function writeAtOnce(page: Page, messages: string[]): Promise<void> {
  await box(page).evaluate(async (field, each) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    for (const message of each) {
      setValue?.call(field, message);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise<void>(queueMicrotask);
      field.closest('form')?.requestSubmit();
    }
  }, messages);
}
