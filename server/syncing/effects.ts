import type { Context } from '#sync/mutation.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import {
  noteArticle,
  noteReportDecision,
  noteTestimonial,
  tellDesk,
  tellFounder,
  tellOfPlan,
} from '../administration/effects.ts';
import { tellAsked, tellAsker, tellDeclined, tellEnded, tellWithdrawn } from '../connections/effects.ts';
import type { Trx } from '../db/connection.ts';
import { countView } from '../deals/count-view.ts';
import { tellFollowers } from '../deals/effects.ts';
import { followPace } from '../digest/effects.ts';
import { takeMessage } from '../messages/effects.ts';
import { takeContactMessage, takeHelpMessage } from '../messages-to-us.ts';
import { followConsent, takeSubscription } from '../newsletter.ts';
import { releaseHeld } from '../push/release-held.ts';
import type { EffectWorld } from './effect-world.ts';

/** What an accepted mutation does on the server besides changing rows, in the transaction of its outcome. */
type Effect = (trx: Trx, args: unknown, context: Context, world: EffectWorld) => Promise<void>;

const effects: Partial<Record<MutationName, Effect>> = {
  sendContactMessage: takeContactMessage,
  sendHelpMessage: takeHelpMessage,
  subscribeNewsletter: takeSubscription,
  reviewOpportunity: tellFounder,
  decideReport: noteReportDecision,
  saveArticle: noteArticle,
  saveTestimonial: noteTestimonial,
  reportAbuse: tellDesk,
  requestPlan: tellOfPlan,
  giveConsent: followConsent,
  requestConnection: tellAsked,
  acceptConnection: tellAsker,
  declineConnection: tellDeclined,
  withdrawConnection: tellWithdrawn,
  endConnection: tellEnded,
  sendMessage: takeMessage,
  publishUpdate: tellFollowers,
  noteView: countView,
  setMailPace: followPace,
  setQuietHours: releaseHeld,
};

export function effectOf(name: string): Effect | undefined {
  return Object.hasOwn(effects, name) ? (effects as Record<string, Effect>)[name] : undefined;
}
