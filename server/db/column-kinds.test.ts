import { expect, test } from 'vitest';
import { tableNames } from '#sync/tables.ts';
import { type ColumnKind, columnKinds } from './column-kinds.ts';

/** The columns of a kind by their tables, but for tables that have none. */
function columnsOf(kind: ColumnKind): Record<string, string[]> {
  const found = tableNames.map((table) => {
    const columns = [...columnKinds[table]].filter(([, each]) => each === kind).map(([name]) => name);
    return [table, columns.toSorted()] as const;
  });
  return Object.fromEntries(found.filter(([, columns]) => columns.length > 0));
}

test('the file holds these columns as JSON, and goes on so: rows that are there were written by it', () => {
  expect(columnsOf('json')).toEqual({
    drafts: ['conflicts', 'highlights', 'trail'],
    draftVersions: ['highlights'],
    opportunities: ['highlights'],
    articles: ['tags'],
    attention: ['args'],
    investorProfiles: ['areasOfExpertise', 'hiddenFields', 'preferredIndustries'],
    investorCards: ['areasOfExpertise', 'preferredIndustries'],
    pipeline: ['passReasons'],
    approaches: ['noReasons'],
    directMessages: ['attachments'],
    preferences: ['notPushed', 'quietHours'],
  });
});

test('the file holds these columns as 0 and 1', () => {
  expect(columnsOf('boolean')).toEqual({
    accounts: ['emailVerified', 'phoneVerified'],
    consents: ['given'],
    articles: ['published'],
    testimonials: ['published'],
    blocks: ['isOn'],
    preferences: ['connections', 'messages', 'opportunities', 'reviews'],
  });
});
