import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { noteInAudit } from './audit.ts';
import { backupDatabase } from './backup.ts';
import { saveResetToken } from './codes.ts';
import { openDatabase, type Trx } from './connection.ts';
import { noteDigest } from './digests.ts';
import { endIdentities, hasEndedIdentities, linkedAt, saveIdentity } from './identities.ts';
import { noteLateMail } from './late-mails.ts';
import { forgetText, queueMessage } from './messages.ts';
import {
  confirmedSubscriptions,
  confirmSubscription,
  endSubscriptionOf,
  forgetSubscriptionOf,
  subscriptionFor,
} from './newsletter.ts';
import { savePushSubscription } from './push-subscriptions.ts';
import { restoreDatabase } from './restore.ts';
import { endSessionOf, saveSession, sessionsOf, updateSession } from './sessions.ts';

let services: TestServices;
let path: string;
let backup: string;
let tara: Account;
beforeEach(async () => {
  services = await testServices();
  path = services.database.path;
  backup = join(dirname(path), 'backup.db');
  tara = await storeAccount(services);
});
afterEach(() => services.close());

const restore = (file = backup, stamp = 'then') =>
  restoreDatabase(path, file, { stamp, hasFolder: () => false, ready: async () => {} });

const inOne = <T>(work: (trx: Trx) => Promise<T>) => services.database.write.transaction().execute(work);

async function begin(id: string) {
  const [at, later] = [services.now(), '2027-01-01T00:00:00.000Z'];
  await saveSession(services.database.write, {
    id,
    accountId: tara.id,
    cookieHash: newSecret(),
    tokenHash: newSecret(),
    createdAt: at,
    expiresAt: later,
    tokenExpiresAt: later,
    deviceName: '',
    lastUsedAt: at,
    authenticatedAt: at,
  });
  return id;
}

function queue(subject: string) {
  const mail = { channel: 'mail' as const, recipient: tara.email, subject, text: subject };
  return inOne((trx) => queueMessage(trx, mail, services.now()));
}

const sessions = async () => (await sessionsOf(services.database.read, tara.id)).map(({ id }) => id);
const waiting = () =>
  services.database.read.selectFrom('messages').selectAll().where('sentAt', 'is', null).execute();

test('a session that was ended since the backup stays ended, with the pushes to its device', async () => {
  const [stolen, own, later] = [newId(), newId(), newId()];
  await begin(stolen);
  await begin(own);
  const push = { sessionId: stolen, accountId: tara.id, endpoint: 'https://push.example/1' };
  await inOne((trx) => savePushSubscription(trx, { ...push, createdAt: services.now() }, 5));
  await backupDatabase(path, backup);
  const { read, write } = services.database;
  await endSessionOf(write, tara.id, stolen);
  await updateSession(write, own, { tokenHash: 'the newer' });
  await begin(later);
  await restore();
  expect(await sessionsOf(read, tara.id)).toMatchObject([{ id: own, tokenHash: 'the newer' }]);
  expect(await read.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([]);
  // So its device still hears that it was signed out.
  expect(await read.selectFrom('signedOutSessions').selectAll().execute()).toMatchObject([
    { accountId: tara.id },
  ]);
});

test('nor does it come back where a second backup is tried after the first', async () => {
  const stolen = await begin(newId());
  await backupDatabase(path, backup);
  await backupDatabase(path, `${backup}2`);
  await endSessionOf(services.database.write, tara.id, stolen);
  await restore(`${backup}2`);
  await restore(backup, 'again');
  expect(await sessions()).toEqual([]);
});

test('a password that was changed, a link that was used and a Google account that was ended open nothing again', async () => {
  const { read, write } = services.database;
  const { id: accountId } = tara;
  await write.insertInto('credentials').values({ accountId, passwordHash: 'old' }).execute();
  const identity = { issuer: 'https://accounts.google.com', subject: '17', accountId };
  const tokenHash = hashSecret('used');
  await inOne(async (trx) => {
    await saveIdentity(trx, { ...identity, createdAt: services.now() });
    await saveResetToken(trx, { tokenHash, accountId, expiresAt: '2026-03-01T10:00:00.000Z' });
  });
  await backupDatabase(path, backup);
  await write.updateTable('credentials').set({ passwordHash: 'new' }).execute();
  await write.deleteFrom('resetTokens').execute();
  await inOne((trx) => endIdentities(trx, accountId, services.now()));
  await restore();
  expect(await read.selectFrom('credentials').selectAll().execute()).toEqual([
    { accountId, passwordHash: 'new' },
  ]);
  expect(await read.selectFrom('resetTokens').selectAll().execute()).toEqual([]);
  expect(await linkedAt(read, accountId)).toBe(null);
  expect(await hasEndedIdentities(read, accountId)).toBe(true);
});

test('a password of a backup that is newer than the database stays the newer', async () => {
  const { read, write } = services.database;
  await write.insertInto('credentials').values({ accountId: tara.id, passwordHash: 'old' }).execute();
  await backupDatabase(path, backup);
  await write.updateTable('credentials').set({ passwordHash: 'new' }).execute();
  await backupDatabase(path, `${backup}2`);
  await restore();
  await write.updateTable('credentials').set({ passwordHash: 'old' }).execute();
  await restore(`${backup}2`, 'again');
  expect(await read.selectFrom('credentials').selectAll().execute()).toMatchObject([{ passwordHash: 'new' }]);
});

test('mail that waited as the backup was made leaves once: not again where it has left since, and still where it waits', async () => {
  const [left, waits, forgotten] = [await queue('left'), await queue('waits'), await queue('forgotten')];
  await backupDatabase(path, backup);
  const { write } = services.database;
  await forgetText(write, left, services.now());
  await write.updateTable('messages').set({ attempts: 3 }).where('id', '=', waits).execute();
  // As the housekeeping does, a month after it left.
  await write.deleteFrom('messages').where('id', '=', forgotten).execute();
  await restore();
  expect(await waiting()).toMatchObject([{ id: waits, text: 'waits', attempts: 3 }]);
});

test('mail of a backup that is newer than the database is not lost for that', async () => {
  await backupDatabase(path, backup);
  const waits = await queue('waits');
  await backupDatabase(path, `${backup}2`);
  await restore();
  expect(await waiting()).toEqual([]);
  await restore(`${backup}2`, 'again');
  expect(await waiting()).toMatchObject([{ id: waits, text: 'waits' }]);
});

test.each([
  ['since', (trx: Trx, at: string): Promise<unknown> => endSubscriptionOf(trx, tara.email, at)],
  // As the housekeeping does, a month after it was ended.
  [
    'so long ago that nothing is known of it',
    (trx: Trx, at: string): Promise<unknown> => forgetSubscriptionOf(trx, tara.email, at),
  ],
])('who ended the newsletter %s gets no letter, and no link begins it again', async (_, end) => {
  const { read, write } = services.database;
  const at = services.now();
  const id = newId();
  const link = { subscriptionId: id, purpose: 'confirm' as const, createdAt: at, expiresAt: null };
  await inOne(async (trx) => {
    await subscriptionFor(trx, { id, email: tara.email, createdAt: at });
    await confirmSubscription(trx, id, at);
    await trx
      .insertInto('newsletterLinks')
      .values({ ...link, hash: 'a link' })
      .execute();
  });
  await backupDatabase(path, backup);
  await inOne((trx) => end(trx, at));
  await restore();
  expect(await confirmedSubscriptions(read)).toEqual([]);
  expect(await write.selectFrom('newsletterLinks').selectAll().execute()).toEqual([]);
});

test('whoever asked for a deletion since, or took it back, has; and whose account is gone by now is named', async () => {
  const { read, write } = services.database;
  const [asked, undone, gone] = [tara, await storeAccount(services), await storeAccount(services)];
  const mark = (id: string, deleteAt: string | null) =>
    write.updateTable('accounts').set({ deleteAt }).where('id', '=', id).execute();
  await mark(undone.id, '2026-03-31T09:00:00.000Z');
  await backupDatabase(path, backup);
  await mark(undone.id, null);
  await mark(asked.id, '2026-04-01T09:00:00.000Z');
  await write.deleteFrom('accounts').where('id', '=', gone.id).execute();
  const { back } = await restore();
  expect(back).toEqual([{ id: gone.id, fullName: gone.fullName }]);
  const found = await read.selectFrom('accounts').select(['id', 'deleteAt']).execute();
  expect(new Map(found.map(({ id, deleteAt }) => [id, deleteAt]))).toEqual(
    new Map([
      [asked.id, '2026-04-01T09:00:00.000Z'],
      [undone.id, null],
      [gone.id, null],
    ]),
  );
});

test('what was told in the one mail of the day, or late, is not told again', async () => {
  const { read } = services.database;
  const [id, at] = [newId(), services.now()];
  const { id: investorId } = await storeAccount(services, { userType: 'investor' });
  const between = { investorId, entrepreneurId: tara.id, investorName: 'Zoya', entrepreneurName: 'Tara' };
  const asked = { requestedBy: 'investor' as const, opportunityId: null, dealTitle: '', message: '' };
  const answered = { status: 'accepted' as const, reason: '', answeredAt: at, endedAt: null };
  const row = { id, ...between, ...asked, ...answered, createdAt: at };
  await inOne((trx) => writeChanges(trx, [{ table: 'connections', id, row }], at));
  await inOne((trx) => noteLateMail(trx, { connectionId: id, recipientId: tara.id, dueAt: at }));
  await backupDatabase(path, backup);
  const told = { dueAt: '2026-03-01T02:30:00.000Z', toldAt: services.now() };
  await inOne((trx) => noteDigest(trx, tara.id, told));
  await services.database.write.deleteFrom('lateMails').execute();
  await restore();
  expect(await read.selectFrom('digests').selectAll().execute()).toEqual([{ accountId: tara.id, ...told }]);
  expect(await read.selectFrom('lateMails').selectAll().execute()).toEqual([]);
});

test('a letter sent since the backup still leads to its end, and who has come back by the backup gets letters', async () => {
  const { read, write } = services.database;
  const at = services.now();
  const id = newId();
  await inOne(async (trx) => {
    await subscriptionFor(trx, { id, email: tara.email, createdAt: at });
    await confirmSubscription(trx, id, at);
  });
  await backupDatabase(path, backup);
  const link = { hash: 'a link', subscriptionId: id, purpose: 'unsubscribe' as const, createdAt: at };
  await write
    .insertInto('newsletterLinks')
    .values({ ...link, expiresAt: null })
    .execute();
  await write
    .updateTable('newsletterSubscriptions')
    .set({ state: 'unsubscribed', unsubscribedAt: '2026-02-01T09:00:00.000Z' })
    .execute();
  await restore();
  expect(await confirmedSubscriptions(read)).toMatchObject([{ id }]);
  expect(await read.selectFrom('newsletterLinks').selectAll().execute()).toMatchObject([link]);
});

test('what admins did since is told, in its order, but for what they only read', async () => {
  const note = (action: 'decideAccount' | 'removeInvestor' | 'readCertificate', detail: string) =>
    inOne((trx) =>
      noteInAudit(
        trx,
        { admin: { id: null, fullName: 'Zoya' }, action, tableName: 'accounts', rowId: '7', detail },
        services.now(),
      ),
    );
  await note('decideAccount', 'approve');
  await backupDatabase(path, backup);
  await note('decideAccount', 'disable: a fraud');
  await note('readCertificate', '');
  await note('removeInvestor', 'asked for');
  const { decisions } = await restore();
  expect(decisions).toMatchObject([
    { adminName: 'Zoya', action: 'decideAccount', rowId: '7', detail: 'disable: a fraud' },
    { action: 'removeInvestor', detail: 'asked for' },
  ]);
});

test('a database that is not the one the backup was made of ends nothing', async () => {
  const own = await begin(newId());
  const waits = await queue('waits');
  await backupDatabase(path, backup);
  const other = join(dirname(path), 'other.db');
  await (await openDatabase(other)).close();
  await restoreDatabase(other, backup, { stamp: 'then', hasFolder: () => false, ready: async () => {} });
  const restored = await openDatabase(other);
  expect(await sessionsOf(restored.read, tara.id)).toMatchObject([{ id: own }]);
  expect(await restored.read.selectFrom('messages').selectAll().execute()).toMatchObject([{ id: waits }]);
  await restored.close();
});
