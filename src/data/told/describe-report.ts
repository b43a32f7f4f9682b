import type { Entry } from '#src/data/database/person-db.ts';
import { listingReasons, reportReasons, toldUnderIdSchema } from '#sync/records/report.ts';

const reasons = [...listingReasons, ...reportReasons];

/** What a person told the admins, a line each; null for any other action. */
export function wordsOfReport({ name, args }: Pick<Entry, 'name' | 'args'>): string[] | null {
  const told = name === 'reportAbuse' ? toldUnderIdSchema.safeParse(args).data : undefined;
  if (!told) return null;
  const { subjectName, reason, detail } = told;
  const label = reasons.find(({ id }) => id === reason)?.label ?? reason;
  return [`about ${subjectName}: ${label}`, ...(detail.trim() === '' ? [] : [`what was said: ${detail}`])];
}
