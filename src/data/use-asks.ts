import type { Ask } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { asksWaiting } from '#src/data/unsent/asks-waiting.ts';
import type { AiTask } from '#sync/ai/provenance.ts';
import { asksIn } from './asks.ts';

/** What was asked in a context, and what was answered, the oldest first; undefined while loading, also from one to the next. */
export function useAsks(context: string, task: AiTask = 'chat'): Ask[] | undefined {
  const found = usePersonQuery(
    async (db) => ({ context, asks: await asksIn(db, task, context) }),
    [context, task],
  );
  return found?.context === context ? found.asks : undefined;
}

/** The question with this id; null where it is not on this device. */
export function useAsk(id: string): Ask | null | undefined {
  return usePersonQuery(async (db) => (await db.asks.get(id)) ?? null, [id]);
}

/** Those whose second answer nobody has looked at, the newest first. */
export function useUnseenAsks(): Ask[] | undefined {
  return usePersonQuery(async (db) => {
    const asks = await db.asks.where('unseen').equals(1).toArray();
    return asks.sort((a, b) => (b.joinedAt ?? '').localeCompare(a.joinedAt ?? ''));
  });
}

/** Those that are asked again when the network is back, the oldest first. */
export function useWaitingAsks(): Ask[] | undefined {
  return usePersonQuery(asksWaiting);
}
