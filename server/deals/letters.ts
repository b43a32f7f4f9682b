import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Message } from '../db/messages.ts';
import { type Addressee, letterTo } from '../letter-to.ts';
import { nameInMail } from '../name-in-mail.ts';

export function dealUpdated(
  to: Addressee,
  { title, founderName }: Pick<Opportunity, 'title' | 'founderName'>,
  update: string,
): Message {
  const words = `${nameInMail(founderName)} has published an update on "${title}":\n\n${update}\n\nRead it on the page of the deal. Which mails you get you choose under Settings, Notifications.`;
  return letterTo(to, 'An update on a deal you follow', words);
}
