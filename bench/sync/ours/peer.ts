import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { writeChanges } from '#server/syncing/write.ts';
import { signedInSchema } from '#sync/endpoints/auth.ts';
import type { Change } from '#sync/mutation.ts';
import type { Deal, Note, Peer, PeerServer, User } from '../contract.ts';
import { serverProcess } from '../server-process.ts';
import { credentialsOf } from './accounts.ts';
import { plainNote } from './plain-notes.ts';

const root = join(import.meta.dirname, '../../..');

/** The app's own data and engine against the app's own server. */
export const ours: Peer = {
  id: 'ours',
  name: 'Pankh',
  clientEntry: join(import.meta.dirname, 'client.ts'),
  createServer,
};

async function createServer(appDir: string): Promise<PeerServer> {
  const server = await serverProcess(join(root, 'server/main.ts'), appDir);
  const accounts = new Map<User, string>();
  let opened: Database | undefined;

  async function write(changes: Change[]) {
    opened ??= await openDatabase(join(server.data, 'pankh.db'));
    const now = new Date().toISOString();
    for (let at = 0; at < changes.length; at += 500) {
      const part = changes.slice(at, at + 500);
      await opened.write.transaction().execute((trx) => writeChanges(trx, part, now));
    }
  }

  /** A founder must have an account. */
  function dealChange(deal: Deal): Change {
    const row = { ...deal, founderId: accounts.get('bela') ?? '' };
    return { table: 'opportunities', id: deal.id, row };
  }

  return {
    port: server.port,
    start: server.start,
    kill: server.kill,
    async dispose() {
      await opened?.close();
      await server.dispose();
    },
    async seed(deals, notes) {
      for (const user of ['asha', 'bela'] as const) accounts.set(user, await register(server.origin, user));
      await write(deals.map(dealChange));
      await write(notes.map((note) => draftChange(note, accounts)));
    },
    changeDeals: (deals) => write(deals.map(dealChange)),
    async notes(user) {
      const database = new Sqlite(join(server.data, 'pankh.db'), { readonly: true });
      const read = (sql: string) =>
        database.prepare(sql).all(accounts.get(user)) as Record<string, unknown>[]; // columns by name
      const drafts = read('select * from drafts where ownerId = ?');
      const refused = read('select * from attention where userId = ?');
      database.close();
      return drafts.map((draft) =>
        plainNote(
          { ...draft, conflicts: JSON.parse(String(draft.conflicts)) },
          refused.map(({ args }) => ({ args: JSON.parse(String(args)) })),
        ),
      );
    },
  };
}

async function register(origin: string, user: User): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...credentialsOf(user),
      fullName: `${user} of the bench`,
      userType: 'entrepreneur',
    }),
  });
  return signedInSchema.parse(await answer.json()).user.id;
}

function draftChange({ id, owner, title, text }: Note, accounts: Map<User, string>): Change {
  const now = new Date().toISOString();
  const row = {
    id,
    ownerId: accounts.get(owner as User) ?? '', // the bench makes notes of its own users only
    title,
    industry: '',
    stage: '',
    location: '',
    description: text,
    currency: 'INR',
    totalRequired: '',
    minInvestment: '',
    highlights: [],
    conflicts: [],
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    submittedAs: null,
  };
  return { table: 'drafts', id, row };
}
