import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { type InvestorSearchReply, investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { call } from './request.ts';

/** What the server finds for a query, by the names of its fields. Throws as `request` does. */
export function fetchFound(
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<InvestorSearchReply> {
  return call(investorSearchEndpoint, { query: { ...query, origin: '1' }, signal });
}

/** The record of an id, null where there is none. Throws as `request` does. */
export async function fetchInvestor(id: number, signal?: AbortSignal): Promise<Investor | null> {
  // Pages are ranges of ids: a page of one is the record of that number, unless the list has just become another.
  const query = { page: String(id), limit: '1', origin: '1' };
  // No list is so long that somebody had a number of more digits.
  if (!investorListEndpoint.query.safeParse(query).success) return null;
  const { investors } = await call(investorListEndpoint, { query, signal });
  return investors.find((investor) => investor.id === id) ?? null;
}
