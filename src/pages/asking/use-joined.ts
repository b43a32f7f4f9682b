import { useEffect } from 'react';
import type * as z from 'zod';
import { markSeen } from '#src/data/asks.ts';
import { useAsk } from '#src/data/use-asks.ts';

/** The AI's answer to a question that the rules answered first, once it has come; whoever is shown it has seen it. */
export function useJoined<Reply extends z.ZodType>(id: string | null, reply: Reply): z.infer<Reply> | null {
  const ask = useAsk(id ?? '');
  const unseenId = ask?.unseen ? ask.id : null;
  useEffect(() => {
    if (unseenId !== null) markSeen([unseenId]).catch(reportError);
  }, [unseenId]);
  return reply.safeParse(ask?.joined).data ?? null;
}
