import type * as z from 'zod';
import { findInvestors } from '#sync/ai/rules/find-investors.ts';
import { aiInvestorSearchEndpoint, type InvestorSearchReply } from '#sync/endpoints/ai.ts';
import type { Investor } from '#sync/records/investor.ts';
import { investorOfIdentity, investorsWithIds } from '../db/directory.ts';
import { identitiesOfName } from '../directory/investor-identity.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { investorSearchPrompt } from './prompts/investor-search.ts';
import { readFound, wordsOfFound } from './read-found.ts';

type Body = z.infer<typeof aiInvestorSearchEndpoint.body>;

/** The firms of the directory among those sent that fit a question. */
export async function searchInvestors(
  services: Services,
  asker: Asker,
  { query, investors: sent }: Body,
): Promise<InvestorSearchReply> {
  const investors = await recordsOf(services, sent);
  const { answer, ...why } =
    investors.length === 0
      ? {}
      : await askModel(services, asker, investorSearchPrompt(query, investors), {
          read: (text) =>
            readFound(text, investors, {
              nameOf: ({ name }) => name,
              material: [
                query,
                ...investors.flatMap(({ name, investmentThesis }) => [name, investmentThesis]),
              ],
            }),
          words: wordsOfFound,
        });
  if (!answer) return { ...findInvestors(query, investors), source: 'rules', ...why };
  return {
    summary: answer.summary,
    recommendations: answer.recommendations.map(({ thing: { id, name }, ...found }) => ({
      id,
      name,
      ...found,
    })),
    source: 'ai',
  };
}

/** Our own records of them, in the order in which they were sent: nothing else that a request says of a firm is read. */
async function recordsOf({ database }: Services, sent: Body['investors']): Promise<Investor[]> {
  const byId = new Map(
    (await investorsWithIds(database.read, [...new Set(sent.flatMap(({ id }) => id ?? []))])).map(
      (investor) => [investor.id, investor] as const,
    ),
  );
  const records = new Set<Investor>();
  const seen = new Set<number>();
  for (const { id, name } of sent) {
    const found =
      id === undefined ? await investorOfIdentity(database.read, identitiesOfName(name)) : byId.get(id);
    if (!found || seen.has(found.id)) continue;
    seen.add(found.id);
    records.add(found);
  }
  return [...records];
}
