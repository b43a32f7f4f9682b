import type { SubscriptionDecision } from '#sync/endpoints/admin.ts';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { dayInIndia } from '#sync/rules/day-in-india.ts';
import type { Plan } from '#sync/rules/plans.ts';
import type { Message } from '../db/messages.ts';
import { type Addressee, letterTo } from '../letter-to.ts';

export function pitchReviewed(to: Addressee, { title, status }: Opportunity, reason: string): Message {
  const words =
    status === 'active'
      ? `your pitch "${title}" has been reviewed. Everybody can see it now.${added(reason)}`
      : `your pitch "${title}" has been reviewed and was not approved.${added(reason)}\n\nYou can edit the pitch under your pitches: it then goes to review again.`;
  return letterTo(to, 'Your pitch has been reviewed', words);
}

/**
 * `hasPitches`: whether pitches left the market with the account, or wait for their founder as it is opened again; when it is to
 * be deleted is told then, too.
 */
export function accountDecided(
  to: Addressee & Pick<Account, 'deleteAt'>,
  decision: 'approve' | 'decline' | 'disable' | 'enable' | 'delete',
  { reason, hasPitches }: { reason: string; hasPitches: boolean },
): Message {
  const [gone, again] = hasPitches
    ? [
        '\n\nYour pitches are shown to nobody any more.',
        '\n\nYour pitches are shown to nobody yet. Edit them, and they go to review again.',
      ]
    : ['', ''];
  const day = to.deleteAt && ` It goes on ${dayInIndia(to.deleteAt)}`;
  const goes = day ? `${day}, unless you log in before that day.` : '';
  const words = {
    approve: `your account has been approved.${added(reason)}`,
    decline: `your account has been reviewed and was not approved.${added(reason)}\n\nYou can upload another certificate in your profile; we look at it within 1-2 business days.`,
    disable: `your account has been closed by us for now: nobody can sign in with it.${added(reason)}${gone}`,
    enable: `your account is open again: you can sign in.${goes}${added(reason)}${again}`,
    delete: `we will delete your account, which is closed.${day ?? ''}.${added(reason)}\n\nIf you want to keep it, write to us before that day.`,
  };
  const subject = decision === 'delete' ? 'Your account will be deleted' : 'About your Pankh account';
  return letterTo(to, subject, words[decision]);
}

/** No payment is taken in the app: an admin confirms a plan that was asked for (decide-subscription.ts). */
export function planRequested(to: Addressee, plan: Plan): Message {
  const next = 'Nothing is charged: no payment is taken now. An admin confirms it, and we write to you then.';
  return letterTo(to, 'You asked for a plan', `you asked for the plan ${plan.name}. ${next}`);
}

export function planDecided(
  to: Addressee,
  plan: Plan,
  { decision, reason }: Required<SubscriptionDecision>,
): Message {
  const words = {
    confirm: `your plan ${plan.name} has been confirmed and counts from now on.`,
    decline: `your request for the plan ${plan.name} was not confirmed.`,
    end: `your plan ${plan.name} was ended by us and does not count any more.`,
  };
  const again = '\n\nIn your settings you can ask for a plan again.';
  return letterTo(
    to,
    'About your plan',
    `${words[decision]}${added(reason)}${decision === 'end' ? again : ''}`,
  );
}

export function deletionAsked(to: Addressee, deleteAt: string): Message {
  return letterTo(
    to,
    'Your account will be deleted',
    `you asked us to delete your account. It goes on ${dayInIndia(deleteAt)}. If you change your mind, or if it was not you, log in before that day: then everything stays as it is.`,
  );
}

export function deletionUndone(to: Addressee): Message {
  return letterTo(
    to,
    'Your account stays',
    'you logged in before the day on which your account was to be deleted. It stays, with everything in it.',
  );
}

export function unprovenGoes(to: Addressee, deleteAt: string): Message {
  return letterTo(
    to,
    'Your Pankh account goes soon',
    `nobody has verified the email address or the phone number of your Pankh account, nor logged in to it for three months. It goes on ${dayInIndia(deleteAt)}, with what was written in it. If you want to keep it, log in before that day.\n\nIf you did not open it, there is nothing to do.`,
  );
}

/** What an admin wrote to the person with a decision, if anything. */
function added(reason: string): string {
  return reason.trim() === '' ? '' : `\n\n${reason.trim()}`;
}
