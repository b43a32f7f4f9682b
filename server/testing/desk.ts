import { newId } from '#sync/ids.ts';
import { type Outcome, protocol, syncPath, syncReplySchema } from '#sync/protocol.ts';
import type { Account } from '#sync/records/account.ts';
import { saveSession } from '../db/sessions.ts';
import { hashSecret, newSecret } from '../outside/secrets.ts';
import { storeAccount, storeCompany } from './accounts.ts';
import type { TestServer } from './http.ts';

export type DeskPerson = Account & { cookie: string; clientId: string; seq: number };

const years = 365 * 24 * 60 * 60 * 1000;

/** People with a session each, and what they do through sync. */
export function desk(server: TestServer) {
  async function person(given: Partial<Account> = {}): Promise<DeskPerson> {
    const account = await storeAccount(server, given);
    const secret = newSecret();
    const now = server.now();
    const expiresAt = new Date(Date.parse(now) + 20 * years).toISOString();
    await saveSession(server.database.write, {
      id: newId(),
      accountId: account.id,
      cookieHash: hashSecret(secret),
      tokenHash: hashSecret(newSecret()),
      createdAt: now,
      expiresAt,
      tokenExpiresAt: expiresAt,
      deviceName: 'Chrome on Android',
      lastUsedAt: now,
      authenticatedAt: now,
    });
    return { ...account, cookie: `pankh=${secret}`, clientId: newId(), seq: 0 };
  }

  async function exchange(by: DeskPerson, mutations: object[]) {
    const { id: userId, clientId, cookie } = by;
    const { body } = await server.call('POST', syncPath, {
      cookie,
      body: { protocol, epoch: '', userId, clientId, ack: 0, mutations, cursors: {} },
    });
    return syncReplySchema.parse(body);
  }

  async function send(by: DeskPerson, name: string, args: unknown): Promise<Outcome> {
    by.seq += 1;
    const { outcomes } = await exchange(by, [{ seq: by.seq, id: newId(), name, args }]);
    const [outcome] = outcomes;
    if (!outcome) throw new Error('No outcome');
    return outcome;
  }

  async function shownTo(viewer: DeskPerson, table: string) {
    const { changes } = await exchange(viewer, []);
    return changes.flatMap((change) => (change.table === table ? [change.row] : []));
  }

  async function mailsTo(email: string): Promise<string> {
    const { read } = server.database;
    const mails = await read.selectFrom('messages').selectAll().where('recipient', '=', email).execute();
    return mails.map(({ subject, text }) => `${subject}\n${text}`).join();
  }

  /** Submits a pitch, of a founder who has told of their `company` or has not. Answers the opportunity's id. */
  async function pitchOf(founder: DeskPerson, { company = false } = {}): Promise<string> {
    if (company) await storeCompany(server, founder.id);
    const [draftId, opportunityId] = [newId(), newId()];
    await send(founder, 'createDraft', { draftId, currency: 'INR' });
    const words = {
      title: 'Lantern Looms',
      description: 'Looms that run on rain.',
      industry: 'Technology',
      stage: 'Seed',
      location: 'Surat',
      totalRequired: '25 lakh',
      minInvestment: '50000',
    };
    for (const [field, to] of Object.entries(words))
      await send(founder, 'editDraft', { draftId, field, from: '', to });
    const outcome = await send(founder, 'submitPitch', { draftId, opportunityId, accuracyConfirmed: true });
    if (outcome.result !== 'applied') throw new Error('The pitch was not taken');
    return opportunityId;
  }

  return { person, send, shownTo, mailsTo, pitchOf };
}
