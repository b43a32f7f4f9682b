import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { toldUnderIdSchema } from '../records/report.ts';
import { text } from '../text.ts';

/** Tells the admins that something is wrong with a pitch, a person or a listing of the directory. */
export const reportAbuse = mutation({
  args: toldUnderIdSchema,
  reads: ({ reportId }) => [{ table: 'reports', id: reportId }],
  change(rows, { reportId, ...told }, { userId, now }) {
    if (rows.get('reports', reportId)) return refuse('already-there', 'This was reported already.');
    if (told.subjectId === userId) return refuse('invalid', 'You cannot report yourself.', 'subjectId');
    const undecided = { at: now, state: 'open' as const, answer: '', decidedAt: null };
    const row = { id: reportId, reporterId: userId, ...told, ...undecided };
    return [{ table: 'reports', id: reportId, row }];
  },
});

/** An admin's answer to a report, which its reporter reads. The first one stands. */
export const decideReport = mutation({
  args: z.strictObject({ reportId: z.uuid(), state: z.enum(['acted', 'dismissed']), answer: text(2_000) }),
  reads: ({ reportId }) => [{ table: 'reports', id: reportId }],
  change(rows, { reportId, state, answer }, { userId, now }) {
    const report = rows.get('reports', reportId);
    if (!report) return 'unknown';
    if (report.subjectId === userId) {
      return refuse('about-oneself', 'You cannot decide on a report about you: another admin has to.');
    }
    if (report.state !== 'open') return refuse('already-answered', 'This report was already dealt with.');
    const row = { ...report, state, answer: answer.trim(), decidedAt: now };
    return [{ table: 'reports', id: reportId, row }];
  },
});
