import { postAccountDecision } from '#src/api/admin.ts';
import { accountQueue as words } from '#src/content/admin.ts';
import { type AccountDecision, type AdminAccount, accountReasonNeeded } from '#sync/endpoints/admin.ts';
import type { Choice } from './decision.tsx';

/** A closed account has nothing but a way back, with a word to the person if one likes. */
export function foldFor({ userType, approval, disabledAt }: AdminAccount): string {
  if (disabledAt !== null) return words.foldReason;
  return approval === 'declined' || userType === 'admin' ? words.foldClose : words.foldDecline;
}

/** What an admin may decide on somebody else's account. Who is an admin is nobody's to approve. */
export function choicesFor({ id, userType, approval, disabledAt }: AdminAccount): Choice[] {
  // Another admin may be at the same list.
  const seen = { approval, isDisabled: disabledAt !== null };
  const choice = (label: string, decision: AccountDecision['decision'], more: Partial<Choice> = {}) => ({
    label,
    decide: (reason: string) => postAccountDecision(id, { decision, reason, seen }),
    ...more,
  });
  if (disabledAt !== null) return [choice(words.enable, 'enable')];
  const close = choice(words.disable, 'disable', { look: 'danger', needsReason: accountReasonNeeded });
  if (userType === 'admin') return [close];
  return [
    ...(approval === 'approved' ? [] : [choice(words.approve, 'approve', { look: 'primary' })]),
    ...(approval === 'declined'
      ? []
      : [choice(words.decline, 'decline', { needsReason: accountReasonNeeded })]),
    close,
  ];
}
