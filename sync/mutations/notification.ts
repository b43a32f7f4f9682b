import * as z from 'zod';
import { mutation } from '../mutation.ts';

/** So many notifications are marked as read at once. */
export const mostRead = 100;

/** The person has seen what they were told of. What is gone by then, or read on another device, stays as it is. */
export const readNotifications = mutation({
  args: z.strictObject({ ids: z.array(z.uuid()).min(1).max(mostRead) }),
  passesOver: true,
  reads: ({ ids }) => ids.map((id) => ({ table: 'notifications' as const, id })),
  change: (rows, { ids }, { now }) =>
    ids.flatMap((id) => {
      const row = rows.get('notifications', id);
      return row?.readAt === null
        ? [{ table: 'notifications' as const, id, row: { ...row, readAt: now } }]
        : [];
    }),
});
