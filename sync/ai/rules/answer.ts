import type { AiReference } from '../../endpoints/ai.ts';

export type Said = string | { sender: 'ai' | 'user'; content: string };

/** From the widget a text, from the dashboard an object: what the chat endpoint's `context` is. */
export type AnswerContext =
  | string
  | { userType?: 'investor' | 'entrepreneur'; previousMessages?: readonly Said[] };

/** `message` is markdown; its links are addresses within the app. At most 6 references. Never throws. */
export function answerByRules(
  message: string,
  _said: { context?: AnswerContext; previous?: readonly Said[] } = {},
): { message: string; references: AiReference[] } {
  return {
    message: `Nothing found on “${message}”.`,
    references: [{ title: 'Help Center', href: '/help-center' }],
  };
}
