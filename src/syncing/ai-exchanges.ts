import { postAnalysis, postChat, postDealSearch, postEnhancement, postInvestorSearch } from '#src/api/ai.ts';
import type { BodyOf } from '#src/api/request.ts';
import { sessionToken } from '#src/data/people/session-token.ts';
import { recentlySaid } from '#src/data/said-in-chat.ts';
import { nextTask } from '#src/lib/next-task.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import {
  type AnalysisReply,
  aiInvestorSearchEndpoint,
  analyseOpportunityEndpoint,
  type ChatReply,
  chatEndpoint,
  type DealSearchReply,
  type EnhancementReply,
  enhanceDescriptionEndpoint,
  type InvestorSearchReply,
  mostInvestorsAsked,
  mostOpportunitiesAsked,
  previousMessages,
  searchOpportunitiesEndpoint,
} from '#sync/endpoints/ai.ts';
import { opportunityReplyOf } from '#sync/endpoints/marketplace.ts';
import type { Investor } from '#sync/records/investor.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** What each task is asked with, what of it goes to the server, and what it answers. Amounts are whole units. */
export type AiExchanges = {
  chat: { input: BodyOf<typeof chatEndpoint>; body: BodyOf<typeof chatEndpoint>; reply: ChatReply };
  analysis: {
    input: BodyOf<typeof analyseOpportunityEndpoint>;
    body: BodyOf<typeof analyseOpportunityEndpoint>;
    reply: AnalysisReply;
  };
  'deal-search': {
    input: { query: string; opportunities: Opportunity[] };
    body: BodyOf<typeof searchOpportunitiesEndpoint>;
    reply: DealSearchReply;
  };
  'investor-search': {
    input: { query: string; investors: Investor[] };
    body: BodyOf<typeof aiInvestorSearchEndpoint>;
    reply: InvestorSearchReply;
  };
  enhancement: {
    input: BodyOf<typeof enhanceDescriptionEndpoint>;
    body: BodyOf<typeof enhanceDescriptionEndpoint>;
    reply: EnhancementReply;
  };
};

export type AiInput<Task extends AiTask> = AiExchanges[Task]['input'];
export type AiReply<Task extends AiTask> = AiExchanges[Task]['reply'];

export type Sending = { signal?: AbortSignal; onText?: (text: string) => void };

type Exchange<Task extends AiTask> = {
  bodyOf(input: AiInput<Task>): AiExchanges[Task]['body'];
  post(body: AiExchanges[Task]['body'], sending: Sending): Promise<AiReply<Task>>;
  /** By the rules, on this device; `context` is the conversation's. */
  here(input: AiInput<Task>, context: string): Promise<AiReply<Task>>;
};

const rules = { source: 'rules' } as const;

/** How each task is asked: of the server, and of the rules, whose code comes when it is needed. */
export const aiExchanges: { [Task in AiTask]: Exchange<Task> } = {
  chat: {
    bodyOf: (input) => input,
    post: postChat,
    async here({ message, context: told }, context) {
      const { answerByRules } = await import('#sync/ai/rules/answer.ts');
      const previous = await recentlySaid(context, previousMessages);
      const answer = answerByRules(message, {
        context: chatEndpoint.body.shape.context.parse(told),
        previous,
      });
      return { ...answer, response: answer.message, ...rules };
    },
  },
  analysis: {
    bodyOf: (input) => input,
    post: (body, { signal }) => postAnalysis(body, signal),
    async here(input) {
      const [{ analyseByRules }, { withAssumed }] = await Promise.all([
        import('#sync/ai/rules/analyse.ts'),
        import('#sync/ai/rules/assume.ts'),
      ]);
      const { pitch, assumed } = withAssumed(analyseOpportunityEndpoint.body.parse(input));
      return { ...analyseByRules(pitch), assumed, ...rules };
    },
  },
  'deal-search': {
    // The server reads its own rows of them: the ids say enough.
    bodyOf: ({ query, opportunities }) => ({
      query,
      opportunities: opportunities.slice(0, mostOpportunitiesAsked).map(({ id }) => ({ id })),
    }),
    post: (body, { signal }) => postDealSearch(body, signal),
    async here({ query, opportunities }) {
      const [{ fieldsOfDeal, findDeals }, { readInTurns }] = await Promise.all([
        import('#sync/ai/rules/find-deals.ts'),
        import('#sync/ai/rules/read-in-turns.ts'),
      ]);
      await readInTurns(opportunities, fieldsOfDeal, nextTask);
      const { summary, recommendations } = findDeals(query, opportunities);
      return {
        summary,
        recommendations: recommendations.map(({ opportunity, ...found }) => ({
          ...found,
          opportunity: opportunityReplyOf(opportunity),
        })),
        ...rules,
      };
    },
  },
  'investor-search': {
    bodyOf: ({ query, investors }) => ({
      query,
      investors: investors.slice(0, mostInvestorsAsked).map(({ id, name }) => ({ id, name })),
    }),
    post: (body, { signal }) => postInvestorSearch(body, signal),
    async here({ query, investors }) {
      const { answerInvestorQuestion } = await import('#sync/ai/rules/answer-investor-question.ts');
      return { ...answerInvestorQuestion(query, investors.slice(0, mostInvestorsAsked)), ...rules };
    },
  },
  enhancement: {
    bodyOf: (input) => input,
    post: async (body, { signal }) => postEnhancement(body, { signal, bearer: await sessionToken() }),
    async here(input) {
      const { improveByRules } = await import('#sync/ai/rules/improve-description.ts');
      const enhanced = improveByRules(enhanceDescriptionEndpoint.body.parse(input));
      return { enhanced, enhancedDescription: enhanced, ...rules };
    },
  },
};
