import type { Account } from '#sync/records/account.ts';
import type { NotificationKind } from '#sync/records/preferences.ts';
import type { Message } from '../db/messages.ts';
import { greeting } from '../name-in-mail.ts';
import type { Waiting } from './waiting.ts';

const groups: { kind: NotificationKind; title: string; path: string }[] = [
  { kind: 'connections', title: 'Connections', path: '/connections' },
  { kind: 'messages', title: 'Messages', path: '/messages' },
  { kind: 'reviews', title: 'Your pitches', path: '/dashboard' },
  { kind: 'opportunities', title: 'Deals you follow', path: '/notifications' },
];
const mostLines = 10;

/** One mail for all that a person has not read. Its subject holds nothing that a person wrote. */
export function dailyMail(
  { email, fullName }: Pick<Account, 'email' | 'fullName'>,
  waiting: Waiting[],
  { address, unsubscribeUrl }: { address: string; unsubscribeUrl: string },
): Message {
  const parts = groups.flatMap(({ kind, title, path }) => {
    const lines = [...new Set(waiting.filter((one) => one.kind === kind).map(({ line }) => line))];
    if (lines.length === 0) return [];
    const shown = lines.slice(0, mostLines).map((line) => `- ${line}`);
    const more = lines.length > mostLines ? [`- and ${lines.length - mostLines} more`] : [];
    return [[title, ...shown, ...more, `${address}${path}`].join('\n')];
  });
  const choose = `This mail comes at most once a day, and only when there is something new. Choose which mails you get, and when:\n${address}/settings/notifications`;
  const end = `To get no more of them:\n${unsubscribeUrl}`;
  const text = [greeting(fullName), 'this is what you have not read on Pankh.', ...parts, choose, end];
  return {
    channel: 'mail',
    recipient: email,
    subject: 'What is new for you on Pankh',
    text: `${text.join('\n\n')}\n`,
    unsubscribeUrl,
  };
}
