import { endDailyMailEndpoint } from '#sync/endpoints/daily-mail.ts';
import { call } from './request.ts';

/** What the owner of a mailbox says by the link in a daily mail. Throws as `request` does. */
export async function endDailyMail(token: string): Promise<void> {
  await call(endDailyMailEndpoint, { body: { token } });
}
