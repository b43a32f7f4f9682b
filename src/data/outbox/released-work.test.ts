import { expect, test } from 'vitest';
import { asksIn } from '#src/data/asks.ts';
import { createPersonDb, type PersonDb } from '#src/data/database/person-db.ts';
import { blobOf } from '#src/data/database/stored-file.ts';
import { saidOf } from '#src/data/said-in-chat.ts';
import { asksWaiting } from '#src/data/unsent/asks-waiting.ts';
import { typedItems } from '#src/data/words/typed-unsent.ts';
import { writtenItems } from '#src/data/words/written-forms.ts';
import { asReleased, releasedPersonDbs } from '#src/testing/released-person-dbs.ts';
import { latelySent } from './lately-sent.ts';
import { outboxItems } from './outbox-items.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

/** What the Outbox has to say of what each person's device holds, from the version on whose device it was first done. */
const told: Record<string, [version: number, ...lines: string[]][]> = {
  'a founder': [
    [1, 'Draft: Night looms', 'New draft', 'name: Night looms', 'Submission of the pitch'],
    [1, 'highlight: Forty weavers', 'business description: 2 texts'],
    [2, 'funding stage: Series A'],
    [3, 'Mails: Messages I have not read', 'off'],
    [3, 'Profile: your company', 'team size: 12; website: https://looms.example'],
    [4, 'Decline of the connection request from Ravi Thakarwala', 'reason: Not this year'],
    [5, '1 notification marked as read'],
    [6, 'Message to Veer Kothariwala', 'message: Every night.'],
    [7, 'file: deck.pdf (3 bytes)', 'file: looms.png (4 bytes)'],
    [8, 'Update on Monsoon Mills: A second shift', 'what is new: Since Monday.'],
    [9, 'Your list of investors: Loom Fund'],
    [9, 'Report', 'about Warp Capital: It is out of date; what was said: Closed last year'],
    [10, 'Message to Ila Charkhawala', 'message: I weave, and', 'Write an update: Monsoon Mills'],
    [12, 'Answer to what was refused', 'tried again: Draft: Monsoon Mills'],
    [12, 'what is new: Since June.', 'title (set aside): A third shift', 'message: And on, and on'],
  ],
  'an investor': [
    [4, 'Your notes on Monsoon Mills', 'put on the shortlist', 'note: Ask about rain and sun'],
    [4, 'reminder: 1 Apr 2026, See the looms'],
    [5, 'Investment recorded'],
    [6, 'Message to Tara Loomwala', 'message: And by day'],
    [10, 'Profile: your investing', 'not shown to others: Bio, Investment range'],
    [10, 'Set a reminder: Monsoon Mills', 'remind me on: 2026-04-08'],
    [11, 'What devices show: New messages', 'Quiet hours', 'from 22:00 to 07:00'],
  ],
  'an admin': [
    [9, 'Review of a pitch: Monsoon Mills', 'approved'],
    [9, 'Answer to a report: Monsoon Mills', 'dismissed; answer: We counted forty.'],
    [9, 'Article: What a pitch needs', 'Testimonial: Ravi Thakarwala'],
  ],
};

async function linesOf(db: PersonDb): Promise<string[]> {
  const items = [...(await outboxItems(db)), ...(await typedItems(db)), ...(await writtenItems(db))];
  return items.flatMap(({ title, changes }) => [title, ...changes.map(({ words }) => words)]);
}

test.each(releasedPersonDbs)(
  'the Outbox tells what version $version left unsent, in words of people: that of $person',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const lines = await linesOf(db);
    const expected = (told[released.person] ?? []).filter(([version]) => version <= released.version);
    expect(lines).toEqual(expect.arrayContaining(expected.flatMap(([, ...words]) => words)));
    for (const line of lines) expect(line).not.toMatch(/undefined|null|01900000-/);
    db.close();
  },
);

const founders = releasedPersonDbs.filter(({ person }) => person === 'a founder');

test.each(founders)('what version $version sent is still told as sent', async (released) => {
  const db = createPersonDb(released.owner, await asReleased(released));
  const isMergedSince = 9;
  expect((await latelySent(db)).map(({ state }) => state)).toEqual([
    'sent',
    released.version < isMergedSince ? 'sent' : 'merged',
  ]);
  db.close();
});

test.each(founders.filter(({ version }) => version >= 7))(
  'files of version $version are read',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const files = await db.files.orderBy('usedAt').toArray();
    const texts = await Promise.all(files.map((file) => blobOf(file).text()));
    expect(texts).toEqual(['abc', 'loom', ...(released.version < 12 ? [] : ['weft'])]);
    db.close();
  },
);

test.each(founders.filter(({ version }) => version >= 11))(
  'questions of version $version stand there with their answers, and wait to be asked again',
  async (released) => {
    const db = createPersonDb(released.owner, await asReleased(released));
    const asks = await asksIn(db, 'chat', 'general');
    const since12 = released.version < 12 ? [] : ['And hail?'];
    const answered = asks.filter((ask) => saidOf(ask).length === 2).map(({ question }) => question);
    expect(answered).toEqual(['Do looms pay?', 'And wind?', 'And sun?', ...since12]);
    const waiting = (await asksWaiting(db)).map(({ question }) => question);
    expect(waiting).toEqual(['Do looms pay?', ...since12]);
    db.close();
  },
);
