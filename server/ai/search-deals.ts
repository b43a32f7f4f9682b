import { setImmediate } from 'node:timers/promises';
import { type FoundDeal, fieldsOfDeal, findDeals } from '#sync/ai/rules/find-deals.ts';
import { readInTurns } from '#sync/ai/rules/read-in-turns.ts';
import type { DealSearchReply } from '#sync/endpoints/ai.ts';
import { opportunityReplyOf } from '#sync/endpoints/marketplace.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { readRows } from '../db/records.ts';
import { maySee } from '../policies/may-touch.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { createKeeper } from './keep-read.ts';
import { dealSearchPrompt } from './prompts/deal-search.ts';
import { readFound, wordsOfFound } from './read-found.ts';

/** The model reads so many deals: those the rules think of first, then the newest. */
const mostRead = 40;

/** For all searches of this process: of what a character brings some fifteen bytes are held. */
const keepRead = createKeeper(5_000_000);

/** The deals with these ids that fit a question, of those that the asker may see. */
export async function searchDeals(
  services: Services,
  asker: Asker,
  { query, ids }: { query: string; ids: readonly string[] },
): Promise<DealSearchReply> {
  const asked = await readRows(services.database.read, 'opportunities', [...new Set(ids)]);
  const deals = asked.filter((deal) => maySee(asker.account, 'opportunities', deal));
  // Anybody may search: others' requests are answered in between.
  await readInTurns(deals, fieldsOfDeal, setImmediate);
  keepRead(deals);
  const listed = services.model ? listedFor(query, deals) : [];
  const { answer, ...why } =
    listed.length === 0
      ? {}
      : await askModel(services, asker, dealSearchPrompt(query, listed), {
          read: (text) =>
            readFound(text, listed, {
              nameOf: ({ title }) => title,
              material: [query, ...listed.flatMap(({ title, description }) => [title, description])],
            }),
          words: wordsOfFound,
        });
  if (!answer) {
    const { summary, recommendations } = findDeals(query, deals);
    return { summary, recommendations: recommendations.map(replyOf), source: 'rules', ...why };
  }
  return {
    summary: answer.summary,
    recommendations: answer.recommendations.map(({ thing, ...found }) =>
      replyOf({ opportunity: thing, ...found }),
    ),
    source: 'ai',
  };
}

function replyOf({ opportunity, matchScore, reason }: FoundDeal<Opportunity>) {
  return { opportunity: opportunityReplyOf(opportunity), matchScore, reason };
}

function listedFor(query: string, deals: readonly Opportunity[]): Opportunity[] {
  const first = findDeals(query, deals, mostRead).recommendations.map(({ opportunity }) => opportunity);
  const newest = deals.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return [...new Set([...first, ...newest])].slice(0, mostRead);
}
