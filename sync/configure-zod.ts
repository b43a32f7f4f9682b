import * as z from 'zod';

// Imported first by whatever starts a side: the server, the app, its workers.
// jitless: a page of ours may not make code from text (Trusted Types).
z.config({ jitless: true, customError: generic });

/**
 * The wording of a schema's fault where the schema gives none of its own: "Required", "Expected X, received Y",
 * "Invalid email", "String must contain at least N character(s)", "Number must be greater than or equal to N".
 */
function generic(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'Required';
    return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
  }
  if (issue.code === 'invalid_format') return `Invalid ${issue.format}`;
  if (issue.code === 'too_small')
    return bound(issue.origin, 'at least', 'greater than or equal to')(issue.minimum);
  if (issue.code === 'too_big') return bound(issue.origin, 'at most', 'less than or equal to')(issue.maximum);
  return undefined;
}

function bound(origin: string, ofMany: string, ofNumbers: string) {
  return (limit: number | bigint) => {
    if (origin === 'string') return `String must contain ${ofMany} ${limit} character(s)`;
    if (origin === 'array' || origin === 'set') return `Array must contain ${ofMany} ${limit} element(s)`;
    return `Number must be ${ofNumbers} ${limit}`;
  };
}

function typeName(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  return Number.isNaN(input) ? 'nan' : typeof input;
}
