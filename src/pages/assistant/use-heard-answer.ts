import { useState } from 'react';
import { sourceWords, waitingWords } from '#src/content/ai.ts';
import { fallbackText, dollarWords as words } from '#src/content/dollar.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { chatReplyOf } from '#src/data/said-in-chat.ts';
import { withoutMarkdown } from '#src/lib/without-markdown.ts';
import { useAtRest } from '#src/ui/use-at-rest.ts';

/**
 * What whoever listens hears of a conversation that is open: each answer that comes, once and whole, and where one waits for it
 * that it takes a while. What was said before is read where it stands. `asks`: undefined while loading.
 */
export function useHeardAnswer(asks: Ask[] | undefined, isPending: boolean): string {
  const takesLong = useAtRest(isPending ? words.thinking : '') && isPending;
  const [{ told, heard, wasPending }, setHeard] = useState<{
    told?: ReadonlySet<string>;
    heard: string;
    wasPending: boolean;
  }>({ heard: '', wasPending: isPending });
  const said = asks?.flatMap(saidOf);
  const fresh = told && said?.filter(({ key }) => !told.has(key));
  if (said && (!fresh || fresh.length > 0))
    setHeard({
      told: new Set(said.map(({ key }) => key)),
      heard: fresh?.map(({ text }) => text).join(' ') ?? '',
      wasPending: isPending,
    });
  // What one asks next is another's turn.
  else if (isPending !== wasPending) setHeard({ told, heard: isPending ? '' : heard, wasPending: isPending });
  return heard || (takesLong ? words.thinking : '');
}

function saidOf({ id, failed, stopped, isHere, waits, ...ask }: Ask): { key: string; text: string }[] {
  const reply = chatReplyOf(ask.reply);
  const joined = chatReplyOf(ask.joined);
  const all: { key: string; text: string }[] = [];
  if (stopped !== undefined)
    all.push({ key: `${id} stopped`, text: stopped === '' ? words.stoppedEmpty : words.stopped });
  if (reply) {
    const parts = [
      withoutMarkdown(reply.message),
      waits && waitingWords.waits,
      sourceWords(reply.source, isHere === true),
    ];
    all.push({ key: `${id} reply`, text: `${words.dollar} ${parts.filter(Boolean).join(' ')}` });
  }
  if (!reply && !joined && failed)
    all.push({ key: `${id} failed`, text: `${words.dollar} ${withoutMarkdown(fallbackText)}` });
  if (joined) {
    const text = `${withoutMarkdown(joined.message)} ${sourceWords(joined.source, false)}`;
    all.push({ key: `${id} joined`, text: `${waitingWords.joined}: ${text}` });
  }
  return all;
}
