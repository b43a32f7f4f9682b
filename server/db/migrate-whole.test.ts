import { expect, onTestFinished, test } from 'vitest';
import { databaseBefore, schemaOf } from '../testing/older-database.ts';
import { openDatabase } from './connection.ts';

test('a database that could be brought half-way to this version is as it was, and comes to it the next time', async () => {
  const { file, sqlite, close } = await databaseBefore('x12');
  onTestFinished(close);
  sqlite.pragma('journal_mode = WAL');

  // What is made last of the twelfth: by then its table of messages has taken the place of the one before.
  sqlite.exec('create table uploads (inTheWay text)');
  const schema = schemaOf(sqlite);
  await expect(openDatabase(file)).rejects.toThrow('could not be brought to this version');
  expect(schemaOf(sqlite)).toEqual(schema);
  sqlite.exec('drop table uploads');
  await (await openDatabase(file)).close();
});
