import { postAccountDecision } from '#src/api/admin.ts';
import { accountQueue as words } from '#src/content/admin.ts';
import { type AccountDecision, type AdminAccount, reasonNeeded } from '#sync/endpoints/admin.ts';
import type { Choice } from './decision.tsx';

/** What stands in the fold; for a closed account that cannot be deleted nothing but a word to the person if one likes. */
export function foldFor(account: AdminAccount): string {
  const { userType, approval, disabledAt } = account;
  if (disabledAt !== null) return isToDelete(account) ? words.foldDelete : words.foldReason;
  return approval === 'declined' || userType === 'admin' ? words.foldClose : words.foldDecline;
}

export function hintFor(account: AdminAccount): string {
  return isToDelete(account) ? words.deleteHint : words.reasonHint;
}

/** What an admin may decide on somebody else's account. Who is an admin is nobody's to approve. */
export function choicesFor(account: AdminAccount): Choice[] {
  const { id, userType, approval, disabledAt } = account;
  // Another admin may be at the same list.
  const seen = { approval, isDisabled: disabledAt !== null };
  const choice = (label: string, decision: AccountDecision['decision'], more: Partial<Choice> = {}) => ({
    label,
    decide: (reason: string) => postAccountDecision(id, { decision, reason, seen }),
    ...more,
  });
  const severe = { look: 'danger', needsReason: reasonNeeded } as const;
  if (disabledAt !== null) {
    const open = choice(words.enable, 'enable');
    return isToDelete(account) ? [open, choice(words.delete, 'delete', severe)] : [open];
  }
  const close = choice(words.disable, 'disable', severe);
  if (userType === 'admin') return [close];
  return [
    ...(approval === 'approved' ? [] : [choice(words.approve, 'approve', { look: 'primary' })]),
    ...(approval === 'declined' ? [] : [choice(words.decline, 'decline', { needsReason: reasonNeeded })]),
    close,
  ];
}

/** Whoever is closed asks us for what others do in their settings. What goes already is not deleted once more. */
function isToDelete({ userType, disabledAt, deleteAt }: AdminAccount): boolean {
  return userType !== 'admin' && disabledAt !== null && deleteAt === null;
}
