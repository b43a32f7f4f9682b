import type { SubmittedOpportunity } from '#sync/endpoints/marketplace.ts';
import { newId } from '#sync/ids.ts';
import type { Account } from '#sync/records/account.ts';
import type { DraftField } from '#sync/records/draft.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { opportunitiesOf } from '../db/opportunities.ts';
import { readRow } from '../db/records.ts';
import type { Services } from '../services.ts';
import { act } from './act.ts';

/** Writes and submits a draft as the founder's own device would; throws what `act` throws. Twice is once, until the review. */
export async function submitOpportunity(
  services: Services,
  account: Account,
  { pitch, from }: { pitch: SubmittedOpportunity; from: string },
): Promise<Opportunity> {
  const { read } = services.database;
  const opportunityId = newId();
  const known = await act(services, account, {
    doings: doingsOf(pitch, opportunityId),
    from,
    known: async (trx) => (await opportunitiesOf(trx, account.id)).find((each) => isWaiting(each, pitch)),
  });
  const opportunity = known ?? (await readRow(read, 'opportunities', opportunityId));
  if (!opportunity) throw new Error('The pitch that was submitted is not there');
  return opportunity;
}

function isWaiting(known: Opportunity, { highlights, ...pitch }: SubmittedOpportunity): boolean {
  if (known.status !== 'review' || known.highlights.join('\n') !== highlights.join('\n')) return false;
  return entriesOf(pitch).every(([field, value]) => known[field] === value);
}

function doingsOf({ highlights, currency, ...fields }: SubmittedOpportunity, opportunityId: string) {
  const draftId = newId();
  const edits = entriesOf(fields).map(([field, value]: [DraftField, string | number]) => ({
    name: 'editDraft' as const,
    args: { draftId, field, from: '', to: String(value) },
  }));
  const added = highlights.map((text) => ({
    name: 'addHighlight' as const,
    args: { draftId, highlightId: newId(), text },
  }));
  return [
    { name: 'createDraft' as const, args: { draftId, currency } },
    ...edits,
    ...added,
    { name: 'submitPitch' as const, args: { draftId, opportunityId, accuracyConfirmed: true as const } },
  ];
}

function entriesOf<Fields extends object>(fields: Fields) {
  return Object.entries(fields) as [keyof Fields, Fields[keyof Fields]][]; // `entries` forgets the literal names
}
