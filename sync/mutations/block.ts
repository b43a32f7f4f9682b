import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { nameOnScreen } from '../name-on-screen.ts';
import { blockId } from '../rules/messages.ts';

/** Wants no messages and no requests from somebody, or wants them again. While it stands neither writes to the other. */
export const setBlocked = mutation({
  args: z.strictObject({
    personId: z.uuid(),
    personName: nameOnScreen(120),
    on: z.boolean(),
  }),
  reads: ({ personId }, { userId }) => [{ table: 'blocks', id: blockId(userId, personId) }],
  change(_, { personId, on }, { userId, now }) {
    if (personId === userId) return refuse('invalid', 'You cannot block yourself.', 'personId');
    const id = blockId(userId, personId);
    return [{ table: 'blocks', id, row: { id, blockerId: userId, blockedId: personId, isOn: on, at: now } }];
  },
});
