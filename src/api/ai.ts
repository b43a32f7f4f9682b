import {
  type AiFeedback,
  type AnalysisReply,
  aiFeedbackEndpoint,
  aiInvestorSearchEndpoint,
  analyseOpportunityEndpoint,
  type ChatReply,
  chatEndpoint,
  type DealSearchReply,
  type EnhancementReply,
  enhanceDescriptionEndpoint,
  type InvestorSearchReply,
  searchOpportunitiesEndpoint,
} from '#sync/endpoints/ai.ts';
import { type BodyOf, call } from './request.ts';
import { requestStream } from './request-stream.ts';

// The assistant's endpoints. Each throws as `request` does, and the reason of `signal` where that fires.

/** The server has its own answer within 20 s, whatever the model does; and it has to travel. */
const timeout = 25_000;

/** With `onText` the answer is streamed: it is told all the text that has come so far, with every piece. */
export function postChat(
  body: BodyOf<typeof chatEndpoint>,
  { signal, onText }: { signal?: AbortSignal; onText?: (text: string) => void } = {},
): Promise<ChatReply> {
  const { path, reply } = chatEndpoint;
  if (onText) return requestStream(path, reply, { body, onText, signal });
  return call(chatEndpoint, { body, signal, timeout });
}

export function postAnalysis(
  body: BodyOf<typeof analyseOpportunityEndpoint>,
  signal?: AbortSignal,
): Promise<AnalysisReply> {
  return call(analyseOpportunityEndpoint, { body, signal, timeout });
}

export function postDealSearch(
  body: BodyOf<typeof searchOpportunitiesEndpoint>,
  signal?: AbortSignal,
): Promise<DealSearchReply> {
  return call(searchOpportunitiesEndpoint, { body, signal, timeout });
}

export function postInvestorSearch(
  body: BodyOf<typeof aiInvestorSearchEndpoint>,
  signal?: AbortSignal,
): Promise<InvestorSearchReply> {
  return call(aiInvestorSearchEndpoint, { body, signal, timeout });
}

/** `bearer`: the token of the session, which the spec has this call bring. */
export function postEnhancement(
  body: BodyOf<typeof enhanceDescriptionEndpoint>,
  { signal, bearer }: { signal?: AbortSignal; bearer?: string | null } = {},
): Promise<EnhancementReply> {
  return call(enhanceDescriptionEndpoint, { body, signal, bearer, timeout });
}

export async function postAiFeedback(body: AiFeedback): Promise<void> {
  await call(aiFeedbackEndpoint, { body });
}
