import * as z from 'zod';
import { mutate } from '#src/data/exchange/mutate.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { onOneLine } from '#sync/rules/identity.ts';
import { besideField, pitchFaults } from '#sync/rules/pitch.ts';
import { pitchEditFaults, pitchEditFields } from '#sync/rules/pitch-edit.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

const form = z.object(pitchEditFields);

/** A submitted pitch as its form shows it: highlights a line each, also those that once came in two. */
export function pitchAsWritten(deal: Opportunity) {
  const { title, industry, stage, location, description, currency, totalRequired, minInvestment } = deal;
  const words = { title, industry, stage, location, description };
  return {
    ...words,
    currency,
    totalRequired,
    minInvestment,
    highlights: deal.highlights.map(onOneLine).join('\n'),
  };
}

/**
 * Writes in a submitted pitch, which is reviewed anew. Resolves once the change is stored on this device, and throws
 * RefusedError where it will not do.
 */
export async function editOpportunity(deal: Opportunity, { from, to }: FormEdits): Promise<void> {
  const isAsRead = from.highlights === pitchAsWritten(deal).highlights;
  await mutate('editOpportunity', {
    opportunityId: deal.id,
    dealTitle: deal.title,
    from: isAsRead ? { ...from, highlights: deal.highlights } : withLines(from),
    to: form.partial().parse(withLines(to)),
  });
}

/** What is wrong with the pitch as it would be, by field, in the words of the form it was submitted with. */
export function pitchEditFaultsOf(deal: Opportunity, { to }: FormEdits): Record<string, string> {
  const { highlights } = withLines(to);
  const twice = repeated(highlights);
  if (twice !== undefined) return { highlights: `“${twice}” stands there twice. Remove one of them.` };
  const fields: Record<string, unknown> = withLines({ ...pitchAsWritten(deal), ...to });
  // What is left out is told of first, and of every field at once.
  const texts = { ...pitchAsWritten(deal), ...to };
  const amounts = { totalRequired: String(texts.totalRequired), minInvestment: String(texts.minInvestment) };
  const left = pitchFaults({ ...texts, ...amounts, conflicts: [] });
  if (left.length > 0) return byField(left);
  const { data } = form.safeParse(fields);
  return data ? byField(pitchEditFaults({ ...deal, ...data }, deal)) : faultsOf(form, fields);
}

function repeated(lines: unknown): string | undefined {
  const all = z.array(z.string()).safeParse(lines).data ?? [];
  return all.find((line, at) => all.indexOf(line) !== at);
}

function byField(found: ReturnType<typeof pitchFaults>): Record<string, string> {
  return Object.fromEntries(found.map((fault) => [fault.field, besideField(fault)]));
}

function withLines(fields: Record<string, unknown>): Record<string, unknown> {
  const { highlights } = fields;
  if (typeof highlights !== 'string') return fields;
  const lines = highlights.split('\n').map((line) => line.trim());
  return { ...fields, highlights: lines.filter((line) => line !== '') };
}
