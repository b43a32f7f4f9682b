import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPerson } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { currentDb, openPersonDb, personsHere } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { blobOf } from '#src/data/database/stored-file.ts';
import { prepareRequest } from '#src/data/exchange/prepare-request.ts';
import { nextFile, noteFileSent } from '#src/data/exchange/waiting-files.ts';
import { exportUnsent } from '#src/data/outbox/export-unsent.ts';
import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { finishLeaving } from '#src/data/people/finish-leaving.ts';
import { beginPerson, forgetPerson } from '#src/data/people/people.ts';
import { typedItems } from '#src/data/words/typed-unsent.ts';
import { newId } from '#sync/ids.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { chooseFiles, chosenFor, dropChosen, putBackFiles } from './chosen-files.ts';
import { createDraft } from './drafts.ts';
import { fileHere, forgetUnusedFiles, keepFetched } from './files.ts';
import { sendMessage } from './messages.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

const now = '2026-03-01T09:00:00.000Z';
const asha = { id: newId(), name: 'Asha Rao' };
const person = { email: 'tara@people.example', fullName: 'Tara Menon', userType: 'investor' as const };
const verified = { emailVerified: true, phoneVerified: true };
let db: PersonDb;
let id: string;
beforeEach(async () => {
  vi.restoreAllMocks();
  await forgetPerson({ logoutOwed: false });
  const userId = newId();
  await beginPerson({ id: userId, ...person, ...verified }, 'a token');
  db = await currentDb();
  id = connectionId(userId, asha.id, null);
  await rowsOf(db, 'connections').put({
    id,
    investorId: userId,
    investorName: 'Tara Menon',
    entrepreneurId: asha.id,
    entrepreneurName: asha.name,
    requestedBy: 'investor',
    opportunityId: null,
    dealTitle: '',
    status: 'accepted',
    message: '',
    reason: '',
    createdAt: now,
    answeredAt: now,
    endedAt: null,
  });
});

const file = (name: string, content = `%PDF-1.7 ${name}`) => new File([content], name);
const names = async () => (await chosenFor(id)).map(({ name }) => name);
const bytesOf = async (hash: string) => (await fileHere(hash))?.text();

async function send(text = '') {
  await sendMessage(id, asha, text, { attachments: await chosenFor(id) });
}

test('chosen files are kept on the device with their bytes, under clean names', async () => {
  expect(await chooseFiles(id, [file('../plan\u202E.pdf'), file('costs.csv', 'rain,100\n')])).toEqual([]);
  const chosen = await chosenFor(id);
  expect(chosen).toMatchObject([
    { name: 'plan.pdf', size: 23 },
    { name: 'costs.csv', size: 9 },
  ]);
  expect(await bytesOf(chosen[1]?.hash ?? '')).toBe('rain,100\n');
  expect(await chosenFor(newId())).toEqual([]);
});

test('what cannot go along is told by name, and what can is kept', async () => {
  const large = new File([new Uint8Array(attachmentLimits.size + 1)], 'large.txt');
  const given = [file('plan.pdf'), file('empty.pdf', ''), file('setup.exe'), file('x.pdf', 'MZ\0'), large];
  const faults = await chooseFiles(id, given);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'empty.pdf',
    'setup.exe',
    'x.pdf',
    'large.txt',
  ]);
  expect(await names()).toEqual(['plan.pdf']);
});

test('the sixth file is told of once, and the five before it stay', async () => {
  const seven = Array.from({ length: 7 }, (_, nth) => file(`${nth}.pdf`));
  expect(await chooseFiles(id, seven)).toEqual(['At most 5 files can go along with a message.']);
  expect(await names()).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
});

test('files that were chosen and not sent are named before the person leaves the device', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  expect(await typedItems(db)).toMatchObject([
    { title: 'Message to Asha Rao', changes: [{ words: 'file: plan.pdf (17 bytes)' }] },
  ]);
  await send();
  expect(await typedItems(db)).toEqual([]);
});

test('the same file chosen twice goes once', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await chooseFiles(id, [file('plan.pdf')]);
  expect(await names()).toEqual(['plan.pdf']);
});

test('a device that is full says so, and keeps what was chosen before', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  vi.spyOn(db.files, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  expect(await chooseFiles(id, [file('more.pdf')])).toEqual([
    'There is no room on this device for more.pdf. Free some space and choose it again.',
  ]);
  expect(await names()).toEqual(['plan.pdf']);
});

test('a message goes only once its files are sent, and what was written after it goes before', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await send();
  await sendMessage(id, asha, 'Have a look at the plan');
  const first = await prepareRequest(db, Date.parse(now));
  expect(first.mutations).toMatchObject([{ args: { text: 'Have a look at the plan' } }]);
  await db.outbox.where('state').equals('frozen').delete();
  const waiting = await nextFile(db, Date.parse(now));
  expect(await waiting?.bytes?.text()).toBe('%PDF-1.7 plan.pdf');
  await noteFileSent(db, waiting?.hash ?? '');
  expect(await nextFile(db, Date.parse(now))).toBeNull();
  const second = await prepareRequest(db, Date.parse(now));
  expect(second.mutations).toMatchObject([{ args: { text: '', attachments: [{ name: 'plan.pdf' }] } }]);
});

test('the outbox names the files of a message, and the export holds their bytes', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await send('The plan');
  const words = 'message: The plan; file: plan.pdf (17 bytes)';
  expect(await outboxItems(db)).toMatchObject([{ title: 'Message to Asha Rao', changes: [{ words }] }]);
  const text = await (await exportUnsent()).text();
  expect(text).toContain(words);
  expect(text).toContain(btoa('%PDF-1.7 plan.pdf'));
});

test('a file that the device cannot read any more keeps nothing else out of the export, which names it', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await send('The plan');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotFoundError'));
  const text = await (await exportUnsent()).text();
  expect(text).toContain('message: The plan; file: plan.pdf');
  expect(text).toContain('plan.pdf: this device cannot read the file any more');
});

test('a message that is taken back has its files back, however many were chosen meanwhile', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  const files = await chosenFor(id);
  await send();
  await chooseFiles(
    id,
    Array.from({ length: 5 }, (_, nth) => file(`${nth}.pdf`)),
  );
  const [entry] = await db.outbox.toArray();
  await cancelItem(entry?.id ?? '');
  await putBackFiles(id, files);
  expect(await names()).toHaveLength(6);
  expect(await bytesOf(files[0]?.hash ?? '')).toBe('%PDF-1.7 plan.pdf');
});

test('of files that can be fetched again the longest unused go first; what is unsent stays', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await send();
  await chooseFiles(id, [file('next.pdf')]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await keepFetched(new Blob(['older']), ownerOf(db));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now) + 1);
  await keepFetched(new Blob(['newer']), ownerOf(db));
  await forgetUnusedFiles(db, 5);
  const left = await Promise.all((await db.files.toArray()).map((file) => blobOf(file).text()));
  expect(left.toSorted()).toEqual(['%PDF-1.7 next.pdf', '%PDF-1.7 plan.pdf', 'newer']);
});

test('the export holds the bytes of files that were chosen and not sent', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  expect(await (await exportUnsent()).text()).toContain(btoa('%PDF-1.7 plan.pdf'));
});

test('the file of a refused message stays until somebody has dealt with the message', async () => {
  await chooseFiles(id, [file('plan.pdf')]);
  await send();
  const [entry] = await db.outbox.toArray();
  await db.outbox.clear();
  const why = { code: 'not-connected', message: 'No.', field: null, at: now };
  const told = { ...why, resolution: null, resolvedAt: null };
  const refused = { id: newId(), userId: ownerOf(db), name: 'sendMessage', args: entry?.args, ...told };
  await rowsOf(db, 'attention').put(refused);
  await forgetUnusedFiles(db, 0);
  expect(await db.files.count()).toBe(1);
  await rowsOf(db, 'attention').put({ ...refused, resolution: 'discarded', resolvedAt: now });
  await forgetUnusedFiles(db, 0);
  expect(await db.files.count()).toBe(0);
});

test('what was fetched for somebody who has left comes neither to the next nor back to the device', async () => {
  const personId = ownerOf(db);
  await forgetPerson({ logoutOwed: false });
  await keepFetched(new Blob(['fetched']), personId);
  expect(await (await currentDb()).files.count()).toBe(0);
  expect(await personsHere()).not.toContain(personId);
});

test('where somebody else signs in, the files of unsent messages wait with them, and no others', async () => {
  await keepFetched(new Blob(['fetched']), ownerOf(db));
  await chooseFiles(id, [file('plan.pdf')]);
  await send();
  const other = { id: newId(), ...person, email: 'asha@people.example', ...verified };
  await beginPerson(other, 'a token');
  expect(await db.files.count()).toBe(1);
  const [stored] = await db.files.toArray();
  expect(await (stored && blobOf(stored).text())).toBe('%PDF-1.7 plan.pdf');
});

test('a file that is chosen or taken out in a tab which does not know yet that another has signed in is counted with what is kept', async () => {
  const owner = ownerOf(db);
  const counts = async () =>
    (await keptWork()).filter(({ userId }) => userId === owner).map(({ count }) => count);
  await createDraft();
  const meera = newId();
  await openPersonDb(meera).open();
  await setCurrentPerson(meera);
  await finishLeaving();
  expect(await counts()).toEqual([1]);
  await chooseFiles(id, [file('plan.pdf')]);
  expect(await counts()).toEqual([2]);
  await dropChosen(id, await chosenFor(id));
  expect(await counts()).toEqual([1]);
});
