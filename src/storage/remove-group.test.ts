import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepTyped } from '#src/data/words/typed-words.ts';
import { keepWritten, writtenItems } from '#src/data/words/written-forms.ts';
import { fillDevice, freeDevice, localStorageHere } from '#src/testing/full-device.ts';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { type RemovableGroup, removeGroup } from './remove-group.ts';

const beside = localStorageHere();

test.each(['deals', 'messages', 'files', 'directory'] satisfies RemovableGroup[])(
  'words that a full device had no room for are stored as soon as these are deleted: %s',
  async (group) => {
    const { db } = await signedInHere('investor');
    const about = { key: 'message:contact', title: 'Message to us', href: '/contact' };
    const id = newId();
    fillDevice();
    await expect(keepTyped(id, 'Do they run at night?', 0)).rejects.toThrow();
    await expect(
      keepWritten(about, { message: { from: '', to: 'How do I?' } }, { message: 'Message' }),
    ).rejects.toThrow();
    freeDevice();
    await removeGroup(group);
    expect(await db.typed.get(id)).toMatchObject({ text: 'Do they run at night?' });
    expect(await writtenItems(db)).toMatchObject([{ changes: [{ words: 'message: How do I?' }] }]);
    expect(beside.size).toBe(0);
  },
);
