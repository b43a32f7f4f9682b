import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import type { Context } from 'koa';
import {
  aiFeedbackEndpoint,
  aiInvestorSearchEndpoint,
  analyseOpportunityEndpoint,
  type ChatReply,
  chatEndpoint,
  enhanceDescriptionEndpoint,
  searchOpportunitiesEndpoint,
} from '#sync/endpoints/ai.ts';
import { analyse } from '../ai/analyse.ts';
import type { Asker } from '../ai/asker.ts';
import { chat } from '../ai/chat.ts';
import { enhance } from '../ai/enhance.ts';
import { searchDeals } from '../ai/search-deals.ts';
import { searchInvestors } from '../ai/search-investors.ts';
import { putFeedback } from '../db/ai-feedback.ts';
import { leavingOf } from '../leaving.ts';
import { accountOf, requireAccount } from '../middleware/session.ts';
import { takeQuestion } from '../policies/asking.ts';
import { take, tooMany } from '../policies/tries.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';

/** The spec's payloads carry whole records along, of which ids and names are read. */
const listLimit = 1024 * 1024;
const feedbackLimit = 4 * 1024;

/** What is asked of the assistant. A model answers where one is configured, else the rules that app and server share. */
export function aiRoutes(services: Services): Router {
  const { database, now } = services;
  const router = new Router({ sensitive: true });

  router.post(chatEndpoint.path, async (ctx) => {
    const asked = await readJson(ctx, chatEndpoint.body);
    const asker = askerOf(ctx);
    await takeQuestion(services, asker);
    if (ctx.accepts(['application/json', 'text/event-stream']) === 'text/event-stream')
      stream(services, ctx, (onText) => chat(services, asker, asked, onText));
    else ctx.body = await chat(services, asker, asked);
  });

  router.post(analyseOpportunityEndpoint.path, async (ctx) => {
    const pitch = await readJson(ctx, analyseOpportunityEndpoint.body);
    const asker = askerOf(ctx);
    await takeQuestion(services, asker);
    ctx.body = await analyse(services, asker, pitch);
  });

  router.post(searchOpportunitiesEndpoint.path, async (ctx) => {
    const { query, opportunities } = await readJson(ctx, searchOpportunitiesEndpoint.body, listLimit);
    const asker = askerOf(ctx);
    await takeQuestion(services, asker);
    ctx.body = await searchDeals(services, asker, { query, ids: opportunities.map(({ id }) => id) });
  });

  router.post(enhanceDescriptionEndpoint.path, async (ctx) => {
    requireAccount(ctx);
    const description = await readJson(ctx, enhanceDescriptionEndpoint.body);
    const asker = askerOf(ctx);
    await takeQuestion(services, asker);
    ctx.body = await enhance(services, asker, description);
  });

  router.post(aiInvestorSearchEndpoint.path, async (ctx) => {
    const asked = await readJson(ctx, aiInvestorSearchEndpoint.body, listLimit);
    const asker = askerOf(ctx);
    await takeQuestion(services, asker);
    ctx.body = await searchInvestors(services, asker, asked);
  });

  router.post(aiFeedbackEndpoint.path, async (ctx) => {
    const feedback = await readJson(ctx, aiFeedbackEndpoint.body, feedbackLimit);
    const moment = now();
    const retryAt = await database.write.transaction().execute(async (trx) => {
      const waits = await take(trx, moment, [['verdicts', ctx.ip]]);
      if (waits === null) await putFeedback(trx, feedback, moment);
      return waits;
    });
    if (retryAt !== null) throw tooMany(retryAt, moment);
    ctx.body = { ok: true };
  });

  return router;
}

function askerOf(ctx: Context): Asker {
  return { account: accountOf(ctx), address: ctx.ip, signal: leavingOf(ctx) };
}

/** An event stream: `text` for each piece, then `done` with the reply. A fault of ours cuts it. */
function stream(
  { log }: Services,
  ctx: Context,
  answer: (onText: (text: string) => void) => Promise<ChatReply>,
): void {
  const events = new PassThrough();
  const tell = (event: string, content: object) =>
    events.write(`event: ${event}\ndata: ${JSON.stringify(content)}\n\n`);
  ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  // A compressor would keep sentences until it has enough of them.
  ctx.compress = false;
  ctx.body = events;
  ctx.res.once('close', () => events.destroy());
  void tellAll().catch((error: unknown) => {
    log.error({ requestId: ctx.state.requestId, error: String(error) }, 'an answer broke off');
    ctx.res.destroy();
  });

  async function tellAll() {
    let isTold = false;
    const reply = await answer((text) => {
      isTold = true;
      tell('text', { text });
    });
    if (events.destroyed) return;
    if (!isTold) tell('text', { text: reply.message });
    tell('done', reply);
    events.end();
  }
}
