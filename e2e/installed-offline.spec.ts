import { connect, conversationWith, write } from './fixtures/connected.ts';
import { dealOf, dealsBeside, openDeal } from './fixtures/deal.ts';
import { devtoolsOf, installed, isInWindow, launched } from './fixtures/install.ts';
import { expect, test } from './fixtures/own-server-test.ts';
import { beginDraft, sent, status } from './fixtures/work.ts';

test.use({ seedDemo: true, serverOf: 'installed-offline' });

test('the installed app opens in its window from a cold start without a network, where it begins and by deep links, with what is the person’s', async ({
  device,
  server,
  page: desk,
}) => {
  const { page: before, visit } = await installed(device, server.origin);
  await visit.close();
  await connect(before, desk);
  await conversationWith(desk, 'Ishira Velankar').click();
  await write(desk, 'Shall we speak on Monday?');
  await expect(conversationWith(before, 'Rudransh Keshwani')).toContainText('Shall we speak on Monday?');
  const [title = ''] = await dealsBeside(before, await dealOf(before));
  await openDeal(before, title);
  const deal = new URL(before.url()).pathname;
  await beginDraft(before, 'Monsoon Looms');
  await sent(before);
  // The worker may not be told that it is offline.
  await server.stop();

  for (const [address, words] of [
    ['/', 'Angel investing in India, wherever you are'],
    ['/explore', title],
    ['/messages', 'Shall we speak on Monday?'],
    ['/drafts', 'Monsoon Looms'],
    [deal, title],
  ] as const)
    await test.step(address, async () => {
      const context = await device.open();
      await context.setOffline(true);
      const page = await launched(context, await devtoolsOf(context), server.origin, address);
      expect(await isInWindow(page)).toBe(true);
      expect(page.url()).toBe(`${server.origin}${address}`);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Ishira Velankar' })).toBeVisible();
      await expect(status(page, /^Offline/)).toBeVisible();
    });
});
