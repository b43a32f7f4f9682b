import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import { databaseBefore } from '../testing/older-database.ts';
import { scratch } from '../testing/scratch.ts';
import { openDatabase } from './connection.ts';
import { migrations } from './migrate.ts';
import * as foundation from './migrations/1-foundation.ts';
import { readAll } from './records.ts';
import { readServerState } from './server-state.ts';

test('a database of the first schema is brought to this one with every draft it holds', async () => {
  const folder = mkdtempSync(join(scratch(), 'pankh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pankh.db');
  const draft = await firstDatabase(file);
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  expect(await readAll(database.read, 'drafts')).toEqual([
    {
      ...draft,
      highlights: [],
      conflicts: [],
      trail: { fields: {}, sitting: null, broughtBack: null },
    },
  ]);
  expect(await readAll(database.read, 'draftVersions')).toEqual([]);
  expect(await readAll(database.read, 'accounts')).toEqual([
    expect.objectContaining({ id: draft.ownerId, emailVerified: true, phone: '', disabledAt: null }),
  ]);
});

const names = Object.keys(migrations);

test.each(names.map((name, at) => [name, at + 1]))(
  'a database that ends with %s is brought to this one',
  async (_, known) => {
    const folder = mkdtempSync(join(scratch(), 'pankh-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'pankh.db');
    const before = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(file) }) });
    const then = Object.fromEntries(Object.entries(migrations).slice(0, known));
    const { error } = await new Migrator({
      db: before,
      provider: { getMigrations: async () => then },
    }).migrateToLatest();
    expect(error).toBeUndefined();
    await before.destroy();
    const database = await openDatabase(file);
    onTestFinished(() => database.close());
    expect(await readAll(database.read, 'drafts')).toEqual([]);
  },
);

test('every message of before there were files is still there, with none', async () => {
  const { file, sqlite, close } = await databaseBefore('x12');
  const at = '2026-03-01T09:00:00.000Z';
  const ids = { id: newId(), connectionId: newId(), senderId: newId(), recipientId: newId() };
  const message = { ...ids, number: 1, text: 'Do the looms run at night?', writtenAt: at, sentAt: at };
  sqlite
    .prepare(
      'insert into directMessages values (@id, @connectionId, @senderId, @recipientId, @number, @text, @writtenAt, @sentAt)',
    )
    .run(message);
  await close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  expect(await readAll(database.read, 'directMessages')).toEqual([{ ...message, attachments: [] }]);
});

test('every report of before records of the directory could be reported is still there', async () => {
  const { file, sqlite, close } = await databaseBefore('x18');
  const at = '2026-03-01T09:00:00.000Z';
  const told = {
    subject: 'person',
    subjectId: newId(),
    subjectName: 'Zoya',
    reason: 'spam',
    detail: 'Twice.',
  };
  const report = {
    id: newId(),
    reporterId: newId(),
    ...told,
    at,
    state: 'open',
    answer: '',
    decidedAt: null,
  };
  sqlite
    .prepare(
      'insert into reports values (@id, @reporterId, @subject, @subjectId, @subjectName, @reason, @detail, @at, @state, @answer, @decidedAt)',
    )
    .run(report);
  await close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  expect(await readAll(database.read, 'reports')).toEqual([report]);
});

test('what an investor chose, and which files of the directory are out of use, is as before; nothing new is hidden or silent', async () => {
  const { file, sqlite, close } = await databaseBefore('x19');
  const at = '2026-03-01T09:00:00.000Z';
  const id = newId();
  sqlite
    .prepare(
      `insert into accounts (id, email, username, fullName, userType, location, emailVerified, phoneVerified, createdAt)
       values (?, 'zoya@people.example', 'zoya', 'Zoya', 'investor', 'Kochi', 1, 1, ?)`,
    )
    .run(id, at);
  sqlite.prepare(`insert into preferences values (?, 1, 0, 1, 0, ?, 'daily')`).run(id, at);
  const profile = { company: 'Loom Fund', designation: 'Partner', experience: 'expert' };
  const words = { locationPreference: 'Surat', investmentGoals: 'Mills' };
  const interests = { areasOfExpertise: ['Textiles'], preferredIndustries: ['Retail'] };
  const amounts = { minInvestmentRange: 5, maxInvestmentRange: 50, accreditationDeclaredAt: at };
  sqlite
    .prepare(
      `insert into investorProfiles (id, company, designation, experience, minInvestmentRange, maxInvestmentRange,
         areasOfExpertise, preferredIndustries, locationPreference, investmentGoals, accreditationDeclaredAt, updatedAt)
       values (@id, @company, @designation, @experience, @minInvestmentRange, @maxInvestmentRange,
         @areasOfExpertise, @preferredIndustries, @locationPreference, @investmentGoals, @accreditationDeclaredAt, @at)`,
    )
    .run({
      id,
      at,
      ...profile,
      ...words,
      ...amounts,
      areasOfExpertise: JSON.stringify(interests.areasOfExpertise),
      preferredIndustries: JSON.stringify(interests.preferredIndustries),
    });
  const putFile = sqlite.prepare('insert into directoryFiles values (?, 3, 5, ?, ?)');
  putFile.run('named', Buffer.from('new'), null);
  putFile.run('retired', Buffer.from('old'), at);
  await close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  const { read } = database;
  expect(await readAll(read, 'preferences')).toMatchObject([
    { id, reviews: true, connections: false, messages: true, opportunities: false, updatedAt: at },
  ]);
  expect(await readAll(read, 'preferences')).toMatchObject([
    { pace: 'daily', notPushed: ['opportunities'], quietHours: null },
  ]);
  expect(await readAll(read, 'investorProfiles')).toEqual([
    { id, ...profile, ...words, ...interests, ...amounts, updatedAt: at, hiddenFields: [] },
  ]);
  const files = await read.selectFrom('directoryFiles').select(['hash', 'bytes']).orderBy('hash').execute();
  expect(files.map(({ hash, bytes }) => [hash, Buffer.from(bytes).toString()])).toEqual([
    ['named', 'new'],
    ['retired', 'old'],
  ]);
  expect(await read.selectFrom('retiredDirectoryFiles').selectAll().execute()).toEqual([
    { hash: 'retired', retiredAt: at },
  ]);
});

test('mail that waited before anybody else could be answered waits on, and is answered to us', async () => {
  const { file, sqlite, close } = await databaseBefore('x32');
  const at = '2026-03-01T09:00:00.000Z';
  const mail = { channel: 'mail', recipient: 'tara@people.example', subject: 'Looms', text: 'At night?' };
  sqlite
    .prepare(
      `insert into messages (channel, recipient, subject, text, createdAt, attempts, nextAt)
       values (@channel, @recipient, @subject, @text, @at, 0, @at)`,
    )
    .run({ ...mail, at });
  await close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  expect(await database.read.selectFrom('messages').selectAll().execute()).toMatchObject([
    { ...mail, sentAt: null, replyTo: null },
  ]);
});

test('who stands blocked loses how to reach who blocks them, with a word to their devices, and nobody else does', async () => {
  const { file, sqlite, close } = await databaseBefore('x26');
  const at = '2026-03-01T09:00:00.000Z';
  const [zoya, blocked, forgiven] = [newId(), newId(), newId()];
  sqlite
    .prepare(
      `insert into accounts (id, email, username, fullName, userType, location, emailVerified, phoneVerified, createdAt)
       values (?, 'zoya@people.example', 'zoya', 'Zoya', 'entrepreneur', 'Kochi', 1, 1, ?)`,
    )
    .run(zoya, at);
  const contact = sqlite.prepare(
    `insert into contacts values (?, ?, ?, 'Zoya', 'Kochi', 'zoya@people.example', '')`,
  );
  const block = sqlite.prepare('insert into blocks values (?, ?, ?, ?, ?)');
  const told = sqlite.prepare(`insert into changes values (?, 'contacts', ?, ?, 0, ?)`);
  const ids = [blocked, forgiven].map((viewerId, nth) => {
    const id = newId();
    contact.run(id, viewerId, zoya);
    block.run(newId(), zoya, viewerId, nth === 0 ? 1 : 0, at);
    told.run(viewerId, id, nth + 1, at);
    return id;
  });
  sqlite.prepare('update serverState set number = 2').run();
  await close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  const { read } = database;
  expect(await readAll(read, 'contacts')).toMatchObject([{ id: ids[1], viewerId: forgiven }]);
  const log = read.selectFrom('changes').select(['audience', 'rowId', 'number', 'deleted']);
  expect(await log.orderBy('number').execute()).toEqual([
    { audience: forgiven, rowId: ids[1], number: 2, deleted: 0 },
    { audience: blocked, rowId: ids[0], number: 3, deleted: 1 },
  ]);
  expect(await readServerState(read)).toMatchObject({ number: 3 });
});

/** Makes a database as the first release did, with one draft. */
async function firstDatabase(file: string) {
  const sqlite = new Sqlite(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const migrations = { '1-foundation': foundation };
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  const at = '2026-03-01T09:00:00.000Z';
  const ownerId = newId();
  const words = { industry: 'SaaS', stage: 'Seed', location: 'Pune', description: 'Looms', currency: 'INR' };
  const amounts = { totalRequired: '25 lakh', minInvestment: '50,000' };
  const moments = { createdAt: at, updatedAt: at, deletedAt: null, submittedAs: null };
  const draft = { id: newId(), ownerId, title: 'Monsoon Mills', ...words, ...amounts, ...moments };
  sqlite
    .prepare(
      `insert into accounts values (?, 'tara@people.example', 'tara', 'Tara', 'entrepreneur', 'Kochi', 1, 1, ?)`,
    )
    .run(ownerId, at);
  const columns = { ...draft, highlights: '[]', conflicts: '[]' };
  const columnNames = Object.keys(columns);
  sqlite
    .prepare(
      `insert into drafts (${columnNames.join()}) values (${columnNames.map((name) => `@${name}`).join()})`,
    )
    .run(columns);
  await db.destroy();
  return draft;
}
