import { dropFromTab, keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import { type MessageField, type MessageWords, messageFields } from './message-fields.ts';

/** The form of a message, as far as its words go. */
export type MessageForm = {
  words: () => MessageWords;
  put: (field: MessageField, text: string) => void;
};

/**
 * Takes what is written in a form over a reload by the app, in this tab alone, for as long as the device does not keep it yet:
 * what keeps it may be the very script for which the page is reloaded. Puts back what came over one, where nothing is written.
 * Answers the way out of it.
 */
export function takeOverReload(key: string, { words, put }: MessageForm): () => void {
  const left: Partial<MessageWords> = JSON.parse(keptInTab(key) || '{}');
  dropFromTab(key);
  const before = words();
  for (const field of messageFields) if (left[field] && before[field] === '') put(field, left[field]);
  return beforeReload(async () => keepInTab(key, JSON.stringify(words())));
}
