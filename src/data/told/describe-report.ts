import type { Entry } from '#src/data/database/person-db.ts';
import { labelOfReason, toldUnderIdSchema } from '#sync/records/report.ts';

/** What a person told the admins, a line each; null for any other action. */
export function wordsOfReport({ name, args }: Pick<Entry, 'name' | 'args'>): string[] | null {
  const told = name === 'reportAbuse' ? toldUnderIdSchema.safeParse(args).data : undefined;
  if (!told) return null;
  const { subjectName, reason, detail } = told;
  const said = detail.trim() === '' ? [] : [`what was said: ${detail}`];
  return [`about ${subjectName}: ${labelOfReason(reason)}`, ...said];
}
