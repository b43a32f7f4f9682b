import { waitingQuestions } from '#src/content/outbox.ts';
import { filesOf } from '#src/data/database/entry-files.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { blobOf, readStored } from '#src/data/database/stored-file.ts';
import { titleOf } from '#src/data/told/describe-work.ts';
import { fieldNames } from '#src/data/told/field-names.ts';
import { asksWaiting } from '#src/data/unsent/asks-waiting.ts';
import { isWritten, unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import { writtenForms } from '#src/data/words/held-forms.ts';
import { heldQuestions } from '#src/data/words/held-questions.ts';
import { typedItems, typedNotSent } from '#src/data/words/typed-unsent.ts';
import { unsavedItems } from '#src/data/words/unsaved-items.ts';
import { unsavedByDraft } from '#src/data/words/unsaved-words.ts';
import { writtenItems } from '#src/data/words/written-forms.ts';
import { base64 } from '#src/lib/base64.ts';
import { rivalsOf } from '#sync/mutations/draft-rivals.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Attachment } from '#sync/records/message.ts';
import { type OutboxItem, outboxItems } from './outbox-items.ts';
import { refusedGroups } from './refused-work.ts';

/** Unsent and refused work with its content, in one file to keep: first in words, for a person, then as JSON, for a program. */
export async function exportUnsent(): Promise<Blob> {
  const db = await currentDb();
  return reconnecting(db, () => unsentIn(db));
}

async function unsentIn(db: PersonDb): Promise<Blob> {
  const exportedAt = new Date().toISOString();
  const unsent = (await unsentEntries(db)).filter(isWritten);
  const drafts = await rowsOf(db, 'drafts').toArray();
  const typed = await typedNotSent(db);
  const asks = await asksWaiting(db);
  const questions = heldQuestions(ownerOf(db));
  const unsaved = unsavedByDraft(ownerOf(db));
  const refused = (await refusedGroups(db)).flatMap(({ work }) => work);
  const files = await filesFor(db, [
    ...[...unsent, ...refused].flatMap(filesOf),
    ...typed.flatMap((words) => words.files),
  ]);
  const content = {
    exportedAt,
    unsent: unsent.map(({ id, name, args, doneAt, failure }) => ({
      id,
      name,
      args,
      doneAt,
      reason: failure?.message,
    })),
    refused,
    typed,
    forms: (await writtenForms(db)).map(({ of: _, ...form }) => form),
    unsaved,
    asks,
    questions,
    drafts,
    files,
  };
  const text = [
    `Pankh: what had not been sent from this device, ${exportedAt}`,
    ...(await outboxItems(db)).map(inWords),
    ...(await typedItems(db)).map((item) => withChanges(item, ' (typed, not sent)')),
    ...(await writtenItems(db)).map((item) => withChanges(item, ' (written, not saved)')),
    ...(await unsavedItems(db)).map((item) => withChanges(item, ' (written, not stored)')),
    ...asks.map(({ question }) =>
      withChanges({ title: waitingQuestions.one, changes: [{ words: question }] }),
    ),
    ...questions.map(({ question }) =>
      withChanges({ title: waitingQuestions.typed, changes: [{ words: question }] }, ' (typed, not sent)'),
    ),
    ...files.filter(({ content: bytes }) => bytes === null).map(({ name }) => `${name}: ${lostFile}`),
    'THE DRAFTS, WHOLE',
    ...drafts.map(wholeDraft),
    'THE SAME FOR A PROGRAM (JSON)',
    JSON.stringify(content, null, 2),
  ];
  return new Blob([`${text.join('\n\n')}\n`], { type: 'text/plain;charset=utf-8' });
}

/** The files of messages that are unsent, refused or still being written: they may be nowhere else. */
async function filesFor(db: PersonDb, files: Attachment[]) {
  const found = [...new Map(files.map((file) => [file.hash, file])).values()].map(async ({ hash, name }) => {
    const file = await db.files.get(hash);
    return file ? [{ name, hash, content: await contentIn(blobOf(file)) }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Base64; null where it cannot be read: all else is still to be saved. */
async function contentIn(file: Blob): Promise<string | null> {
  const bytes = await readStored(file);
  return bytes && base64(new Uint8Array(bytes));
}

const lostFile = 'this device cannot read the file any more; choose it again where you have it';

type Listed = { title: string; changes: readonly { words: string }[] };

function withChanges({ title, changes }: Listed, how = ''): string {
  return [title + how, ...changes.map(({ words }) => `  - ${indented(words)}`)].join('\n');
}

function inWords({ title, detail, changes, reason, at }: OutboxItem): string {
  const lines = [title, `  when: ${at}`, ...[detail, reason].filter(Boolean).map((line) => `  ${line}`)];
  return withChanges({ title: lines.join('\n'), changes });
}

function wholeDraft(draft: Draft): string {
  const { highlights, ...fields } = contentOf(draft);
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[]; // `keys` forgets the literal types
  const lines = names.flatMap((name) => [
    ...(fields[name] === '' ? [] : [`  ${fieldNames[name]}: ${indented(fields[name])}`]),
    ...rivalsOf(draft, name).map(
      ({ value, at }) =>
        `  ${fieldNames[name]}, also written (${at}): ${value === '' ? '(nothing)' : indented(value)}`,
    ),
  ]);
  return [
    titleOf(draft) + fateOf(draft),
    ...lines,
    ...highlights.map(({ text }) => `  highlight: ${text}`),
  ].join('\n');
}

/** An opportunity or a draft that was let go is nothing that still waits for its writer. */
function fateOf({ submittedAs, deletedAt }: Draft): string {
  if (submittedAs !== null) return ' (submitted)';
  return deletedAt === null ? '' : ' (deleted)';
}

function indented(words: string): string {
  return words.replaceAll('\n', '\n    ');
}
