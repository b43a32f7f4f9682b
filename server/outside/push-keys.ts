import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod';
import { readKeptFile } from './kept-file.ts';

/** Base64url: the public one of 65 bytes, the private one of 32. */
const keysSchema = z.strictObject({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type PushKeys = z.infer<typeof keysSchema>;

/**
 * The pair of keys by which push services know this server (VAPID, RFC 8292), made at the first start and kept beside the
 * database. Losing it costs every device its notifications until its app is next opened. Throws where the file is no such
 * pair.
 */
export function readPushKeys(folder: string): PushKeys {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys());
  return readKeptFile(join(folder, 'push.key'), make, (content) => parsed(content) ?? null);
}

function parsed(content: string): PushKeys | undefined {
  try {
    return keysSchema.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}
