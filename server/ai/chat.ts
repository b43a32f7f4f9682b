import type * as z from 'zod';
import { answerByRules } from '#sync/ai/rules/answer.ts';
import {
  type ChatReply,
  type chatContextSchema,
  type chatEndpoint,
  previousMessages,
} from '#sync/endpoints/ai.ts';
import type { Services } from '../services.ts';
import { askModel, mayBeShown } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { harmlessMarkdown } from './harmless.ts';
import { withoutStrangers } from './known-names.ts';
import { chatPrompt } from './prompts/chat.ts';
import { createSpeaker } from './speaker.ts';

const longest = 20_000;

type Context = z.infer<typeof chatContextSchema>;

/**
 * Dollar's answer. With `onText` pieces of the model's are told as they come, sentence by sentence; the reply stands in their
 * place at the end, whoever it is by.
 */
export async function chat(
  services: Services,
  asker: Asker,
  { message, context }: z.infer<typeof chatEndpoint.body>,
  onText?: (text: string) => void,
): Promise<ChatReply> {
  const byRules = answerByRules(message, { context });
  const previous = previousOf(context);
  const prompt = chatPrompt({
    message,
    place: placeOf(context),
    grounding: byRules.message,
    previous,
  });
  const material = [message, byRules.message, ...previous.map(({ text }) => text)];
  const shown = (text: string) => withoutStrangers(harmlessMarkdown(text), material);
  const { answer, ...why } = await askModel(services, asker, prompt, {
    read: (text) => shown(text).slice(0, longest) || null,
    words: (text) => text,
    ...(onText && {
      onText: createSpeaker(onText, { mayBeSaid: (text) => mayBeShown(text, prompt), shown }).take,
    }),
  });
  const reply = answer ?? byRules.message;
  return {
    message: reply,
    response: reply,
    references: byRules.references,
    source: answer === undefined ? 'rules' : 'ai',
    ...why,
  };
}

function placeOf(context: Context): string {
  if (typeof context === 'string') return context;
  const { place = 'dashboard', userType = 'not said who' } = context;
  return `${place}, ${userType}`;
}

function previousOf(context: Context): { who: 'they' | 'you'; text: string }[] {
  if (typeof context === 'string') return [];
  return (context.previousMessages ?? [])
    .slice(-previousMessages)
    .map((said) =>
      typeof said === 'string'
        ? { who: 'they', text: said }
        : { who: said.sender === 'ai' ? 'you' : 'they', text: said.content },
    );
}
