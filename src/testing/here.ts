import { currentPersonId } from '#src/data/database/device-db.ts';
import { keptWork } from '#src/data/database/kept-people.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { allTables, type PersonDb, readMeta } from '#src/data/database/person-db.ts';
import { giveDeviceTo } from '#src/data/database/tab-person.ts';
import { beginPerson, forgetPerson, removeKeptWork } from '#src/data/people/people.ts';
import type { SessionUser } from '#sync/endpoints/auth.ts';
import { newId } from '#sync/ids.ts';
import type { UserType } from '#sync/records/account.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

globalThis.localStorage ??= Object.assign(Object.create(null), { getItem: () => null, removeItem() {} });

/** Whoever has the device leaves it, though another tab has given it to them. */
async function leftHere(): Promise<void> {
  await giveDeviceTo(await currentPersonId());
  await forgetPerson({ logoutOwed: false });
}

/** The database of a device that nobody has signed in on, with nothing in it. */
export async function nobodyHere(): Promise<PersonDb> {
  await leftHere();
  const db = await currentDb();
  for (const table of [...allTables(db), db.asks]) await table.clear();
  return db;
}

/** A device that nobody uses, and that keeps nobody's unsent work. */
export async function nothingKeptHere(): Promise<void> {
  await leftHere();
  for (const { userId } of await keptWork()) await removeKeptWork(userId);
}

/** A fictional founder, as the server tells of whoever signs in. */
export function madeUpUser(id: string, email = 'tara@people.example'): SessionUser {
  return {
    id,
    email,
    fullName: 'Tara Menon',
    userType: 'entrepreneur',
    emailVerified: true,
    phoneVerified: true,
  };
}

/**
 * The database of a device that somebody has signed in on, and who they are. `hasHeard`: the server has told it all that it
 * keeps for them.
 */
export async function signedInHere(
  userType: UserType,
  { isVerified = true, hasHeard = true } = {},
): Promise<{ db: PersonDb; userId: string }> {
  await leftHere();
  const userId = newId();
  const verified = { emailVerified: isVerified, phoneVerified: isVerified };
  await beginPerson({ ...madeUpUser(userId), userType, ...verified }, 'a token');
  const db = await currentDb();
  if (hasHeard)
    await db.meta.put({ ...(await readMeta(db)), epoch: 'an epoch', cursors: { [userId]: 1, public: 1 } });
  return { db, userId };
}

/** As in the middle of the first reading: a page has come, and there are others. */
export async function firstPageHere(db: PersonDb): Promise<void> {
  await db.meta.put({
    ...(await readMeta(db)),
    epoch: 'an epoch',
    cursors: { public: 1 },
    isFirstReading: true,
  });
}

/** A fictional deal with what the test says of it. */
export function madeUpDeal(told: Partial<Opportunity> = {}): Opportunity {
  const at = '2026-03-01T09:00:00.000Z';
  return {
    id: newId(),
    founderId: newId(),
    founderName: 'Meera Rao',
    title: 'Lantern Looms',
    description: 'Looms that run on rain.',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat, India',
    currency: 'INR',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    raisedAmount: 1_000_000,
    highlights: [],
    status: 'active',
    createdAt: at,
    updatedAt: at,
    ...told,
  };
}

/** A fictional request of an investor to a founder with what the test says of it. */
export function madeUpRequest(told: Partial<Connection> = {}): Connection {
  return {
    id: newId(),
    investorId: newId(),
    entrepreneurId: newId(),
    opportunityId: null,
    requestedBy: 'investor',
    status: 'pending',
    message: '',
    reason: '',
    investorName: 'Tara Menon',
    entrepreneurName: 'Meera Rao',
    dealTitle: '',
    createdAt: '2026-03-01T09:00:00.000Z',
    answeredAt: null,
    endedAt: null,
    ...told,
  };
}
