import { expect, test } from 'vitest';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { createDraftWriter, type WriterState } from './draft-writer.ts';

function writing({ fault = () => null }: { fault?: () => Error | null } = {}) {
  const saved: string[] = [];
  const states: WriterState['at'][] = [];
  const writer = createDraftWriter({
    async save(field, from, to) {
      const error = fault();
      if (error) throw error;
      saved.push(`${field}: ${from} > ${to}`);
    },
    pause: 5,
    again: 5,
    onState: ({ at }) => states.push(at),
  });
  return { writer, saved, states };
}

test('what is typed is stored once the typing pauses, as one edit', async () => {
  const { writer, saved, states } = writing();
  writer.write('title', '', 'S');
  writer.write('title', '', 'Sol');
  writer.write('title', '', 'Solar');
  await expect.poll(() => saved).toEqual(['title:  > Solar']);
  expect(states.at(-1)).toBe('saved');
});

test('two fields are saved once both are, not when the first is', async () => {
  const { promise: stored, resolve: storeBoth } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const states: WriterState['at'][] = [];
  const writer = createDraftWriter({
    save(field) {
      begun.push(field);
      return field === 'title' ? Promise.resolve() : stored;
    },
    onState: ({ at }) => states.push(at),
  });
  writer.write('title', '', 'Solar');
  writer.write('location', '', 'Pune');
  const flushed = writer.flush();
  await expect.poll(() => begun).toEqual(['title', 'location']);
  expect(states).not.toContain('saved');
  storeBoth();
  await flushed;
  expect(states.at(-1)).toBe('saved');
});

test('a second edit begins where the first ended, though the screen may not have caught up', async () => {
  const { writer, saved } = writing();
  writer.write('title', '', 'Solar');
  await writer.flush();
  writer.write('title', '', 'Solar roofs');
  await writer.flush();
  expect(saved).toEqual(['title:  > Solar', 'title: Solar > Solar roofs']);
});

test('after leaving a field its next edit begins from what is shown', async () => {
  const { writer, saved } = writing();
  writer.write('title', '', 'Solar');
  await writer.flush();
  await writer.leave('title');
  writer.write('title', 'Solar, merged', 'Solar, merged!');
  await writer.flush();
  expect(saved.at(-1)).toBe('title: Solar, merged > Solar, merged!');
});

test('a field that was left is done with, though the next one is being typed in meanwhile', async () => {
  const { writer, saved } = writing();
  writer.write('title', '', 'Solar');
  const left = writer.leave('title');
  writer.write('location', '', 'Pu');
  expect(await left).toBe(true);
  expect(saved).toEqual(['title:  > Solar']);
  writer.write('title', 'Solar, merged', 'Solar, merged!');
  await writer.flush();
  expect(saved.at(-1)).toBe('title: Solar, merged > Solar, merged!');
});

test('words that could not be stored are kept, said to be unsaved, and go again', async () => {
  let full = true;
  const { writer, saved, states } = writing({ fault: () => (full ? new Error('no room') : null) });
  writer.write('title', 'old', 'new');
  expect(await writer.leave('title')).toBe(false);
  expect(await writer.flush()).toBe(false);
  expect(states.at(-1)).toBe('fault');
  full = false;
  writer.write('title', 'old', 'newer');
  expect(await writer.flush()).toBe(true);
  expect(saved).toEqual(['title: old > newer']);
  expect(states.at(-1)).toBe('saved');
});

test('words that could not be stored are stored by themselves once there is room', async () => {
  let full = true;
  const { writer, saved, states } = writing({ fault: () => (full ? new Error('no room') : null) });
  writer.write('title', '', 'Solar');
  writer.write('location', '', 'Pune');
  await writer.flush();
  expect(states.at(-1)).toBe('fault');
  full = false;
  await expect.poll(() => saved).toEqual(['title:  > Solar', 'location:  > Pune']);
  expect(states.at(-1)).toBe('saved');
});

test('words that will not do wait for the person to change them', async () => {
  let tries = 0;
  const { writer, saved } = writing({
    fault: () => (++tries === 1 ? new RefusedError({ code: 'too-long', message: 'Too long.' }) : null),
  });
  writer.write('title', '', 'Far too long');
  await writer.flush();
  writer.write('location', '', 'Pune');
  expect(tries).toBe(1);
  expect(saved).toEqual([]);
});

test('several fields are stored in the order they were written', async () => {
  const { writer, saved } = writing();
  writer.write('title', '', 'Solar');
  writer.write('location', '', 'Pune');
  await writer.flush();
  expect(saved).toEqual(['title:  > Solar', 'location:  > Pune']);
});

test('what is not stored yet can be asked for, also while it is being stored', async () => {
  const { writer } = writing();
  writer.write('title', 'old', 'new');
  expect(writer.unsaved()).toEqual([{ field: 'title', from: 'old', to: 'new' }]);
  const storing = writer.flush();
  writer.write('title', 'old', 'newer');
  expect(writer.unsaved()).toEqual([{ field: 'title', from: 'old', to: 'newer' }]);
  await storing;
  await writer.flush();
  expect(writer.unsaved()).toEqual([]);
});
