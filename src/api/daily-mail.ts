import { endDailyMailEndpoint } from '#sync/endpoints/daily-mail.ts';
import { request } from './request.ts';

/** What the owner of a mailbox says by the link in a daily mail. Throws as `request` does. */
export async function endDailyMail(token: string): Promise<void> {
  const { method, path, reply } = endDailyMailEndpoint;
  await request(method, path, reply, { body: { token } });
}
