import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { mutationNamed, mutations } from '#sync/mutations/all.ts';
import { protocol } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { tableNames } from '#sync/tables.ts';
import { isAdminWork } from '../policies/admin-work.ts';
import { audiencesOf } from './audiences.ts';

// Whoever writes a second client has only this document: what it does not name is not there for them.
const text = readFileSync(new URL('../../docs/sync.md', import.meta.url), 'utf8');

/** The cells of the table with this heading, without the heading. */
function rowsUnder(heading: string): string[][] {
  const [, below] = text.split(`\n${heading}\n`);
  if (below === undefined) throw new Error(`No table ${heading}`);
  const [table = ''] = below.split('\n\n');
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.slice(1).map((cells) => cells.slice(1, -1));
}

/** What stands in the backquotes of a cell. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function argumentsOf(args: z.ZodType): string[] {
  if (args instanceof z.ZodObject) return Object.keys(args.shape);
  if (args instanceof z.ZodDiscriminatedUnion) {
    return [...new Set(args.options.flatMap((option) => argumentsOf(z.instanceof(z.ZodType).parse(option))))];
  }
  throw new Error('The args of a mutation are an object');
}

const told = rowsUnder('| name | args | does | own refusals |');
const named = Object.keys(mutations);
/** The mutations of which the document says this. */
function toldAs(words: RegExp): string[] {
  const rows = told.filter(([, , does = '']) => words.test(does));
  return rows.flatMap(([name]) => namesIn(name)).sort();
}

test('the document of the protocol names every mutation there is, once, and no other', () => {
  expect(told.flatMap(([name]) => namesIn(name)).sort()).toEqual([...named].sort());
});

test('it marks those that are open to guests, and those of admins', () => {
  expect(toldAs(/open to guests/)).toEqual(named.filter((name) => mutationNamed(name)?.guests).sort());
  expect(toldAs(/^admins:/)).toEqual(named.filter(isAdminWork).sort());
});

test('it names every argument of every mutation, where it does not say that they are those of another', () => {
  const lacking = Object.entries(mutations).flatMap(([name, { args }]) => {
    const [, cell = ''] = told.find(([first]) => first === `\`${name}\``) ?? [];
    if (/likewise|the same two|every field/.test(cell)) return [];
    return argumentsOf(args).filter((arg) => !namesIn(cell).some((word) => word.startsWith(arg)));
  });
  expect(lacking).toEqual([]);
});

test('it names every table there is, once, and no other', () => {
  const tables = rowsUnder('| table | who is shown a row | who writes it |');
  expect(tables.flatMap(([name]) => namesIn(name)).sort()).toEqual([...tableNames].sort());
});

test('the mutations it says write a table are mutations', () => {
  const writers = rowsUnder('| table | who is shown a row | who writes it |').flatMap(([, , by]) =>
    namesIn(by),
  );
  expect(writers.filter((name) => !name.startsWith('/') && !named.includes(name))).toEqual([]);
});

test('it tells to which audiences a guest, a person, an investor and an admin belong, the closest first', () => {
  const account: Account = {
    id: '00000000-0000-7000-8000-000000000001',
    email: 'tara@people.example',
    username: 'tara',
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    location: 'Kochi',
    emailVerified: true,
    phoneVerified: true,
    createdAt: '2026-03-01T09:00:00.000Z',
  };
  const people = [
    null,
    account,
    { ...account, userType: 'investor' as const },
    { ...account, userType: 'admin' as const },
  ];
  const audiences = people.map((person) => audiencesOf(person).filter((name) => name !== account.id));
  expect(rowsUnder('| asks | audiences |').map(([, names]) => namesIn(names))).toEqual(audiences);
});

test('it is about the protocol that is spoken', () => {
  expect(text).toContain(
    `The server speaks its own protocol, ${protocol}, and the one before, ${protocol - 1}.`,
  );
});
