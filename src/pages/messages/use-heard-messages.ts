import { useState } from 'react';
import { conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { useAtRest } from '#src/ui/use-at-rest.ts';
import { standingOf } from './standing-of.ts';

/** As many of those that come at once are heard. */
const most = 3;

/**
 * What whoever listens hears of a conversation that is open: what the other has written since, and how far one's own last message
 * of since then has come, once that has lasted. What stands there already is read where it stands, and so is what is only
 * arriving on this device.
 */
export function useHeardMessages(
  { newest: messages, refused }: Pick<ConversationHere, 'newest' | 'refused'>,
  isArriving: boolean,
) {
  const theirs = messages.filter(({ isMine }) => !isMine);
  const newest = theirs.at(-1)?.number ?? 0;
  const [come, setCome] = useState({ upTo: newest, heard: theirs.slice(0, 0) });
  if (newest > come.upTo) {
    const since = theirs.filter(({ number }) => number > come.upTo);
    setCome({ upTo: newest, heard: isArriving ? [] : since.slice(-most) });
  }

  const lastSent = Math.max(0, ...messages.map(({ number, waiting }) => (waiting ? 0 : number)));
  const [old, setOld] = useState(lastSent);
  if (isArriving && lastSent > old) setOld(lastSent);
  const own = messages.findLast(({ isMine }) => isMine);
  const [before] = useState(
    () => new Set([...messages.map(({ id }) => id), ...refused.map(({ key }) => key)]),
  );
  const [mine, setMine] = useState<{ all: string[]; last?: string }>({ all: [] });
  const isNew = own && !before.has(own.id) && (own.waiting !== null || (own.number > old && !isArriving));
  if (isNew && !mine.all.includes(own.id)) setMine({ all: [...mine.all, own.id], last: own.id });
  const vain = refused.findLast(({ key }) => !before.has(key));
  // That it was seen is no news to be told of while one writes on.
  const standing =
    own && own.id === mine.last ? standingOf({ ...own, isSeen: false }) : vain && words.notSent(vain.reason);
  const isSettled = useAtRest(standing === undefined ? '' : `${mine.last} ${standing}`);
  return { theirs: come.heard, own: isSettled ? (standing ?? '') : '' };
}
