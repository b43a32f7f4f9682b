import type { Note, User } from '../contract.ts';
import { type Act, type DeviceName, ownerOf, type StatusSample } from './log.ts';

// Shares no code with any engine: it knows what was done, and the plain rows that each side showed at the end.

export type Evidence = {
  acts: Act[];
  /** Moments at which a device said "in sync" with something of its own unsent. */
  untrueSamples: StatusSample[];
  devices: Record<DeviceName, { notes: Note[]; status: 'in-sync' | 'busy' }>;
  server: Record<User, Note[]>;
};

export type Score = {
  saved: number;
  lost: number;
  doubled: number;
  leaked: number;
  stuck: number;
  untrue: number;
};

export function judge(evidence: Evidence): Score {
  const saved = evidence.acts.filter(({ savedAt }) => savedAt !== null);
  return {
    saved: saved.length,
    lost: saved.filter((act) => isLost(act, evidence)).length,
    doubled: doubledWords(evidence).size,
    leaked: leaks(evidence),
    stuck: differingRows(evidence).length,
    untrue: untrueWords(evidence).size + untrueAtTheEnd(evidence),
  };
}

/** A saved word that stands nowhere on any side, though nobody who saw it took it away. */
function isLost({ kind, noteId, word }: Act, { acts, devices, server }: Evidence): boolean {
  if (kind === 'deleteNote') return false;
  const places = [...Object.values(server).flat(), ...Object.values(devices).flatMap(({ notes }) => notes)];
  if (places.some((note) => note.id === noteId && textOf(note).includes(word))) return false;
  return !acts.some((act) => tookAway(act, noteId, word));
}

/** The words that a device has to send: said to be saved by that moment, and not taken away on it before they went. */
export function wordsToSend(acts: Act[], device: DeviceName, by: number, delivered: Set<string>): string[] {
  const saved = acts.filter((act) => act.device === device && act.savedAt !== null);
  return saved
    .filter(({ savedAt }) => savedAt !== null && savedAt < by)
    .filter(({ word }) => word !== '' && !delivered.has(word))
    .filter(({ noteId, word }) => !saved.some((act) => tookAway(act, noteId, word)))
    .map(({ word }) => word);
}

/** Whether somebody who saw the word put something else in its place, or deleted it. */
function tookAway(act: Act, noteId: string, word: string): boolean {
  return act.noteId === noteId && act.word !== word && act.seen.join(' ').includes(word);
}

/** Words that one act wrote and that stand twice in one record. */
function doubledWords({ acts, server }: Evidence): Set<string> {
  const doubled = new Set<string>();
  const notes = new Map(Object.values(server).flatMap((rows) => rows.map((note) => [note.id, note])));
  for (const { kind, noteId, word } of acts) {
    const text = notes.get(noteId)?.text ?? '';
    if (kind === 'append' && text.split(word).length > 2) doubled.add(word);
  }
  for (const rows of Object.values(server)) {
    const ids = rows.map(({ id }) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) doubled.add(id);
  }
  return doubled;
}

/** Rows of one person on a device of another. */
function leaks({ acts, devices, server }: Evidence): number {
  const others = new Map<User, Set<string>>([
    ['asha', idsOf('bela')],
    ['bela', idsOf('asha')],
  ]);
  return namesOf(devices).reduce(
    (sum, name) => sum + devices[name].notes.filter(({ id }) => others.get(ownerOf(name))?.has(id)).length,
    0,
  );

  function idsOf(user: User): Set<string> {
    const own = acts.filter(({ device }) => ownerOf(device) === user).map(({ noteId }) => noteId);
    return new Set([...own, ...server[user].map(({ id }) => id)]);
  }
}

/** What devices called sent that had not reached the server, each word once. */
function untrueWords({ untrueSamples }: Evidence): Set<string> {
  return new Set(untrueSamples.flatMap(({ unsentWords }) => unsentWords));
}

function namesOf(devices: Evidence['devices']): DeviceName[] {
  return Object.keys(devices) as DeviceName[]; // `keys` forgets the literal types
}

/** Rows that a device shows otherwise than the server has them. */
export function differingRows({ devices, server }: Pick<Evidence, 'devices' | 'server'>): string[] {
  return namesOf(devices).flatMap((name) => {
    const here = new Map(devices[name].notes.filter(isThere).map((note) => [note.id, visible(note)]));
    const there = new Map(server[ownerOf(name)].filter(isThere).map((note) => [note.id, visible(note)]));
    return [...new Set([...here.keys(), ...there.keys()])]
      .filter((id) => here.get(id) !== there.get(id))
      .map((id) => `${name} ${id}`);
  });
}

function untrueAtTheEnd(evidence: Evidence): number {
  const differing = differingRows(evidence);
  return namesOf(evidence.devices).filter(
    (name) =>
      evidence.devices[name].status === 'in-sync' && differing.some((row) => row.startsWith(`${name} `)),
  ).length;
}

function isThere({ gone }: Note): boolean {
  return !gone;
}

function visible({ title, text }: Note): string {
  return JSON.stringify([title, text]);
}

function textOf({ title, text, rivals }: Note): string {
  return [title, text, ...rivals].join('\n');
}
