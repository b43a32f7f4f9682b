import { expect, test } from 'vitest';
import { patternOf } from '#sync/metadata/route-pattern.ts';
import { type NotificationEvent, notificationEvents } from '#sync/records/notification.ts';
import { siteMap } from '#sync/site-map.ts';
import { bellLabel, newMessages, saidBy } from './notifications.ts';
import { settingsSections } from './settings.ts';

const aboutId = '00000000-0000-7000-8000-000000000001';

function said(event: NotificationEvent, { who = 'Asha Rao', what = 'Lantern Looms' } = {}) {
  const row = { id: aboutId, accountId: aboutId, aboutId, at: '2026-11-22T00:00:00.000Z', readAt: null };
  const { text, href } = saidBy({ ...row, event, who, what });
  return [text, href];
}

const sentences: Record<NotificationEvent, [text: string, href: string]> = {
  'connection-requested': [
    'Asha Rao asks to connect with you about “Lantern Looms”',
    '/connections?tab=requests',
  ],
  'connection-accepted': ['Asha Rao accepted your connection request', '/connections?tab=accepted'],
  'connection-declined': ['Asha Rao declined your connection request', '/connections?tab=sent'],
  'connection-withdrawn': ['Asha Rao has withdrawn their connection request', '/connections?tab=requests'],
  'connection-ended': ['Asha Rao has ended your connection', '/connections?tab=accepted'],
  'pitch-approved': [
    'Your pitch “Lantern Looms” has been reviewed: everybody can see it now',
    `/investment/${aboutId}`,
  ],
  'pitch-declined': [
    'Your pitch “Lantern Looms” has been reviewed and was not approved',
    `/investment/${aboutId}`,
  ],
  'account-approved': ['Your account has been approved', '/profile'],
  'account-declined': ['Your account has been reviewed and was not approved', '/profile'],
  'plan-confirmed': ['Your plan Lantern Looms has been confirmed', '/settings/plan'],
  'plan-declined': ['Your request for the plan Lantern Looms was not confirmed', '/settings/plan'],
  'plan-ended': ['Your plan Lantern Looms was ended by us', '/settings/plan'],
  'deal-updated': ['Asha Rao has news of “Lantern Looms”', `/investment/${aboutId}`],
  'report-answered': ['We have looked at your report about Lantern Looms', '/settings/privacy'],
};

test.each(Object.entries(sentences))(
  '%s is told in its words, and leads to what it is about',
  (event, sentence) => {
    expect(said(event as NotificationEvent)).toEqual(sentence); // `entries` forgets the literal types
  },
);

test('what a later version tells of is told plainly, and leads nowhere further', () => {
  // A device that has not been updated is sent what its version has never heard of.
  for (const event of ['deal-sold', 'toString'])
    expect(said(event as NotificationEvent)).toEqual([
      'Something new. Update the app to read it.',
      '/notifications',
    ]);
});

test('a request that is about no deal names none', () => {
  expect(said('connection-requested', { what: '' })[0]).toBe('Asha Rao asks to connect with you');
});

test('whatever is told leads to a screen, and in the settings to a part that there is', () => {
  const screens = siteMap.map(({ path }) => patternOf(path));
  const parts = settingsSections.map(({ id }) => `/settings/${id}`);
  for (const event of notificationEvents) {
    const [, href = ''] = said(event);
    const [path = ''] = href.split('?');
    expect([href, screens.some((screen) => screen.test(path))]).toEqual([href, true]);
    if (path.startsWith('/settings')) expect(parts).toContain(path);
  }
});

test('unread messages are told of by how many there are and of whom', () => {
  expect(newMessages(1, 'Asha Rao')).toBe('1 new message from Asha Rao');
  expect(newMessages(3, 'Asha Rao')).toBe('3 new messages from Asha Rao');
});

test.each([
  [0, 'Notifications'],
  [1, 'Notifications, 1 new'],
  [120, 'Notifications, 120 new'],
])('with %i new ones the bell is called "%s"', (unread, label) => {
  expect(bellLabel(unread)).toBe(label);
});
