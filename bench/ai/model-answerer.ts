import { randomUUID } from 'node:crypto';
import { analyse } from '#server/ai/analyse.ts';
import { askModel } from '#server/ai/ask-model.ts';
import type { Asker } from '#server/ai/asker.ts';
import { chat } from '#server/ai/chat.ts';
import { dealSearchPrompt } from '#server/ai/prompts/deal-search.ts';
import { readFound, wordsOfFound } from '#server/ai/read-found.ts';
import { testServices } from '#server/testing/services.ts';
import type { Answerer } from './answerer.ts';

/**
 * The model that the environment names, asked as the server asks it, with all that keeps answers from being shown; null where
 * none is named. What the server would answer by rules counts as no answer.
 */
export async function modelAnswerer(
  environment: Record<string, string | undefined>,
): Promise<{ answerer: Answerer; close(): Promise<void> } | null> {
  const { OPENAI_API_KEY = '', OPENAI_BASE_URL = '', OPENAI_MODEL = '' } = environment;
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  const services = await testServices(
    { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, AI_DAILY_TOKENS: '1000000000' },
    { modelTimes: { whole: 16_000, pause: 400 } },
  );
  return {
    answerer: {
      name: services.model?.name ?? '',
      async analyse(pitch) {
        const {
          source,
          notice: _,
          assumed: _assumed,
          ...analysis
        } = await analyse(services, asker(), {
          ...pitch,
          highlights: [...(pitch.highlights ?? [])],
        });
        return source === 'ai' ? analysis : null;
      },
      async answer(message) {
        const { source, ...said } = await chat(services, asker(), { message, context: 'general' });
        return source === 'ai' ? said : null;
      },
      async findDeals(query, deals) {
        const { answer } = await askModel(services, asker(), dealSearchPrompt(query, deals), {
          read: (text) =>
            readFound(text, deals, {
              nameOf: ({ title }) => title,
              material: deals.map(({ title }) => title),
            }),
          words: wordsOfFound,
        });
        return answer?.recommendations.map(({ thing }) => thing.title) ?? null;
      },
    },
    close: () => services.close(),
  };
}

/** Each question comes from an address of its own: limits are not what is measured. */
function asker(): Asker {
  return { account: null, address: randomUUID(), signal: new AbortController().signal };
}
