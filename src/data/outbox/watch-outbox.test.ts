import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { currentDb } from '#src/data/database/open-db.ts';
import { createDraft } from '#src/data/drafts.ts';
import { applyReply } from '#src/data/exchange/apply-reply.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { sendContactMessage } from '#src/data/messages-to-us.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { type OutboxState, watchOutbox } from './watch-outbox.ts';

test('every write is told of: what waits, since when, and whose it is', async () => {
  const states: OutboxState[] = [];
  const stop = watchOutbox((state) => states.push(state));
  await expect.poll(() => states.at(-1)).toMatchObject({ waiting: 0, oldestWaiting: null });
  await createDraft();
  await expect.poll(() => states.at(-1)).toMatchObject({ waiting: 1, attention: 0 });
  await createDraft();
  await expect.poll(() => states.at(-1)).toMatchObject({ waiting: 2, attention: 0 });
  const [first] = await unsentEntries(await currentDb());
  expect(states.at(-1)).toMatchObject({ personId: 'guest', oldestWaiting: first?.doneAt });
  stop();
});

test('what the server has put off is told with the moment its turn comes, by the device’s own clock', async () => {
  const states: OutboxState[] = [];
  const stop = watchOutbox((state) => states.push(state));
  const name = 'Tara Menon';
  await sendContactMessage({
    name,
    email: 'tara@people.example',
    subject: 'Dry dock',
    message: 'Sails?',
    consent: true,
  });
  await expect.poll(() => states.at(-1)).toMatchObject({ waiting: 3, held: null });
  const db = await currentDb();
  const putOff = async (retryAt: string | null) => {
    const now = Date.now();
    const request = await prepareRequest(db, now + 3_600_000);
    const failure = { code: 'hourly-limit', message: 'This one waits its turn.' };
    const outcomes = request.mutations.map(
      ({ seq, id }) => ({ result: 'later', seq, id, failure, retryAt }) as const,
    );
    const none = { changes: [], deletions: [], more: false, directory: null };
    const reply = { epoch: 'e', outcomes, cursors: { public: 0 }, ...none };
    // The server's clock is a day ahead of this device's.
    await applyReply(db, request, reply, { deviceNow: now, serverNow: now + 86_400_000 });
    return now;
  };
  const now = await putOff(new Date(Date.now() + 86_400_000 + 1_200_000).toISOString());
  await expect.poll(() => states.at(-1)?.held).not.toBe(null);
  expect(Math.abs(Date.parse(states.at(-1)?.held?.until ?? '') - now - 1_200_000)).toBeLessThan(1_000);
  await putOff(null);
  await expect.poll(() => states.at(-1)?.held).toEqual({ until: null });
  stop();
});
