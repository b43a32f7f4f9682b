import type { Page } from '@playwright/test';
import { siteMap } from '#sync/site-map.ts';
import { violationsInBothThemes, violationsOn } from './fixtures/axe.ts';
import { unseenOn } from './fixtures/forced-colours.ts';
import { hiddenFocusOn } from './fixtures/hidden-focus.ts';
import { motionOn } from './fixtures/motion.ts';
import { admin, founder, investor, logIn } from './fixtures/people.ts';
import { expectNoScrollingSideways } from './fixtures/sideways.ts';
import { smallTargetsOn } from './fixtures/targets.ts';
import { expect, test } from './fixtures/test.ts';
import { zoomingFieldsOn } from './fixtures/zooming-fields.ts';

// The routes are shared out: Playwright's workers take a part each.
test.describe.configure({ mode: 'parallel' });
const narrow = { width: 360, height: 800 };
const wide = { width: 1440, height: 900 };
test.use({ seedDemo: true, viewport: narrow });

// An example of something that has an id is not there: that is a screen, too, beside the one of what is there.
const ofOneThing = siteMap.filter(({ path }) => path.endsWith('/:id'));
/** By the first word of their address. What stands there for a guest is the same card everywhere: the dashboard's. */
const ofMembers = new Set([
  'investor',
  'connections',
  'messages',
  'welcome-investors',
  'welcome-founders',
  'portfolio',
  'approaches',
  'profile',
  'notifications',
  'settings',
  'admin',
]);
/** The same to everybody who reads it, or the way in. */
const ofGuests = new Set([
  'testimonials',
  'help-center',
  'about-us',
  'privacy',
  'terms',
  'how-it-works',
  'blog',
  'funded-companies',
  'company-info',
  'partners',
  'entrepreneur-faq',
  'investor-faq',
  'sitemap',
  'refunds',
  'signup',
  'invest',
  'newsletter',
  'daily-mail',
  'login',
  'register',
  'otp-verification',
  'forgot-password',
  'reset-password',
]);
const firstWord = (route: string) => route.split('/')[1] ?? '';
const nowhere = '/no-such-page';
const routes = [...siteMap.map(({ example }) => example), ...ofOneThing.map(({ path }) => path), nowhere];
const adminParts = [
  'accounts',
  'plans',
  'reports',
  'messages',
  'articles',
  'testimonials',
  'assistant',
  'directory',
  'audit',
];
const settingsParts = ['sessions', 'plan', 'notifications', 'privacy', 'data', 'storage'];
const size = 11;

for (const { who, person, screens } of [
  { who: 'a guest', person: null, screens: routes.filter((route) => !ofMembers.has(firstWord(route))) },
  {
    who: 'a founder',
    person: founder,
    screens: [...routes.filter((route) => !ofGuests.has(firstWord(route))), '/dashboard?tab=pitches'],
  },
  // What the others see, these see, too.
  {
    who: 'an investor',
    person: investor,
    screens: [
      '/',
      '/dashboard',
      '/dashboard?tab=investments',
      '/portfolio',
      '/connections',
      '/connections?tab=shortlisted',
      '/investment/:id',
      '/profile',
      ...settingsParts.map((part) => `/settings/${part}`),
    ],
  },
  {
    who: 'an admin',
    person: admin,
    screens: ['/dashboard', '/admin', ...adminParts.map((part) => `/admin/${part}`)],
  },
]) {
  for (let at = 0; at < screens.length; at += size) {
    const part = screens.slice(at, at + size);
    test(`screens from ${part[0]} to ${part.at(-1)} can be used by everybody, as ${who}`, async ({
      page,
    }) => {
      test.setTimeout(40_000 * part.length);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (person) await logIn(page, person);
      for (const route of part) {
        await page.goto(await addressOf(page, route));
        const name = route === nowhere ? '404 Page Not Found' : /^(?!404 Page Not Found)./;
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        expect(await violationsInBothThemes(page), route).toEqual([]);
        await expectWithinReach(page, route);
        await expectNoScrollingSideways(page, route);
        await page.setViewportSize(wide);
        expect(await violationsOn(page), `${route}, wide`).toEqual([]);
        expect(await hiddenFocusOn(page), `${route}, wide, under something else with the focus`).toEqual([]);
        await page.setViewportSize(narrow);
      }
    });
  }
}

/** What axe does not look at: how large it is to a thumb, and to an iPhone; whether the focus is in sight, what moves, and the system's own colours. */
async function expectWithinReach(page: Page, route: string): Promise<void> {
  expect(await smallTargetsOn(page), `${route}, less than 44 px`).toEqual([]);
  expect(await zoomingFieldsOn(page), `${route}, in letters that an iPhone draws nearer`).toEqual([]);
  expect(await hiddenFocusOn(page), `${route}, under something else with the focus`).toEqual([]);
  expect(await motionOn(page), `${route}, for whom nothing shall move`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await unseenOn(page), `${route}, in the system’s colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The address of a route, for one of many things that of the first in their list. */
async function addressOf(page: Page, route: string): Promise<string> {
  const screen = ofOneThing.find(({ path }) => path === route);
  if (!screen?.parent) return route;
  await page.goto(screen.parent);
  const first = page
    .getByRole('main')
    .locator(`a[href^="${route.replace(':id', '')}"]`)
    .first();
  return (await first.getAttribute('href')) ?? route;
}
