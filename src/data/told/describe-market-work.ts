import * as z from 'zod';
import { filesOf } from '#src/data/database/entry-files.ts';
import type { Entry } from '#src/data/database/person-db.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { describeAdminWork } from './describe-admin-work.ts';
import { describeAnswerWork } from './describe-answer-work.ts';
import { describeApproachWork } from './describe-approach-work.ts';
import { describeConnectionWork } from './describe-connection-work.ts';
import { describeInvestmentWork } from './describe-investment-work.ts';
import { describeNoteWork } from './describe-note-work.ts';
import { describeRoundWork } from './describe-round-work.ts';
import { describeSettingWork } from './describe-setting-work.ts';
import { describeUpdateWork } from './describe-update.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const message = z.object({ connectionId: z.string(), toName: z.string(), text: z.string() });
const thread = z.object({ connectionId: z.string() });
const block = z.object({ personName: z.string(), on: z.boolean() });

/** All but what is done to drafts, forms of the profile and messages to us: null for these. */
export function describeMarketWork(
  work: Pick<Entry, 'name' | 'args' | 'answersTo'>,
  spoken: Spoken,
): Told | null {
  const { name, args } = work;
  return (
    describeConnectionWork(work, spoken) ??
    describeMessageWork(work, spoken) ??
    describeInvestmentWork(work, spoken) ??
    describeUpdateWork(work, spoken) ??
    describeRoundWork(work, spoken) ??
    describeNoteWork(name, args) ??
    describeApproachWork(name, args) ??
    describeSettingWork(name, args) ??
    describeAdminWork(work, spoken) ??
    describeAnswerWork(work, spoken)
  );
}

function describeMessageWork(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  { connections }: Spoken,
): Told | null {
  if (name === 'sendMessage') {
    const { connectionId, toName, text = '' } = message.safeParse(args).data ?? {};
    const href = connectionId === undefined ? '/messages' : `/messages/${connectionId}`;
    const said = text.trim() === '' ? [] : [`message: ${text}`];
    const files = filesOf({ name, args }).map((file) => `file: ${file.name} (${fileSize(file.size)})`);
    return { title: `Message to ${toName || 'somebody'}`, words: [...said, ...files], href };
  }
  if (name === 'markRead') {
    const { connectionId = '' } = thread.safeParse(args).data ?? {};
    const from = connections.get(connectionId)?.otherName;
    const title = from ? `Messages from ${from} marked as read` : 'Messages marked as read';
    return { title, words: [], href: `/messages/${connectionId}` };
  }
  if (name !== 'setBlocked') return null;
  const { personName, on } = block.safeParse(args).data ?? {};
  const whom = personName || 'somebody';
  return { title: on === false ? `${whom} unblocked` : `${whom} blocked`, words: [], href: '/messages' };
}
