import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  acceptConnection,
  declineConnection,
  endConnection,
  requestConnection,
  withdrawConnection,
} from '#src/data/connections.ts';
import type { Entry } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { readable, wordsOf } from '#src/testing/words-of.ts';
import type { Connection } from '#sync/records/connection.ts';
import { ConnectionsPage } from './connections-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const shown = async (tab: string) =>
  readable(await drawScreen(<ConnectionsPage />, { path: '/connections', search: `tab=${tab}` }));

type Doing = {
  told: Partial<Connection>;
  act: (id: string) => Promise<void>;
  tab: string;
  state: string;
  title: string;
  said: string[];
};

const accept: Doing = {
  told: { requestedBy: 'entrepreneur' },
  act: acceptConnection,
  tab: 'accepted',
  state: 'Connected',
  title: 'Acceptance of the connection request from Meera Rao',
  said: [],
};
const decline: Doing = {
  told: { requestedBy: 'entrepreneur' },
  act: (id) => declineConnection(id, 'Not this year.'),
  tab: 'requests',
  state: 'You declined',
  title: 'Decline of the connection request from Meera Rao',
  said: ['reason: Not this year.'],
};
const withdraw: Doing = {
  told: {},
  act: withdrawConnection,
  tab: 'sent',
  state: 'You withdrew it',
  title: 'Withdrawal of the connection request to Meera Rao',
  said: [],
};
const end: Doing = {
  told: { status: 'accepted' },
  act: endConnection,
  tab: 'accepted',
  state: 'Ended',
  title: 'End of the connection with Meera Rao',
  said: [],
};
const doings = [accept, decline, withdraw, end];

/** A connection of Meera Rao on which the person has done this without a network. */
async function done({ told, act }: Doing) {
  const { db, userId } = await signedInHere('investor');
  const connection = madeUpRequest({ ...told, investorId: userId });
  await rowsOf(db, 'connections').put(connection);
  await act(connection.id);
  return { db, connection };
}

test.each(doings)('without a network: $title stands on the card and in the Outbox', async (doing) => {
  const { db } = await done(doing);
  const page = await shown(doing.tab);
  for (const words of [
    'Meera Rao',
    doing.state,
    'Saved on this device. It will be sent when you are online.',
  ])
    expect(page).toContain(words);
  const [item, ...others] = await outboxItems(db);
  expect(others).toEqual([]);
  expect(item).toMatchObject({ title: doing.title, href: '/connections', state: 'saved', canCancel: true });
  expect(item?.changes.map(({ words }) => words)).toEqual(doing.said);
});

test.each(doings)('while $title is on its way, or waits for a reason, the card says so', async (doing) => {
  const { db } = await done(doing);
  const becomes = (change: Partial<Entry>) => db.outbox.toCollection().modify(change);
  await becomes({ state: 'frozen', seq: 1 });
  const sending = await drawScreen(<ConnectionsPage />, {
    path: '/connections',
    search: `tab=${doing.tab}`,
  });
  expect(wordsOf(sending, 'p')).toContain('Sending.');
  expect(wordsOf(sending, 'button')).not.toContain('Cancel');
  const failure = { code: 'not-verified', message: 'Verify your email first.' };
  await becomes({ state: 'waiting', failure });
  expect(await shown(doing.tab)).toContain(`Waits on this device: ${failure.message}`);
});

test.each(doings)('$title that was taken back leaves the connection as it was', async (doing) => {
  const { db, connection } = await done(doing);
  const [item] = await outboxItems(db);
  await cancelItem(item?.key ?? '');
  expect(await rowsOf(db, 'connections').toArray()).toEqual([connection]);
  expect(await outboxItems(db)).toEqual([]);
});

test.each(doings)('$title that is cancelled on its card can be done again', async (doing) => {
  const { db, connection } = await done(doing);
  const before = await rowsOf(db, 'connections').toArray();
  const told = () => useToasts.getState().queue;
  useToasts.setState({ queue: [] });
  await shown(doing.tab);
  press('Cancel');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(await rowsOf(db, 'connections').toArray()).toEqual([connection]);
  expect(told()[0]).toMatchObject({ title: `Cancelled: ${doing.title}`, action: { label: 'Undo' } });
  told()[0]?.action?.run();
  await vi.waitFor(async () => expect(await rowsOf(db, 'connections').toArray()).toEqual(before));
});

test('a decline without a reason says none in the Outbox', async () => {
  const { db } = await done({ ...decline, act: (id) => declineConnection(id, ' ') });
  const [item] = await outboxItems(db);
  expect(item).toMatchObject({ title: 'Decline of the connection request from Meera Rao', changes: [] });
});

test('a request that is cancelled on its card can be made again, with what was written', async () => {
  const { db } = await signedInHere('investor');
  const deal = madeUpDeal();
  await rowsOf(db, 'opportunities').put(deal);
  const other = { otherId: deal.founderId, otherName: deal.founderName, otherType: 'entrepreneur' as const };
  const message = 'Do they run at night?';
  await requestConnection({ ...other, opportunityId: deal.id, message });
  expect(await rowsOf(db, 'connections').toArray()).toMatchObject([{ message }]);
  useToasts.setState({ queue: [] });
  await shown('sent');
  press('Cancel');
  await vi.waitFor(() => expect(useToasts.getState().queue).toHaveLength(1));
  expect(await rowsOf(db, 'connections').count()).toBe(0);
  const [toast] = useToasts.getState().queue;
  expect(toast?.title).toBe('Cancelled: Connection request to Meera Rao');
  toast?.action?.run();
  await vi.waitFor(async () =>
    expect(await rowsOf(db, 'connections').toArray()).toMatchObject([{ message }]),
  );
});
