import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Message } from '../db/messages.ts';
import { greeting, nameInMail } from '../name-in-mail.ts';

// Subjects hold nothing that a person wrote: no line break of theirs can reach the head of a mail.

export function dealUpdated(
  { email, fullName }: Pick<Account, 'email' | 'fullName'>,
  { title, founderName }: Pick<Opportunity, 'title' | 'founderName'>,
  update: string,
): Message {
  const words = `${nameInMail(founderName)} has published an update on "${title}":\n\n${update}\n\nRead it on the page of the deal. Which mails you get you choose under Settings, Notifications.`;
  return {
    channel: 'mail',
    recipient: email,
    subject: 'An update on a deal you follow',
    text: `${greeting(fullName)}\n\n${words}\n`,
  };
}
