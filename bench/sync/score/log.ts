import type { User } from '../contract.ts';

export type DeviceName = 'asha-1' | 'asha-2' | 'bela-1';
export type Kind = 'append' | 'setTitle' | 'addNote' | 'deleteNote';

/** One thing a person did. */
export type Act = {
  kind: Kind;
  device: DeviceName;
  noteId: string;
  /** Unique; '' for a deletion. */
  word: string;
  /** Texts the person saw and replaced or deleted knowingly. */
  seen: string[];
  /** When the library said that it is saved, ms; null where it never did: it refused, or the tab was gone. */
  savedAt: number | null;
};

/** What a device said of itself at a moment. */
export type StatusSample = { device: DeviceName; at: number; unsentWords: string[] };

export function ownerOf(device: DeviceName): User {
  return device === 'bela-1' ? 'bela' : 'asha';
}
