import type { Page } from '@playwright/test';
import { logIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { undoOf } from './fixtures/toast.ts';
import { beginDraft } from './fixtures/work.ts';

test.use({ seedDemo: true });

type Insets = { top: number; right: number; bottom: number; left: number };

/** What telephones keep for a notch, a home line and round corners, px. */
const upright: Insets = { top: 59, right: 0, bottom: 34, left: 0 };
const sideways: Insets = { top: 0, right: 59, bottom: 21, left: 59 };
const held = [
  { how: 'upright', size: { width: 390, height: 844 }, insets: upright },
  { how: 'sideways', size: { width: 844, height: 390 }, insets: sideways },
];

for (const { how, size, insets } of held)
  test(`nothing that is read or pressed lies under a notch or the home line: ${how}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const expectClear = async (what: string) =>
      expect(await coveredOn(page, insets), `${what}, ${how}`).toEqual([]);

    await page.goto('/');
    expect(await page.evaluate(() => CSS.supports('padding-top', 'env(safe-area-inset-top)'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expectClear('the link to the content');
    await logIn(page);
    for (const route of [
      '/',
      '/explore',
      '/submit-pitch',
      '/messages',
      '/connections',
      '/settings',
      '/dashboard',
    ]) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectClear(route);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectClear(`the end of ${route}`);
    }

    await page.goto('/explore');
    await page.getByRole('button', { name: /^(More|Menu)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear('the menu');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^AI Analysis: / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear('a dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chat with Dollar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear('Dollar');
    await page.keyboard.press('Escape');

    const title = `Notch ${how}`;
    await beginDraft(page, title);
    await expectClear('a form');
    await page.goto('/drafts');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await (await undoOf(page)).waitFor();
    await expectClear('a message');
  });

/** What lies in part where the device has no screen, or is not to be pressed, a line each. Asked of what is in sight. */
function coveredOn(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const clear = { top, left, right: innerWidth - right, bottom: innerHeight - bottom };
    const modal = document.querySelector('dialog:modal');
    const parts = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, h1, h2, h3, p',
      ),
    ];
    return parts
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !part.closest('[aria-hidden=true], .sr-only') &&
          isCovered(part),
      )
      .map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return `${part.tagName} "${(part.ariaLabel ?? part.textContent).slice(0, 40)}" at ${[left, top, right, bottom].map(Math.round).join(', ')}`;
      });

    function isCovered(part: HTMLElement) {
      const box = part.getBoundingClientRect();
      if (
        box.width <= 1 ||
        box.bottom <= 0 ||
        box.top >= innerHeight ||
        box.right <= 0 ||
        box.left >= innerWidth
      )
        return false;
      // What scrolls past under the edge is scrolled clear of it; what stays there is not.
      const stays = (modal !== null || staysInPlace(part)) && !scrollsWithin(part);
      const scrollsAcross = part.closest('[class*=overflow-x-auto], [class*=snap-]') !== null;
      const isAtSide = !scrollsAcross && (box.left < clear.left - 0.5 || box.right > clear.right + 0.5);
      const isAtEnd = stays && (box.top < clear.top - 0.5 || box.bottom > clear.bottom + 0.5);
      return isAtSide || isAtEnd;
    }

    /** Of a dialog that is longer than the screen, for one. */
    function scrollsWithin(part: HTMLElement | null): boolean {
      if (part === null || part === document.body) return false;
      const scrolls = part.scrollHeight > part.clientHeight + 1;
      return (
        (scrolls && /auto|scroll/.test(getComputedStyle(part).overflowY)) || scrollsWithin(part.parentElement)
      );
    }

    function staysInPlace(part: HTMLElement | null): boolean {
      if (part === null) return false;
      return (
        ['fixed', 'sticky'].includes(getComputedStyle(part).position) || staysInPlace(part.parentElement)
      );
    }
  }, insets);
}
