import { newId } from '#sync/ids.ts';
import type { Change } from '#sync/mutation.ts';
import { subscriptionId } from '#sync/mutations/settings.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeCompany } from '../testing/accounts.ts';
import type { World } from './world.ts';

/** A version of a draft, as an edit leaves it. */
export async function storeVersion(world: World, ownerId: string, draftId: string): Promise<string> {
  const id = newId();
  const words = { title: 'Rain Looms', industry: '', stage: '', location: '', description: '' };
  const amounts = { currency: 'INR', totalRequired: '', minInvestment: '', highlights: [] };
  const kept = { at: world.server.now(), why: 'before-edit' as const, keptBy: newId() };
  await store(world, {
    table: 'draftVersions',
    id,
    row: { id, draftId, ownerId, ...words, ...amounts, ...kept },
  });
  return id;
}

/** Refused work that waits for its person. */
export async function storeAttention(world: World, userId: string): Promise<string> {
  const id = newId();
  const refusal = { name: 'createDraft', args: {}, code: 'invalid', message: 'Invalid', field: null };
  const open = { at: world.server.now(), resolution: null, resolvedAt: null };
  await store(world, { table: 'attention', id, row: { id, userId, ...refusal, ...open } });
  return id;
}

export async function storeNotification(world: World, accountId: string): Promise<string> {
  const id = newId();
  const told = { event: 'connection-requested' as const, aboutId: newId(), who: 'Tara', what: '' };
  const row = { id, accountId, ...told, at: world.server.now(), readAt: null };
  await store(world, { table: 'notifications', id, row });
  return id;
}

export async function storeInvestment(world: World, ownerId: string): Promise<string> {
  const id = newId();
  const now = world.server.now();
  const terms = { amount: 100, currency: 'INR', investedOn: '2024-02-29', stage: '', returned: 0, note: '' };
  const told = { opportunityId: null, company: 'Rain Looms', state: 'active' as const, ...terms };
  const row = { id, ownerId, ...told, createdAt: now, updatedAt: now, removedAt: null };
  await store(world, { table: 'investments', id, row });
  return id;
}

export async function storeApproach(world: World, ownerId: string): Promise<string> {
  const id = newId();
  const now = world.server.now();
  const who = { directoryId: null, investorId: null, name: 'Rain Capital', kind: '', website: '', place: '' };
  const stands = { stage: 'talks' as const, followUpOn: '', noReasons: [], noWords: '', note: '' };
  const row = { id, ownerId, ...who, ...stands, createdAt: now, updatedAt: now, removedAt: null };
  await store(world, { table: 'approaches', id, row });
  return id;
}

/** A pitch that waits for its review, of a founder who has told of their company. */
export async function storeOpportunity(
  world: World,
  founderId: string,
  status: 'review' | 'active' = 'review',
): Promise<string> {
  const id = newId();
  const words = {
    title: 'Rain Looms',
    description: 'Looms',
    industry: 'SaaS',
    stage: 'Seed',
    location: 'Surat',
  };
  const amounts = {
    currency: 'INR',
    totalRequired: 1_000,
    minInvestment: 10,
    raisedAmount: 0,
    highlights: [],
  };
  const times = { createdAt: world.server.now(), updatedAt: world.server.now() };
  const row = {
    id,
    founderId,
    founderName: 'Tara',
    ...words,
    ...amounts,
    status,
    ...times,
  };
  await storeCompany(world.server, founderId);
  await store(world, { table: 'opportunities', id, row });
  return id;
}

/** What the founder of a pitch that everybody can see has told of it. */
export async function storeUpdate(world: World, founderId: string): Promise<string> {
  const id = newId();
  const opportunityId = await storeOpportunity(world, founderId, 'active');
  const words = { title: 'A second mill', text: 'It weaves.', dealStatus: 'active' as const };
  const moments = { createdAt: world.server.now(), editedAt: null, removedAt: null };
  await store(world, {
    table: 'dealUpdates',
    id,
    row: { id, opportunityId, founderId, ...words, ...moments },
  });
  return id;
}

/** A report that nobody has dealt with yet. */
export async function storeReport(world: World, reporterId: string): Promise<string> {
  const id = newId();
  const about = { subject: 'person' as const, subjectId: newId(), subjectName: 'Somebody' };
  const told = { reason: 'spam' as const, detail: '', at: world.server.now() };
  const undecided = { state: 'open' as const, answer: '', decidedAt: null };
  await store(world, { table: 'reports', id, row: { id, reporterId, ...about, ...told, ...undecided } });
  return id;
}

/** A plan that somebody asked for, as a sign-up with a plan does. */
export async function storeRequest(world: World, accountId: string, planId: string): Promise<void> {
  const id = subscriptionId(accountId, planId);
  const undecided = { decidedAt: null, endedAt: null, reason: null };
  const asked = { state: 'requested' as const, requestedAt: world.server.now() };
  await store(world, { table: 'subscriptions', id, row: { id, accountId, planId, ...asked, ...undecided } });
}

function store({ server }: World, change: Change): Promise<number> {
  return server.database.write.transaction().execute((trx) => writeChanges(trx, [change], server.now()));
}

/** A connection of somebody's in which the other has written once. */
export async function storeThread(world: World, personId: string): Promise<string> {
  const connectionId = await storeConnection(world, personId, { asker: true, status: 'accepted' });
  const [id, investorId, now] = [newId(), newId(), world.server.now()];
  const read = { investorRead: 1, entrepreneurRead: 0 };
  const thread = {
    id: connectionId,
    investorId,
    entrepreneurId: personId,
    count: 1,
    lastId: id,
    lastAt: now,
  };
  await store(world, { table: 'threads', id: connectionId, row: { ...thread, ...read } });
  const sides = { senderId: investorId, recipientId: personId };
  const row = { id, connectionId, ...sides, number: 1, text: 'Hello', writtenAt: now, sentAt: now };
  await store(world, { table: 'directMessages', id, row });
  return connectionId;
}

/** A message that somebody was sent with a file of that hash. Answers its id. */
export async function storeAttached(world: World, recipientId: string, hash: string): Promise<string> {
  const [id, senderId, now] = [newId(), world.members.other.account.id, world.server.now()];
  const attachments = [{ hash, name: 'plan.txt', size: 5 }];
  const content = { number: 1, text: '', attachments, writtenAt: now, sentAt: now };
  const row = { id, connectionId: newId(), senderId, recipientId, ...content };
  await store(world, { table: 'directMessages', id, row });
  await attachmentFiles(world.server.settings.DATA_DIR).append({ accountId: senderId, hash }, looms, 0);
  await attachmentFiles(world.server.settings.DATA_DIR).finish({ accountId: senderId, hash });
  return id;
}
const looms = Buffer.from('Looms');

/** A connection in which somebody has a part, as who asked or as who was asked. */
export async function storeConnection(
  world: World,
  personId: string,
  { asker, status }: { asker: boolean; status: 'pending' | 'accepted' },
  id = newId(),
): Promise<string> {
  const parties = { investorId: newId(), entrepreneurId: personId, investorName: 'A', entrepreneurName: 'B' };
  const asked = { opportunityId: null, dealTitle: '', message: '', reason: '', status };
  const times = { createdAt: world.server.now(), answeredAt: null, endedAt: null };
  const requestedBy = asker ? ('entrepreneur' as const) : ('investor' as const);
  await store(world, { table: 'connections', id, row: { id, ...parties, ...asked, requestedBy, ...times } });
  return id;
}
