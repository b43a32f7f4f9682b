import type * as z from 'zod';
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
import { request } from './request.ts';
import { requestStream } from './request-stream.ts';

// The assistant's endpoints. Each throws as `request` does, and the reason of `signal` where that fires.

type Body<Endpoint extends { body: z.ZodType }> = z.input<Endpoint['body']>;

/** The server has its own answer within 20 s, whatever the model does; and it has to travel. */
const timeout = 25_000;

/** With `onText` the answer is streamed: it is told all the text that has come so far, with every piece. */
export async function postChat(
  body: Body<typeof chatEndpoint>,
  { signal, onText }: { signal?: AbortSignal; onText?: (text: string) => void } = {},
): Promise<ChatReply> {
  const { method, path, reply } = chatEndpoint;
  if (onText) return requestStream(path, reply, { body, onText, signal });
  return (await request(method, path, reply, { body, signal, timeout })).value;
}

export async function postAnalysis(
  body: Body<typeof analyseOpportunityEndpoint>,
  signal?: AbortSignal,
): Promise<AnalysisReply> {
  const { method, path, reply } = analyseOpportunityEndpoint;
  return (await request(method, path, reply, { body, signal, timeout })).value;
}

export async function postDealSearch(
  body: Body<typeof searchOpportunitiesEndpoint>,
  signal?: AbortSignal,
): Promise<DealSearchReply> {
  const { method, path, reply } = searchOpportunitiesEndpoint;
  return (await request(method, path, reply, { body, signal, timeout })).value;
}

export async function postInvestorSearch(
  body: Body<typeof aiInvestorSearchEndpoint>,
  signal?: AbortSignal,
): Promise<InvestorSearchReply> {
  const { method, path, reply } = aiInvestorSearchEndpoint;
  return (await request(method, path, reply, { body, signal, timeout })).value;
}

/** `bearer`: the token of the session, which the spec has this call bring. */
export async function postEnhancement(
  body: Body<typeof enhanceDescriptionEndpoint>,
  { signal, bearer }: { signal?: AbortSignal; bearer?: string | null } = {},
): Promise<EnhancementReply> {
  const { method, path, reply } = enhanceDescriptionEndpoint;
  return (await request(method, path, reply, { body, signal, bearer, timeout })).value;
}

export async function postAiFeedback(body: AiFeedback): Promise<void> {
  const { method, path, reply } = aiFeedbackEndpoint;
  await request(method, path, reply, { body });
}
