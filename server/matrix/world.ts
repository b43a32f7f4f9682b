import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { protocol, type SyncReply } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { saveSession } from '../db/sessions.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServer, testServer } from '../testing/http.ts';
import type { Actor } from './access.ts';

type Member = { account: Account; cookie: string; sessionId: string };

type Members = Record<Exclude<Actor, 'nobody'> | 'other', Member>;

/** A server with one person of each kind, and another entrepreneur whose things are foreign to all of them. */
export type World = {
  server: TestServer;
  members: Members;
  cookieOf(actor: Actor | 'other'): string;
  /** Sends one mutation in somebody's name; answers 'applied' or the code of what kept it. */
  send(who: Actor | 'other', name: MutationName, args: unknown): Promise<string>;
};

export async function createWorld(): Promise<World> {
  const server = await testServer();
  const unverified = { emailVerified: false, phoneVerified: false };
  return seenBy(server, {
    unverified: await member(server, { userType: 'entrepreneur', ...unverified }),
    investor: await member(server, { userType: 'investor' }),
    entrepreneur: await member(server, { userType: 'entrepreneur' }),
    admin: await member(server, { userType: 'admin' }),
    other: await member(server, { userType: 'entrepreneur' }),
  });
}

/** The same world with somebody new in the place of one of them, to whom the things of `other` are foreign. */
export async function withNew(
  { server, members }: World,
  actor: keyof Members,
  given: Partial<Account>,
  other = members.other,
): Promise<World> {
  return seenBy(server, { ...members, other, [actor]: await member(server, given) });
}

function seenBy(server: TestServer, members: Members): World {
  const clients = new Map<string, { clientId: string; seq: number }>();
  const cookieOf = (who: Actor | 'other') => (who === 'nobody' ? '' : members[who].cookie);
  return {
    server,
    members,
    cookieOf,
    async send(who, name, args) {
      const client = clients.get(who) ?? { clientId: newId(), seq: 0 };
      client.seq += 1;
      clients.set(who, client);
      const mutations = [{ seq: client.seq, id: newId(), name, args }];
      const userId = who === 'nobody' ? null : members[who].account.id;
      const body = { protocol, epoch: '', userId, clientId: client.clientId, ack: 0, mutations, cursors: {} };
      const answer = await server.call('POST', '/api/sync', { body, cookie: cookieOf(who) });
      const [outcome] = (answer.body as SyncReply).outcomes; // this server's own reply
      if (!outcome) throw new Error(`${name} has no outcome: ${answer.status}`);
      return outcome.result === 'applied' ? 'applied' : outcome.failure.code;
    },
  };
}

async function member(server: TestServer, given: Partial<Account>): Promise<Member> {
  const account = await storeAccount(server, given);
  const cookie = newSecret();
  const now = server.now();
  const later = new Date(Date.parse(now) + 3_600_000).toISOString();
  const sessionId = newId();
  await saveSession(server.database.write, {
    id: sessionId,
    accountId: account.id,
    cookieHash: hashSecret(cookie),
    tokenHash: hashSecret(newSecret()),
    createdAt: now,
    expiresAt: later,
    tokenExpiresAt: later,
    deviceName: 'Chrome on Android',
    lastUsedAt: now,
    authenticatedAt: now,
  });
  return { account, cookie: `pankh=${cookie}`, sessionId };
}
