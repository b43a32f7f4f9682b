import type * as z from 'zod';
import { investorListEndpoint } from '#sync/endpoints/directory.ts';
import { type InvestorSearchReply, investorSearchEndpoint } from '#sync/endpoints/investor-search.ts';
import type { Investor } from '#sync/records/investor.ts';
import { ApiError } from './api-error.ts';

const timeoutMilliseconds = 20_000;

/** What the server finds for a query, by the names of its fields. Throws ApiError, or what kept an answer from coming. */
export function fetchFound(query: Record<string, string>, signal: AbortSignal): Promise<InvestorSearchReply> {
  return fetchJson(investorSearchEndpoint.path, query, investorSearchEndpoint.reply, signal);
}

/** The record of an id, null where there is none. Throws where the server does not answer. */
export async function fetchInvestor(id: number, signal: AbortSignal): Promise<Investor | null> {
  // Ids are dense: a page of one is the record of that number.
  const { path, reply } = investorListEndpoint;
  const { investors } = await fetchJson(path, { page: String(id), limit: '1' }, reply, signal);
  return investors[0] ?? null;
}

async function fetchJson<T>(
  path: string,
  query: Record<string, string>,
  reply: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
  });
  if (!response.ok)
    throw new ApiError(
      response.status,
      await response.text(),
      response.statusText,
      response.headers.get('Retry-After'),
    );
  return reply.parse(await response.json());
}
