import * as z from 'zod';
import { mergeText } from '../merge.ts';
import { type Refusal, refuse } from '../mutation.ts';

/**
 * The args of a mutation that saves a form: only the fields that changed, each by its own rule, with what stood there
 * before. Two devices that changed different fields both have their way.
 */
export function formEdits<Shape extends z.ZodRawShape>(fields: Shape) {
  return z.strictObject({
    from: z.record(z.string().max(40), z.unknown()),
    to: z.strictObject(fields).partial(),
  });
}

type Edits<To> = { from: Record<string, unknown>; to: To };

/**
 * The row with the edits in it. Texts that both sides changed are joined word by word; what cannot be joined, or would no
 * longer be what its field in `fields` takes, is refused by name, and its words come back to the person as work that needs them.
 */
export function withEdits<Row extends object, To extends Partial<Row>>(
  row: Row,
  { from, to }: Edits<To>,
  fields: Readonly<Record<string, z.ZodType>>,
): Row | Refusal {
  const changed: Record<string, unknown> = {};
  const now = new Map(Object.entries(row));
  for (const [field, value] of Object.entries(to)) {
    if (value === undefined) continue;
    const joined = join(from[field], now.get(field), value);
    if (joined === clash) return changedElsewhere(field);
    const fault = joined === value ? null : faultOf(joined, field, fields[field]);
    if (fault) return fault;
    changed[field] = joined;
  }
  return { ...row, ...changed };
}

/** What was joined is longer than what either side wrote. */
function faultOf(joined: unknown, field: string, schema: z.ZodType | undefined): Refusal | null {
  const issue = schema?.safeParse(joined).error?.issues[0];
  if (!issue) return null;
  if (issue.code !== 'too_big' || !isText(joined)) return refuse('invalid', issue.message, field);
  const told = `Joined with what another device wrote this has ${joined.length} characters, and ${issue.maximum} fit.`;
  return refuse('too-long', told, field);
}

/**
 * Two unsent savings of one form as one: the later words, against what stood there before the earlier ones. Null where the
 * later was not written over the words of the earlier: they would be gone.
 */
export function laterEdits<Args extends Edits<object>>(earlier: Args, later: Args): Args | null {
  const before = new Map(Object.entries(earlier.to));
  const goesOn = Object.keys(later.to).every(
    (field) => !before.has(field) || isSame(before.get(field), later.from[field]),
  );
  if (!goesOn) return null;
  return { ...later, from: { ...later.from, ...earlier.from }, to: { ...earlier.to, ...later.to } };
}

const clash = Symbol('changed elsewhere');

function join(from: unknown, now: unknown, to: unknown): unknown {
  if (isSame(now, from) || isSame(now, to)) return to;
  // Written and put back before it was sent: nothing was changed here.
  if (isSame(from, to)) return now;
  if (isText(from) && isText(now) && isText(to) && /\s/.test(from)) return mergeText(from, to, now) ?? clash;
  return clash;
}

/** Whether what a form says of a field can no longer be joined with what stands there now. */
export function isClash(from: unknown, now: unknown, to: unknown): boolean {
  return join(from, now, to) === clash;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function changedElsewhere(field: string): Refusal {
  return refuse(
    'changed-elsewhere',
    'This was changed on another device meanwhile. Look at it again, and save what you want to stand.',
    field,
  );
}
