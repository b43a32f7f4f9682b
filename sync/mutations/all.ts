import type * as z from 'zod';
import type { Mutation } from '../mutation.ts';
import { addApproach, editApproach, recordApproach, setApproachRemoved } from './approach.ts';
import { resolveAttention } from './attention.ts';
import { setBlocked } from './block.ts';
import { acceptConnection, declineConnection, endConnection, withdrawConnection } from './connection.ts';
import { requestConnection } from './connection-request.ts';
import { editUpdate, publishUpdate, setUpdateRemoved } from './deal-update.ts';
import { noteView } from './deal-view.ts';
import { createDraft, deleteDraft, restoreDraft } from './draft.ts';
import { resolveConflict, restoreVersion } from './draft-choices.ts';
import { addHighlight, editDraft, removeHighlight } from './draft-edits.ts';
import { saveArticle, saveTestimonial } from './editorial.ts';
import { editInvestment, recordInvestment, setInvestmentRemoved } from './investment.ts';
import { markRead, sendMessage } from './message.ts';
import { sendContactMessage, sendHelpMessage, subscribeNewsletter } from './message-to-us.ts';
import { readNotifications } from './notification.ts';
import { submitPitch } from './opportunity.ts';
import { editOpportunity } from './opportunity-edit.ts';
import { closeOpportunity, setRaisedAmount, withdrawOpportunity } from './opportunity-round.ts';
import { editDealNote, editReminder, rateDeal, setPipelineStage, setShortlisted } from './pipeline.ts';
import { editCompany, editInvestorProfile, editPerson } from './profile.ts';
import { decideReport, reportAbuse } from './report.ts';
import { reviewOpportunity } from './review.ts';
import {
  endPlan,
  giveConsent,
  requestPlan,
  setMailPace,
  setNotification,
  setPush,
  setQuietHours,
} from './settings.ts';

/** Every mutation there is, by the name that stands on the wire and in outboxes: names never change their meaning. */
export const mutations = {
  createDraft,
  editDraft,
  resolveConflict,
  addHighlight,
  removeHighlight,
  deleteDraft,
  restoreDraft,
  restoreVersion,
  submitPitch,
  editOpportunity,
  setRaisedAmount,
  closeOpportunity,
  withdrawOpportunity,
  resolveAttention,
  readNotifications,
  editPerson,
  editInvestorProfile,
  editCompany,
  setNotification,
  setMailPace,
  setPush,
  setQuietHours,
  giveConsent,
  requestPlan,
  endPlan,
  requestConnection,
  acceptConnection,
  declineConnection,
  withdrawConnection,
  endConnection,
  sendMessage,
  markRead,
  setBlocked,
  setShortlisted,
  setPipelineStage,
  rateDeal,
  editDealNote,
  editReminder,
  recordInvestment,
  editInvestment,
  setInvestmentRemoved,
  addApproach,
  recordApproach,
  editApproach,
  setApproachRemoved,
  publishUpdate,
  editUpdate,
  setUpdateRemoved,
  noteView,
  reportAbuse,
  reviewOpportunity,
  decideReport,
  saveArticle,
  saveTestimonial,
  sendContactMessage,
  sendHelpMessage,
  subscribeNewsletter,
} as const;

export type MutationName = keyof typeof mutations;
export type ArgsOf<Name extends MutationName> = z.infer<(typeof mutations)[Name]['args']>;

/** The mutation of that name, or undefined: an older outbox, or a newer one, may hold names that are not here. */
export function mutationNamed(name: string): Mutation<unknown> | undefined {
  return Object.hasOwn(mutations, name) ? (mutations as Record<string, Mutation<unknown>>)[name] : undefined;
}
