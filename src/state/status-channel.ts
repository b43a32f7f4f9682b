import * as z from 'zod';

/** How the last attempt to reach the server ended. */
export const connectionSchema = z.enum([
  'unknown',
  'ok',
  'offline',
  'server-trouble',
  'busy',
  'own-mistake',
  'storage-closed',
  'sign-in',
  'update-needed',
  'stuck',
  'storage-full',
]);
export type Connection = z.infer<typeof connectionSchema>;

const newsSchema = z.object({
  /** Whose work it is about. */
  personId: z.string(),
  connection: connectionSchema.optional(),
  lastSyncedAt: z.string().optional(),
  /** Of what is being read, how much has come, in per cent. */
  arrived: z.int().optional(),
  /** Names of the actions the server took, and those it would not take with its words. */
  applied: z.array(z.string()).optional(),
  refused: z.array(z.object({ name: z.string(), message: z.string() })).optional(),
  /** The drafts, by their names, in which words of this device and of another now stand together. */
  merged: z.array(z.string()).optional(),
});

/** What one tab or the service worker has learnt from the server. */
export type News = z.infer<typeof newsSchema>;

// Without React: the service worker tells, too.
const channel = globalThis.BroadcastChannel ? new BroadcastChannel('pankh-status') : undefined;

/** Tells every other tab of this browser. */
export function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
}

export function onNewsFromOthers(listener: (news: News) => void): void {
  channel?.addEventListener('message', ({ data }) => {
    // A tab of another version may say it otherwise.
    const news = newsSchema.safeParse(data);
    if (news.success) listener(news.data);
  });
}
