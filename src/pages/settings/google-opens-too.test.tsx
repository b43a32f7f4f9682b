import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { GoogleOpensToo } from './google-opens-too.tsx';

test('who changes the password reads there that Google opens the account all the same, and where that ends', async () => {
  const page = await drawScreen(<GoogleOpensToo linkedAt="2026-03-01T09:00:00.000Z" />);
  expect(page).toContain('Google opens your account too, also once the password has changed.');
  expect(page).toContain('href="/settings/sessions"');
});

test.each([null, undefined])('nothing is said of Google where its link is %s', async (linkedAt) => {
  expect(await drawScreen(<GoogleOpensToo linkedAt={linkedAt} />)).toBe('');
});
