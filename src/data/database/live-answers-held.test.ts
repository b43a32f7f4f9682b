import 'fake-indexeddb/auto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { unreadMessages } from '#src/data/conversations.ts';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { liveAnswers } from './live-answers.ts';
import { rowsOf } from './rows.ts';

afterEach(() => vi.unstubAllGlobals());

/** The signals that are made from now on: each time that a live question is asked has one. Answers how many are still held. */
function signalsHeld(): () => number {
  const made: WeakRef<AbortSignal>[] = [];
  const Controller = AbortController;
  vi.stubGlobal(
    'AbortController',
    class extends Controller {
      constructor() {
        super();
        made.push(new WeakRef(this.signal));
      }
    },
  );
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  return () => {
    collect();
    return made.filter((signal) => signal.deref()).length;
  };
}

test('of all the times that a live question was asked only the last is held', async () => {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ investorId: userId, status: 'accepted' });
  await rowsOf(db, 'connections').put(connection);
  const { id, entrepreneurId } = connection;
  const at = '2026-03-01T09:00:00.000Z';
  const held = signalsHeld();
  const onAnswer = vi.fn();
  const stop = liveAnswers(() => unreadMessages(db))(onAnswer, vi.fn());
  for (let number = 1; number <= 30; number += 1) {
    const lastId = newId();
    await db.transaction('rw', [rowsOf(db, 'directMessages'), rowsOf(db, 'threads')], async () => {
      await rowsOf(db, 'directMessages').put({
        id: lastId,
        connectionId: id,
        senderId: entrepreneurId,
        recipientId: userId,
        number,
        text: `Message ${number}`,
        writtenAt: at,
        sentAt: at,
      });
      await rowsOf(db, 'threads').put({
        id,
        investorId: userId,
        entrepreneurId,
        count: number,
        lastId,
        lastAt: at,
        investorRead: 0,
        entrepreneurRead: 0,
      });
    });
    await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(number), { interval: 1 });
  }
  await vi.waitFor(() => expect(held()).toBeLessThanOrEqual(3));
  stop();
});
