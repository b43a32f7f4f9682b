import { useState } from 'react';
import type * as z from 'zod';
import { useAsks } from '#src/data/use-asks.ts';
import type { AiReply } from '#src/syncing/ai-exchanges.ts';
import type { Answered } from '#src/syncing/ask.ts';
import type { AiTask } from '#sync/ai/provenance.ts';

/**
 * The search whose second answer has come or is to come, for a screen that was left meanwhile: what nobody has
 * looked at before any other, then the one that was last asked here, where its id is given. What is shown stays. Null where
 * there is none: what somebody has seen comes back on no later visit.
 */
export function useLateAnswer<Task extends AiTask>(
  task: Task,
  context: string,
  reply: z.ZodType<AiReply<Task>>,
  askedId?: string,
): Answered<Task> | null {
  const asks = useAsks(context, task);
  const [shownId, show] = useState<string | null>(null);
  const late =
    asks?.find(({ id }) => id === shownId) ??
    asks?.findLast(({ unseen }) => unseen) ??
    asks?.find(({ id }) => id === askedId) ??
    asks?.findLast(({ waits }) => waits);
  const lateId = late?.id ?? null;
  if (lateId !== null && lateId !== shownId) show(lateId);
  const answered = reply.safeParse(late?.reply).data;
  if (!late || !answered) return null;
  return { id: late.id, reply: answered, isHere: late.isHere === true, isWaiting: late.waits === 1 };
}
