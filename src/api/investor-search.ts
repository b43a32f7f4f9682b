import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { type InvestorSearchReply, investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { request } from './request.ts';

/** What the server finds for a query, by the names of its fields. Throws as `request` does. */
export async function fetchFound(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<InvestorSearchReply> {
  const { method, path, reply } = investorSearchEndpoint;
  return (
    await request(method, `${path}?${new URLSearchParams({ ...query, origin: '1' })}`, reply, { signal })
  ).value;
}

/** The record of an id, null where there is none. Throws as `request` does. */
export async function fetchInvestor(id: number, signal: AbortSignal): Promise<Investor | null> {
  const { method, path, query, reply } = investorListEndpoint;
  // Pages are ranges of ids: a page of one is the record of that number, unless the list has just become another.
  const asked = { page: String(id), limit: '1', origin: '1' };
  // No list is so long that somebody had a number of more digits.
  if (!query.safeParse(asked).success) return null;
  const address = `${path}?${new URLSearchParams(asked)}`;
  const { investors } = (await request(method, address, reply, { signal })).value;
  return investors.find((investor) => investor.id === id) ?? null;
}
