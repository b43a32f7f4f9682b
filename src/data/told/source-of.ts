import * as z from 'zod';
import type { Ask } from '#src/data/database/person-db.ts';
import { type AiSource, provenance } from '#sync/ai/provenance.ts';

/** Who gave the answer that stands: the later one where there are two; null where there is none. */
export function sourceOf({ reply, joined }: Pick<Ask, 'reply' | 'joined'>): AiSource | null {
  return answered.safeParse(joined ?? reply).data?.source ?? null;
}

const answered = z.object(provenance);
