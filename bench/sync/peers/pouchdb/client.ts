import PouchDB from 'pouchdb-browser';
import type { Client, Deal, User } from '../../contract.ts';
import { plainNotes } from './plain-notes.ts';
import type { NoteDoc } from './shape.ts';

let user: User;
let notes: PouchDB.Database<NoteDoc>;
let deals: PouchDB.Database<Deal>;
const parts = { push: 'busy', pull: 'busy', deals: 'busy' } as Record<string, 'in-sync' | 'busy'>;
const batch = { batch_size: 1_000 };

const client: Client = {
  async open(whose) {
    user = whose;
    notes = new PouchDB(`notes-${user}`);
    deals = new PouchDB('deals');
    await Promise.all([notes.info(), deals.info()]);
  },
  startSync() {
    const live = { live: true, retry: true, ...batch };
    watch('deals', deals.replicate.from(remote('deals'), live));
    watch('push', notes.replicate.to(remote(`notes-${user}`), live));
    watch('pull', notes.replicate.from(remote(`notes-${user}`), live));
  },
  async syncOnce() {
    await deals.replicate.from(remote('deals'), batch);
    await notes.sync(remote(`notes-${user}`), batch);
  },
  status: async () => (Object.values(parts).every((part) => part === 'in-sync') ? 'in-sync' : 'busy'),
  rowCount: async () => (await notes.info()).doc_count + (await deals.info()).doc_count,
  firstDeals: async (limit) =>
    (await deals.allDocs({ include_docs: true, limit })).rows.map(({ doc }) => doc),
  async raisedOf(keys) {
    const { rows } = await deals.allDocs({ include_docs: true, keys });
    return rows.map((row) => ('doc' in row ? (row.doc?.raisedAmount ?? 0) : 0));
  },
  titleOf: async (id) => (await notes.get(id).catch(() => undefined))?.title,
  async addNote(id, title) {
    await notes.put({ _id: id, owner: user, title, text: '' });
    return [];
  },
  setTitle: (id, title) =>
    change(
      id,
      () => ({ title }),
      (doc) => [doc.title],
    ),
  append: (id, word) =>
    change(
      id,
      ({ text }) => ({ text: `${text} ${word}` }),
      () => [],
    ),
  deleteNote: (id) =>
    change(
      id,
      () => ({ _deleted: true }),
      (doc) => [doc.title, doc.text],
    ),
  notes: () => plainNotes(notes),
};

/** Read, change, put; again from the start where replication wrote between the two. */
async function change(id: string, by: (doc: NoteDoc) => object, seen: (doc: NoteDoc) => string[]) {
  for (;;) {
    const doc = await notes.get(id);
    const isStored = await notes.put({ ...doc, ...by(doc) }).then(
      () => true,
      (error) => {
        if (error.status !== 409) throw error;
        return false;
      },
    );
    if (isStored) return seen(doc);
  }
}

function remote(name: string): string {
  return `${location.origin}/db/${name}`;
}

/** "Paused" without a fault is how PouchDB says that it is up to date. */
function watch(part: string, replication: PouchDB.Replication.Replication<object>) {
  void replication.on('active', () => {
    parts[part] = 'busy';
  });
  void replication.on('paused', (fault) => {
    parts[part] = fault ? 'busy' : 'in-sync';
  });
}

window.bench = client;
