import type * as z from 'zod';
import { askedAbout } from '#sync/ai/rules/advise-approach.ts';
import { answerInvestorQuestion } from '#sync/ai/rules/answer-investor-question.ts';
import { investorApproached } from '#sync/ai/rules/asked-approach.ts';
import { aiInvestorSearchEndpoint, type InvestorSearchReply } from '#sync/endpoints/ai.ts';
import type { Investor } from '#sync/records/investor.ts';
import { investorOfIdentity, investorsWithIds } from '../db/directory.ts';
import { identitiesOfName } from '../directory/investor-identity.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { approachPrompt } from './prompts/approach.ts';
import { investorSearchPrompt } from './prompts/investor-search.ts';
import { readFound, wordsOfFound } from './read-found.ts';

type Body = z.infer<typeof aiInvestorSearchEndpoint.body>;

/** The firms of the directory among those sent that fit a question; to one how to approach one of them, how to, with that one alone. */
export async function searchInvestors(
  services: Services,
  asker: Asker,
  { query, investors: sent }: Body,
): Promise<InvestorSearchReply> {
  const all = await recordsOf(services, sent);
  const approached = investorApproached(query, all);
  const investors = approached ? [approached] : all;
  const prompt = approached ? approachPrompt(query, approached) : investorSearchPrompt(query, investors);
  const { answer, ...why } =
    investors.length === 0
      ? {}
      : await askModel(services, asker, prompt, {
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
  if (!answer) return { ...answerInvestorQuestion(query, investors), source: 'rules', ...why };
  const { summary, recommendations } = answer;
  const found = recommendations.map(({ thing: { id, name }, ...rest }) => ({ id, name, ...rest }));
  if (approached && found.length === 0) found.push(askedAbout(approached));
  return { summary, recommendations: found, source: 'ai' };
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
