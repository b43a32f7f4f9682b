/** What a person sees of a record they write: `rivals` are versions kept beside it, words that came to no place of their own too. */
export type Note = {
  id: string;
  owner: string;
  title: string;
  text: string;
  gone: boolean;
  rivals: string[];
};

export type User = 'asha' | 'bela';

/**
 * One peer in the page. A write resolves once the library says that it is saved, with the texts the person saw and
 * replaced or deleted knowingly; it rejects where the record is not on the device or the library refuses.
 */
export type Client = {
  /** Opens what the device keeps of this person; asks nobody. */
  open(user: User): Promise<void>;
  /** From here on the device keeps itself up to date. */
  startSync(): void;
  /** One exchange with the server, from a device that is not syncing. */
  syncOnce(): Promise<void>;
  /** What the library, in the terms of its own status, tells the person. */
  status(): Promise<'in-sync' | 'busy'>;
  /** Records that can be read now, of both kinds. */
  rowCount(): Promise<number>;
  firstDeals(count: number): Promise<unknown[]>;
  raisedOf(dealIds: string[]): Promise<number[]>;
  titleOf(noteId: string): Promise<string | undefined>;
  addNote(id: string, title: string): Promise<string[]>;
  setTitle(id: string, title: string): Promise<string[]>;
  append(id: string, word: string): Promise<string[]>;
  deleteNote(id: string): Promise<string[]>;
  /** Everything of the notes a screen could show, as plain rows. */
  notes(): Promise<Note[]>;
};

/** One peer's server, as a process of its own. */
export type PeerServer = {
  port: number;
  start(): Promise<void>;
  /** As a power cut stops it; `start` brings it back with what it had stored. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
  /** Stores rows the way the peer's own server stores them; the server is running. */
  seed(deals: Deal[], notes: Note[]): Promise<void>;
  changeDeals(deals: Deal[]): Promise<void>;
  /** Plain rows of a person. */
  notes(user: User): Promise<Note[]>;
};

export type Peer = {
  id: string;
  name: string;
  /** The module that sets `window.bench`. */
  clientEntry: string;
  createServer(appDir: string): Promise<PeerServer>;
};

export type Deal = {
  id: string;
  founderId: string;
  founderName: string;
  title: string;
  description: string;
  industry: string;
  stage: string;
  location: string;
  currency: string;
  totalRequired: number;
  minInvestment: number;
  raisedAmount: number;
  highlights: string[];
  status: 'active';
  createdAt: string;
  updatedAt: string;
};

declare global {
  interface Window {
    bench: Client;
    /** How often anything was written to IndexedDB since the page opened. */
    deviceWrites: number;
  }
}
