import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const request = z.object({
  otherName: z.string(),
  otherType: z.string(),
  message: z.string(),
  opportunityId: z.string().nullable().catch(null),
});
const answer = z.object({ connectionId: z.string(), reason: z.string().catch('') });

/** What each does, with what, and how that stands with the name of the other. */
const answers = new Map([
  ['acceptConnection', ['Acceptance', 'connection request', 'from']],
  ['declineConnection', ['Decline', 'connection request', 'from']],
  ['withdrawConnection', ['Withdrawal', 'connection request', 'to']],
  ['endConnection', ['End', 'connection', 'with']],
]);

/** What is asked of somebody, and answered; null for any other action. */
export function describeConnectionWork(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  { connections, opportunities }: Spoken,
): Told | null {
  if (name === 'requestConnection') {
    const { otherName = '', otherType, message = '', opportunityId } = request.safeParse(args).data ?? {};
    const whom = otherName || (otherType === 'investor' ? 'an investor' : 'an entrepreneur');
    const words = [
      ...line('about', opportunities.get(opportunityId ?? '')?.title),
      ...line('message', message),
    ];
    return { title: `Connection request to ${whom}`, words, href: '/connections?tab=sent' };
  }
  const [what, thing, toward] = answers.get(name) ?? [];
  if (what === undefined) return null;
  const { connectionId = '', reason } = answer.safeParse(args).data ?? {};
  const { otherName, dealTitle } = connections.get(connectionId) ?? {};
  const which = otherName ? `the ${thing} ${toward} ${otherName}` : `a ${thing}`;
  const words = [...line('about', dealTitle), ...line('reason', reason)];
  return { title: `${what} of ${which}`, words, href: '/connections' };
}

function line(label: string, said = ''): string[] {
  return said.trim() === '' ? [] : [`${label}: ${said}`];
}
