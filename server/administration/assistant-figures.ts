import {
  type AdminAssistant,
  adminAssistantEndpoint,
  assistantDays,
} from '#sync/endpoints/admin-assistant.ts';
import { callsByDay, tokensSince } from '../db/ai-calls.ts';
import { feedbackSince } from '../db/ai-feedback.ts';
import type { Services } from '../services.ts';

const day = 24 * 60 * 60 * 1000;

/** The last 30 days of the assistant, in figures. */
export async function assistantFigures({
  database: { read },
  settings,
  model,
  now,
}: Pick<Services, 'database' | 'settings' | 'model' | 'now'>): Promise<AdminAssistant> {
  const moment = now();
  const today = moment.slice(0, 10);
  const since = new Date(Date.parse(today) - (assistantDays - 1) * day).toISOString().slice(0, 10);
  return adminAssistantEndpoint.reply.parse({
    model: model?.name ?? null,
    tokens: { used: await tokensSince(read, today, moment), most: settings.AI_DAILY_TOKENS },
    calls: await callsByDay(read, since),
    feedback: await feedbackSince(read, since),
  });
}
