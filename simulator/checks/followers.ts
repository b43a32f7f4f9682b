import { idOf } from '#sync/ids.ts';
import type { TableName } from '#sync/tables.ts';
import type { SimServer } from '../world/server.ts';
import { isBlocking } from './blocked.ts';
import { differences, indexed, type RowsById, rowsById } from './oracle.ts';

type Row = Record<string, unknown>;

/** Where what is shown of a person to others is not what they say of themselves. */
export function followerFaults(server: SimServer): string[] {
  const [accounts, companies, deals, meetings, investorProfiles, blocks] = [
    rowsById(server, 'accounts'),
    rowsById(server, 'companies'),
    rowsById(server, 'opportunities'),
    rowsById(server, 'connections'),
    rowsById(server, 'investorProfiles'),
    rowsById(server, 'blocks'),
  ];
  const connections = Object.values(meetings);
  const nameOf = (id: unknown) => accounts[String(id)]?.fullName;
  const updates = Object.values(rowsById(server, 'dealUpdates'));
  const names = [
    ...updates.map(({ id, opportunityId, dealStatus }) => [
      `dealUpdates/${String(id)}`,
      dealStatus,
      deals[String(opportunityId)]?.status,
    ]),
    ...connections.flatMap((row) => [
      [`connections/${String(row.id)}`, row.investorName, nameOf(row.investorId)],
      [`connections/${String(row.id)}`, row.entrepreneurName, nameOf(row.entrepreneurId)],
    ]),
    ...Object.values(deals).map((deal) => [
      `opportunities/${String(deal.id)}`,
      deal.founderName,
      nameOf(deal.founderId),
    ]),
    // With a pitch that everybody is shown it is as it was reviewed: the ledger tells.
    ...Object.values(deals)
      .filter(({ status }) => status !== 'active' && status !== 'closed')
      .map((deal) => [
        `opportunities/${String(deal.id)}`,
        deal.businessModel,
        companies[String(deal.founderId)]?.businessModel ?? '',
      ]),
  ];
  const cards = Object.keys(accounts)
    .map((id) => cardOf({ accounts, investorProfiles }, id))
    .filter((card) => card !== undefined);
  return [
    ...names.flatMap(([row, is, should]) =>
      is === should ? [] : [`${String(row)} says ${String(is)} where ${String(should)} is right`],
    ),
    ...differences({ cards: rowsById(server, 'investorCards') }, { cards: indexed(cards) }),
    ...differences(
      { contacts: rowsById(server, 'contacts') },
      { contacts: indexed(contactsBy({ accounts, connections: meetings, blocks })) },
    ),
  ];
}

/** What everybody is shown of an investor who is verified; nothing of anybody else. */
export function cardOf(
  { accounts, investorProfiles }: Pick<Record<TableName, RowsById>, 'accounts' | 'investorProfiles'>,
  id: string,
): Row | undefined {
  const account = accounts[id];
  if (account?.userType !== 'investor' || !account.emailVerified || !account.phoneVerified) return undefined;
  const { fullName, location, bio, currency, createdAt } = account;
  const { minInvestmentRange = null, maxInvestmentRange = null } = investorProfiles[id] ?? {};
  const { areasOfExpertise = [], preferredIndustries = [] } = investorProfiles[id] ?? {};
  const range = { minInvestmentRange, maxInvestmentRange };
  const person = { id, fullName, location, bio, currency, createdAt };
  const { hiddenFields = [] } = investorProfiles[id] ?? {};
  const isHidden = (field: string) => JSON.stringify(hiddenFields).includes(`"${field}"`);
  return {
    ...person,
    ...(isHidden('range') ? { minInvestmentRange: null, maxInvestmentRange: null } : range),
    ...(isHidden('location') && { location: '' }),
    ...(isHidden('bio') && { bio: '' }),
    areasOfExpertise: isHidden('areasOfExpertise') ? [] : areasOfExpertise,
    preferredIndustries: isHidden('preferredIndustries') ? [] : preferredIndustries,
  };
}

type Met = Pick<Record<TableName, RowsById>, 'accounts' | 'connections' | 'blocks'>;

/** What somebody is told of how to reach somebody else; nothing where they are not connected, or are blocked. */
export function contactOf(held: Met, id: string): Row | undefined {
  return contactsBy(held).find((contact) => contact.id === id);
}

/** How to reach whom: told to each of two who are connected whom the other does not block, and to nobody else. */
function contactsBy({ accounts, connections, blocks }: Met) {
  const accepted = Object.values(connections).filter(({ status }) => status === 'accepted');
  const pairs = accepted.flatMap(({ investorId, entrepreneurId }) => [
    { viewerId: String(investorId), personId: String(entrepreneurId) },
    { viewerId: String(entrepreneurId), personId: String(investorId) },
  ]);
  const told = pairs.filter(({ viewerId, personId }) => !isBlocking({ blocks }, personId, viewerId));
  return told.map(({ viewerId, personId }) => {
    const { fullName, location, email, phone } = accounts[personId] ?? {};
    return { id: idOf('contact', viewerId, personId), viewerId, personId, fullName, location, email, phone };
  });
}
