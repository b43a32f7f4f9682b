import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';

/** The person dealt with refused work: tried it again (as a new mutation) or let it go. The first device wins. */
export const resolveAttention = mutation({
  args: z.strictObject({ attentionId: z.uuid(), resolution: z.enum(['retried', 'discarded']) }),
  reads: (args) => [{ table: 'attention', id: args.attentionId }],
  change(rows, args, context) {
    const attention = rows.get('attention', args.attentionId);
    if (!attention) return 'unknown';
    if (attention.resolution)
      return refuse('already-answered', 'This was already dealt with on another device.');
    const row = { ...attention, resolution: args.resolution, resolvedAt: context.now };
    return [{ table: 'attention', id: attention.id, row }];
  },
});
