import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { type Database, openDatabase } from '#server/db/connection.ts';
import { readRow } from '#server/db/records.ts';
import { beginEpoch } from '#server/db/server-state.ts';
import { isTransient } from '#server/db/transient.ts';
import { readSettings } from '#server/env.ts';
import { HttpFailure } from '#server/http-failure.ts';
import { signedOut } from '#server/not-signed-in.ts';
import type { Services } from '#server/services.ts';
import { createPoke } from '#server/syncing/poke.ts';
import { sync } from '#server/syncing/sync.ts';
import { scratch } from '#server/testing/scratch.ts';
import { newId } from '#sync/ids.ts';
import { type SyncRequest, syncRequestSchema } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { written } from '../checks/table-facts.ts';
import { wordsBroughtBy } from '../checks/words.ts';
import { emptyDisk } from './server-disk.ts';
import { type SentPart, takePart } from './take-part.ts';

/** A status of HTTP with a body, as text; or null: the server went away before it answered. `knew`: see `knows`. */
export type Reply = { status: number; text: string; retryAfter?: number; knew?: string } | null;

export type SimServer = ReturnType<typeof createServer> extends Promise<infer Server> ? Server : never;

/** Where the server dies: with nothing written, or with everything written and nobody told. */
export type CrashPoint = 'before the commit' | 'between commit and answer';

/** What whoever has that cookie asks of it. */
type Question = (account: Account | null) => Promise<Reply>;

type Watcher = {
  /** Told of every request that ran, before its answer leaves. */
  onServed(request: SyncRequest): void;
  /** Told of what no request may cause. */
  onFault(what: string, error: unknown): void;
};

/** The real sync of the real server on a database file of its own, which can die, come back, and be restored. */
export async function createServer(now: () => number, watcher: Watcher) {
  const folder = mkdtempSync(join(scratch(), 'pankh-world-'));
  const path = join(folder, 'pankh.db');
  copyFileSync(await emptyDatabase(), path);
  let database: Database | null = await openDatabase(path);
  let raw = new Sqlite(path, { readonly: true });
  let statements = new Map<string, Sqlite.Statement>();
  let doom: { point: CrashPoint; inCalls: number; onCrash(where: CrashPoint): void } | null = null;
  let isServing = false;
  let starts = 1;
  let backup: string | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  const sessions = new Map<string, string>();
  /** Cookies of sessions that were ended from elsewhere, and whose they were. */
  const signedOutOf = new Map<string, string>();
  const poke = createPoke();
  const unused = () => {
    throw new Error('Nothing of this is simulated');
  };

  const services: Services = {
    settings: readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    get database() {
      if (!database) throw new Error('The server is down');
      return database;
    },
    log: { error: ({ err }: { err: unknown }) => noteBug(err) } as unknown as Services['log'], // all that sync logs
    now() {
      if (isServing && doom?.point === 'before the commit' && (doom.inCalls -= 1) < 0)
        throw Object.assign(new Error('Power cut'), { code: 'SQLITE_IOERR' });
      return new Date(now()).toISOString();
    },
    passwords: { hash: unused, matches: unused, refuseIfFull: unused },
    poke,
    secretKey: '',
    pushKeys: { publicKey: '', privateKey: '' },
    publicUrl: () => 'http://pankh.example',
    google: null,
    investorSearch: { fill: unused, search: unused, close: unused },
    model: null,
    breaker: { refusal: unused, succeeded: unused, failed: unused, dropped: unused },
    isAccepting: () => true,
  };

  function noteBug(error: unknown) {
    if (!String(error).includes(deliberate)) watcher.onFault('a mutation broke on the server', error);
  }

  async function serve(cookie: string | null, text: string): Promise<Reply> {
    if (!database) return null;
    const parsed = syncRequestSchema.safeParse(JSON.parse(text));
    if (!parsed.success) {
      watcher.onFault('the server was sent a request it does not understand', parsed.error);
      return { status: 400, text: '{}' };
    }
    const before = version();
    const isWork = parsed.data.mutations.length > 0;
    const reply = await answer(cookie, isWork, async (account) => {
      const { userId } = parsed.data;
      if (wasSignedOut(cookie, userId)) throw signedOut();
      const reply = await sync(services, account, parsed.data);
      watcher.onServed(parsed.data);
      return { status: 200, text: JSON.stringify(reply), knew: knows() };
    });
    if (!isWork && version() !== before) watcher.onFault('the server wrote', 'at a question without work');
    return reply;
  }

  async function answer(cookie: string | null, isWork: boolean, ask: Question): Promise<Reply> {
    isServing = true;
    const reply = await failing(cookie, ask);
    isServing = false;
    if (!doom || !isWork) return reply;
    doom.onCrash(reply?.status === 200 ? 'between commit and answer' : 'before the commit');
    await crash();
    return null;
  }

  async function failing(cookie: string | null, ask: Question): Promise<Reply> {
    const userId = cookie === null ? undefined : sessions.get(cookie);
    const account =
      userId === undefined ? undefined : await readRow(services.database.read, 'accounts', userId);
    try {
      return await ask(account ?? null);
    } catch (error) {
      if (error instanceof HttpFailure) {
        const seconds = error.headers['Retry-After'];
        return {
          status: error.status,
          text: JSON.stringify(error.failure),
          ...(seconds !== undefined && { retryAfter: Number(seconds) }),
        };
      }
      if (isTransient(error)) return { status: 503, text: '{}', retryAfter: 2 };
      watcher.onFault('the server failed', error);
      return { status: 500, text: '{}' };
    }
  }

  function wasSignedOut(cookie: string | null, userId: string | null): boolean {
    return cookie !== null && userId !== null && signedOutOf.get(cookie) === userId;
  }

  function inTurn(work: () => Promise<Reply>): Promise<Reply> {
    const served = turn.then(work);
    turn = served.catch(() => undefined);
    return served;
  }

  function knows(): string {
    return JSON.stringify(asked('select epoch, number from serverState').get());
  }

  function asked(statement: string): Sqlite.Statement {
    const prepared = statements.get(statement) ?? raw.prepare(statement);
    statements.set(statement, prepared);
    return prepared;
  }

  function version(): number {
    return Number(asked('pragma data_version').pluck().get());
  }

  async function crash(): Promise<void> {
    doom = null;
    const dying = database;
    database = null;
    await dying?.close();
  }

  async function start(): Promise<void> {
    if (database) return;
    database = await openDatabase(path);
    starts += 1;
    // A new process; whoever listened hears that the old one is gone.
    poke.all();
  }

  return {
    services,
    isUp: () => database !== null,
    /** How often it was started. */
    starts: () => starts,
    /** One request at a time, in the order of arrival. */
    receive: (cookie: string | null, text: string) => inTurn(() => serve(cookie, text)),
    /** A part of a file, in the same order. */
    receivePart: (cookie: string | null, part: SentPart) =>
      inTurn(async () =>
        database ? answer(cookie, true, (account) => takePart(services, account, part)) : null,
      ),
    /** Where the files of messages lie. */
    attachments: join(folder, 'attachments'),
    crash,
    start,
    /** The next request that carries work meets its end there, `inCalls` looks at the clock after it began. */
    crashAt(point: CrashPoint, inCalls: number, onCrash: (where: CrashPoint) => void) {
      doom = { point, inCalls, onCrash };
    },
    /** What was to be its end does not come. */
    spare() {
      doom = null;
    },
    beginSession(userId: string): string {
      const cookie = newId();
      sessions.set(cookie, userId);
      return cookie;
    },
    hasSession: (cookie: string | null) => cookie !== null && sessions.has(cookie),
    endSession: (cookie: string) => sessions.delete(cookie),
    /** As the person does from another device: whoever asks by that cookie hears of it. */
    signOut(cookie: string): boolean {
      const userId = sessions.get(cookie);
      if (userId !== undefined) signedOutOf.set(cookie, userId);
      return sessions.delete(cookie);
    },
    wasSignedOut,
    takeBackup() {
      backup ??= join(folder, 'backup.db');
      rmSync(backup, { force: true });
      raw.prepare('vacuum into ?').run(backup);
    },
    /** What an operator does after a disaster. False where there is no backup. */
    async restore(): Promise<boolean> {
      if (!backup) return false;
      await crash();
      raw.close();
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
      copyFileSync(backup, path);
      await start();
      raw = new Sqlite(path, { readonly: true });
      statements = new Map();
      await beginEpoch(services.database.write, newId());
      return true;
    },
    /** What the file holds, read past the server's own code. */
    rows(statement: string, ...values: unknown[]): Record<string, unknown>[] {
      return asked(statement).all(...values) as Record<string, unknown>[]; // so better-sqlite3 gives rows
    },
    /** Every word that somebody could still read, as text: in rows, or in refused work that nobody has dealt with. */
    text() {
      const tables = written.filter((table) => table !== 'attention');
      const rows = tables.map((table) => asked(`select * from ${table}`).all());
      const refused = asked('select args from attention where resolution is null').all();
      const brought = z
        .array(refusedRow)
        .parse(refused)
        .flatMap(({ args }) => wordsBroughtBy(JSON.parse(args)));
      return JSON.stringify([rows, brought]);
    },
    /** Its epoch and its counter: the same for as long as nothing is shown differently to anybody. */
    knows,
    /** Changes whenever anything was written. */
    version,
    async dispose() {
      await crash();
      raw.close();
      rmSync(folder, { recursive: true, force: true });
      emptyDisk(folder);
    },
  };
}

const refusedRow = z.object({ args: z.string() });

/** A title with this word in it breaks the database's own rules: a mutation that throws in the middle of its work. */
export const deliberate = 'unwritable';

let template: Promise<string> | undefined;

/** Migrating takes longer than a whole history: once is enough. */
function emptyDatabase(): Promise<string> {
  template ??= (async () => {
    const path = join(mkdtempSync(join(scratch(), 'pankh-empty-')), 'pankh.db');
    const database = await openDatabase(path);
    await database.close();
    const raw = new Sqlite(path);
    raw.exec(`create trigger unwritable before update on drafts when new.title like '%${deliberate}%'
      begin select raise(abort, '${deliberate}'); end`);
    raw.pragma('wal_checkpoint(TRUNCATE)');
    raw.close();
    return path;
  })();
  return template;
}
