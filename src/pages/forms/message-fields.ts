/** What of a message to us is kept while it is written. A consent is not: whoever sends it gives it. */
export const messageFields = ['name', 'email', 'subject', 'message', 'category'] as const;
export type MessageField = (typeof messageFields)[number];
/** A category by its label, as people read it. */
export type MessageWords = Record<MessageField, string>;
