import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { noteConnection } from '#src/state/sync-status.ts';
import { useToasts } from '#src/state/toasts.ts';
import { signedInHere } from '#src/testing/here.ts';
import { startReadingAnew } from './start-reading-anew.ts';

beforeEach(() => useToasts.setState({ queue: [] }));

test.each([
  ['ok', 'Everything is being read anew'],
  ['offline', 'Everything is read anew as soon as the server can be reached'],
  ['server-trouble', 'Everything is read anew as soon as the server can be reached'],
] as const)(
  'it says when everything is read anew: where the last answer was %s, "%s"',
  async (connection, title) => {
    await signedInHere('investor');
    noteConnection(connection);
    await startReadingAnew();
    expect(useToasts.getState().queue).toMatchObject([{ kind: 'notice', title }]);
  },
);
