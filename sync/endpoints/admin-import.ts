import * as z from 'zod';
import { line } from '../rules/identity.ts';

/** 20 MB. Longer lists are imported by the command, which reads them as they come. */
export const longestImport = 20 * 1024 * 1024;
export const importTooLong =
  'A list can have at most 20 MB here. A longer one is imported by the command on the server.';

/** What everybody is shown as the source of a list's rows that name none themselves; '' for nothing. */
export const listSource = line(200);

/**
 * A list of investors as a CSV file, in the form of OpenVC. With `dryRun` nothing is written, and the reply says what would be.
 * 400 `not-importable` says in a sentence what is wrong with the file, 409 `importing` that another is on its way.
 */
export const importListEndpoint = {
  method: 'POST',
  path: '/api/admin/imports',
  query: z.strictObject({
    file: line(120),
    source: listSource.default(''),
    dryRun: z.enum(['true', 'false']),
  }),
  reply: z.object({
    totals: z.record(z.string(), z.int()),
    /** The first 20 that cannot be taken. */
    refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    warnings: z.int(),
    unknownColumns: z.array(z.string()),
    /** What the list has no column for: of firms that are known it stays as it is. An older server says nothing of it. */
    keptColumns: z.array(z.string()).default([]),
  }),
} as const;
export type ImportOutcome = z.infer<typeof importListEndpoint.reply>;
