import { expect, test } from 'vitest';
import type { Note } from '../contract.ts';
import { type Evidence, judge, wordsToSend } from './judge.ts';
import type { Act } from './log.ts';

const note = (given: Partial<Note> = {}): Note => ({
  id: 'n1',
  owner: 'asha',
  title: 'Note',
  text: 'Rain w000001',
  gone: false,
  rivals: [],
  ...given,
});

const act = (given: Partial<Act> = {}): Act => ({
  kind: 'append',
  device: 'asha-1',
  noteId: 'n1',
  word: 'w000001',
  seen: [],
  savedAt: 1,
  ...given,
});

/** One word that was written once and stands on all sides, with what a test does to it. */
function evidence({
  server = [note()],
  ...given
}: { server?: Note[] } & Partial<Omit<Evidence, 'server'>> = {}): Evidence {
  return {
    acts: [act()],
    untrueSamples: [],
    devices: {
      'asha-1': { notes: server, status: 'in-sync' },
      'asha-2': { notes: server, status: 'in-sync' },
      'bela-1': { notes: [], status: 'in-sync' },
    },
    server: { asha: server, bela: [] },
    ...given,
  };
}

const clean = { saved: 1, lost: 0, doubled: 0, leaked: 0, stuck: 0, untrue: 0 };

test('a word that stands where it was written is no fault', () => {
  expect(judge(evidence())).toEqual(clean);
});

test('a saved word that stands nowhere is lost', () => {
  expect(judge(evidence({ server: [note({ text: 'Rain' })] }))).toEqual({ ...clean, lost: 1 });
});

test('a word that is kept beside the record is not lost', () => {
  expect(judge(evidence({ server: [note({ text: 'Rain', rivals: ['Rain w000001'] })] }))).toEqual(clean);
});

test('a word that was never said to be saved cannot be lost', () => {
  const acts = [act({ savedAt: null })];
  expect(judge(evidence({ acts, server: [note({ text: 'Rain' })] }))).toEqual({ ...clean, saved: 0 });
});

test('who saw a title and replaced it lost nothing; who had not seen it did', () => {
  const first = act({ kind: 'setTitle', word: 'w000001' });
  const server = [note({ title: 'w000002', text: 'Rain' })];
  const after = (seen: string[]) => act({ kind: 'setTitle', device: 'asha-2', word: 'w000002', seen });
  expect(judge(evidence({ acts: [first, after(['w000001'])], server })).lost).toBe(0);
  expect(judge(evidence({ acts: [first, after(['Note'])], server })).lost).toBe(1);
});

test('a word that stands twice was done twice', () => {
  expect(judge(evidence({ server: [note({ text: 'Rain w000001 w000001' })] }))).toEqual({
    ...clean,
    doubled: 1,
  });
});

test("a row of one person on another's device has leaked", () => {
  const { devices, ...rest } = evidence();
  const leaking = { ...devices, 'bela-1': { notes: [note()], status: 'busy' as const } };
  expect(judge({ ...rest, devices: leaking })).toEqual({ ...clean, leaked: 1, stuck: 1 });
});

test('a device that shows something else than the server is stuck, and untrue where it says that all is well', () => {
  const { devices, ...rest } = evidence();
  const other = [note({ text: 'Rain w000001 and more' })];
  const busy = { ...devices, 'asha-2': { notes: other, status: 'busy' as const } };
  expect(judge({ ...rest, devices: busy })).toEqual({ ...clean, stuck: 1 });
  const content = { ...devices, 'asha-2': { notes: other, status: 'in-sync' as const } };
  expect(judge({ ...rest, devices: content })).toEqual({ ...clean, stuck: 1, untrue: 1 });
});

test('a word that was called sent before it was counts once, however often it was asked about', () => {
  const sample = { device: 'asha-1' as const, at: 5, unsentWords: ['w000001'] };
  expect(judge(evidence({ untrueSamples: [sample, sample] }))).toEqual({ ...clean, untrue: 1 });
});

test('a word that its writer replaced before it went has not to be sent any more, its successor has', () => {
  const first = act({ kind: 'setTitle', savedAt: 1 });
  const second = act({ kind: 'setTitle', word: 'w000002', seen: ['w000001'], savedAt: 2 });
  const due = (acts: Act[], by: number, sent: string[] = []) =>
    wordsToSend(acts, 'asha-1', by, new Set(sent));
  expect(due([first], 2)).toEqual(['w000001']);
  // Replaced a moment ago, it is gone all the same.
  expect(due([first, second], 2)).toEqual([]);
  expect(due([first, second], 3)).toEqual(['w000002']);
  expect(due([first, second], 3, ['w000002'])).toEqual([]);
  // What another device does to it says nothing of what this one has sent.
  expect(due([first, { ...second, device: 'asha-2' }], 3)).toEqual(['w000001']);
});
