import { beforeEach, expect, test } from 'vitest';
import { settingsPage } from '#src/content/settings.ts';
import { noteConnection } from '#src/state/sync-status.ts';
import { useToasts } from '#src/state/toasts.ts';
import { fillDevice } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { startReadingAnew } from './start-reading-anew.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

test.each([
  ['ok', 'Everything is being read anew'],
  ['offline', 'Everything is read anew as soon as the server can be reached'],
  ['server-trouble', 'Everything is read anew as soon as the server can be reached'],
  ['busy', 'Everything is read anew in some minutes, when the server takes more'],
  ['sign-in', 'Everything is read anew once you have logged in again'],
  ['update-needed', 'Everything is read anew once the app is updated'],
  ['stuck', 'Everything is being read anew'],
] as const)(
  'it says when everything is read anew: where the last answer was %s, "%s"',
  async (connection, title) => {
    await signedInHere('investor');
    noteConnection(connection);
    await startReadingAnew();
    expect(useToasts.getState().queue).toMatchObject([{ kind: 'notice', title }]);
  },
);

test('where the device is full, it says that nothing could be read anew, and why', async () => {
  await signedInHere('investor');
  noteConnection('ok');
  fillDevice();
  await startReadingAnew();
  expect(useToasts.getState().queue).toMatchObject([
    { kind: 'error', title: 'Nothing could be read anew', detail: settingsPage.full },
  ]);
});
