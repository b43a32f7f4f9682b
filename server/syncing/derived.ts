import type { Change } from '#sync/mutation.ts';
import { type Account, isVerified } from '#sync/records/account.ts';
import type { Block } from '#sync/records/block.ts';
import type { Connection } from '#sync/records/connection.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import type { HideableField } from '#sync/records/investor-profile.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { contactId, otherOf } from '#sync/rules/connections.ts';
import { isPublic } from '#sync/rules/in-market.ts';
import type { Key } from '#sync/tables.ts';
import { isBlocking } from '../db/blocks.ts';
import type { Trx } from '../db/connection.ts';
import { areConnected, connectionsOf } from '../db/connections.ts';
import { updatesOf } from '../db/deal-updates.ts';
import { opportunitiesOf } from '../db/opportunities.ts';
import { readRow } from '../db/records.ts';

/** What a row has to become because of another: the row, or null where it has to go. */
export type Derived = Change | (Key & { row: null });

/**
 * The rows that follow from the one that was just written, or removed (then `row` is what it was). What others are shown
 * of a person follows from their account, profile, company, connections and blocks, and is nowhere else kept up to date.
 */
export async function derivedFrom(trx: Trx, { table, id, row }: Change): Promise<Derived[]> {
  if (table === 'investorProfiles') return [await cardOf(trx, id)];
  if (table === 'companies') return withBusinessModel(trx, id, await opportunitiesOf(trx, id));
  if (table === 'opportunities') {
    const deal = await readRow(trx, 'opportunities', id);
    const model = deal ? await withBusinessModel(trx, deal.founderId, [deal]) : [];
    const views: Derived[] = deal ? [] : [{ table: 'dealViews', id, row: null }];
    return [...model, ...views, ...(await updatesWith(trx, id, deal))];
  }
  if (table === 'accounts') return [await cardOf(trx, id), ...(await shownToOthers(trx, id))];
  if (table === 'blocks') return [await contactAfter(trx, row)];
  return table === 'connections' ? contactsBy(trx, row) : [];
}

/** Who sees a deal sees what is new with it, and nobody once it is gone. */
async function updatesWith(trx: Trx, dealId: string, deal: Opportunity | undefined): Promise<Derived[]> {
  const updates = await updatesOf(trx, dealId);
  return updates.map((update) => ({
    table: 'dealUpdates',
    id: update.id,
    row: deal ? { ...update, dealStatus: deal.status } : null,
  }));
}

/**
 * How a company earns is said once, and stands with each of its deals: with one that everybody is shown as it was reviewed,
 * for nobody has read the new words yet; with any other as it is now.
 */
async function withBusinessModel(trx: Trx, founderId: string, deals: Opportunity[]): Promise<Derived[]> {
  const company = await readRow(trx, 'companies', founderId);
  if (!company) return [];
  const { businessModel } = company;
  return deals
    .filter((deal) => !isPublic(deal))
    .map((deal) => ({ table: 'opportunities', id: deal.id, row: { ...deal, businessModel } }));
}

/** Both ways: how each of the two reaches the other. */
async function contactsBy(
  trx: Trx,
  { investorId, entrepreneurId }: Pick<Connection, 'investorId' | 'entrepreneurId'>,
): Promise<Derived[]> {
  const isOpen = await areConnected(trx, investorId, entrepreneurId);
  return [
    await contactOf(trx, { viewerId: investorId, personId: entrepreneurId, isOpen }),
    await contactOf(trx, { viewerId: entrepreneurId, personId: investorId, isOpen }),
  ];
}

/** Who is blocked is not told how to reach who blocks them; the other way nothing changes. */
async function contactAfter(
  trx: Trx,
  { blockerId, blockedId }: Pick<Block, 'blockerId' | 'blockedId'>,
): Promise<Derived> {
  const isOpen = await areConnected(trx, blockerId, blockedId);
  return contactOf(trx, { viewerId: blockedId, personId: blockerId, isOpen });
}

/** What stands in the place of what an investor hides. */
const blankOf: Record<HideableField, Partial<InvestorCard>> = {
  location: { location: '' },
  bio: { bio: '' },
  range: { minInvestmentRange: null, maxInvestmentRange: null },
  areasOfExpertise: { areasOfExpertise: [] },
  preferredIndustries: { preferredIndustries: [] },
};

/** Verified investors alone are shown to everybody. */
async function cardOf(trx: Trx, id: string): Promise<Derived> {
  const account = await readRow(trx, 'accounts', id);
  if (!account || account.userType !== 'investor' || !isVerified(account) || account.disabledAt)
    return { table: 'investorCards', id, row: null };
  const profile = await readRow(trx, 'investorProfiles', id);
  const { fullName, location, bio = '', currency = 'INR', createdAt } = account;
  const { minInvestmentRange = null, maxInvestmentRange = null } = profile ?? {};
  const { areasOfExpertise = [], preferredIndustries = [], hiddenFields = [] } = profile ?? {};
  const person = { id, fullName, location, bio, areasOfExpertise, preferredIndustries };
  const row = { ...person, minInvestmentRange, maxInvestmentRange, currency, createdAt };
  for (const field of hiddenFields) Object.assign(row, blankOf[field]);
  return { table: 'investorCards', id, row };
}

/** A new name stands on the person's pitches and connections; a new email or phone with those they are connected with and do not block. */
async function shownToOthers(trx: Trx, id: string): Promise<Derived[]> {
  const account = await readRow(trx, 'accounts', id);
  if (!account) return [];
  const found: Derived[] = (await opportunitiesOf(trx, id)).map((deal) => ({
    table: 'opportunities',
    id: deal.id,
    row: { ...deal, founderName: account.fullName },
  }));
  for (const connection of await connectionsOf(trx, id)) {
    const row = renamed(connection, account);
    if (row) found.push({ table: 'connections', id: connection.id, row });
    if (connection.status === 'accepted')
      found.push(await contactOf(trx, { viewerId: otherOf(connection, id).id, personId: id, isOpen: true }));
  }
  return found;
}

function renamed(connection: Connection, { id, fullName }: Account): Connection | null {
  const side = connection.investorId === id ? 'investorName' : 'entrepreneurName';
  return connection[side] === fullName ? null : { ...connection, [side]: fullName };
}

/** `isOpen`: the two are connected. Nobody is told how to reach whom an admin has shut out. */
async function contactOf(
  trx: Trx,
  { viewerId, personId, isOpen }: { viewerId: string; personId: string; isOpen: boolean },
): Promise<Derived> {
  const id = contactId(viewerId, personId);
  const isTold = isOpen && !(await isBlocking(trx, personId, viewerId));
  const person = isTold ? await readRow(trx, 'accounts', personId) : undefined;
  if (!person || person.disabledAt) return { table: 'contacts', id, row: null };
  const { fullName, location, email, phone = '' } = person;
  return { table: 'contacts', id, row: { id, viewerId, personId, fullName, location, email, phone } };
}
