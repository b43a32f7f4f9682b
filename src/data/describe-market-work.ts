import * as z from 'zod';
import { fileSize } from '#src/lib/file-size.ts';
import { describeApproachWork } from './describe-approach-work.ts';
import { describeInvestmentWork } from './describe-investment-work.ts';
import { describeNoteWork } from './describe-note-work.ts';
import { describeUpdateWork } from './describe-update.ts';
import { filesOf } from './entry-files.ts';
import type { Entry } from './person-db.ts';
import type { Spoken } from './work-words.ts';

// Connections, messages, the portfolio and the pipeline: what an action is about, and what it says, in a person's words.

type Told = {
  title: string;
  words: string[];
  href: string;
  /** Actions of the same key are one thing to whoever reads it; those without stand alone. */
  key?: string;
  /** Which part of that thing it changes, where it looks at no other: all actions of the same part are one change. */
  part?: string;
};

const request = z.object({ otherName: z.string(), otherType: z.string(), message: z.string() });
const message = z.object({ connectionId: z.string(), toName: z.string(), text: z.string() });
const thread = z.object({ connectionId: z.string() });
const block = z.object({ personName: z.string(), on: z.boolean() });
const decline = z.object({ reason: z.string() });

const answers = new Map([
  ['acceptConnection', 'Acceptance of a connection request'],
  ['declineConnection', 'Decline of a connection request'],
  ['withdrawConnection', 'Withdrawal of a connection request'],
  ['endConnection', 'End of a connection'],
]);

/** Null for any other action. */
export function describeMarketWork(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  { investments }: Pick<Spoken, 'investments'>,
): Told | null {
  if (name === 'requestConnection') {
    const { otherName = '', otherType, message = '' } = request.safeParse(args).data ?? {};
    const whom = otherName || (otherType === 'investor' ? 'an investor' : 'an entrepreneur');
    const words = message.trim() === '' ? [] : [`message: ${message}`];
    return { title: `Connection request to ${whom}`, words, href: '/connections?tab=sent' };
  }
  const answer = answers.get(name);
  if (answer !== undefined) {
    const { reason = '' } = decline.safeParse(args).data ?? {};
    return { title: answer, words: reason.trim() === '' ? [] : [`reason: ${reason}`], href: '/connections' };
  }
  return (
    describeMessageWork(name, args) ??
    describeInvestmentWork({ name, args }, investments) ??
    describeUpdateWork({ name, args }) ??
    describeNoteWork(name, args) ??
    describeApproachWork(name, args)
  );
}

function describeMessageWork(name: string, args: unknown): Told | null {
  if (name === 'sendMessage') {
    const { connectionId, toName, text = '' } = message.safeParse(args).data ?? {};
    const href = connectionId === undefined ? '/messages' : `/messages/${connectionId}`;
    const said = text.trim() === '' ? [] : [`message: ${text}`];
    const files = filesOf({ name, args }).map((file) => `file: ${file.name} (${fileSize(file.size)})`);
    return { title: `Message to ${toName || 'somebody'}`, words: [...said, ...files], href };
  }
  if (name === 'markRead') {
    const { connectionId = '' } = thread.safeParse(args).data ?? {};
    return { title: 'Messages marked as read', words: [], href: `/messages/${connectionId}` };
  }
  if (name !== 'setBlocked') return null;
  const { personName, on } = block.safeParse(args).data ?? {};
  const whom = personName || 'somebody';
  return { title: on === false ? `${whom} unblocked` : `${whom} blocked`, words: [], href: '/messages' };
}
