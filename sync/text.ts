import * as z from 'zod';

/** Text as a person typed it: NFC, without NUL or lone surrogates, at most `max` UTF-16 units. */
export function text(max: number) {
  return z
    .string()
    .max(max, `String must contain at most ${max} character(s)`)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Contains characters that are not text')
    .transform((value) => value.normalize('NFC'));
}

/** A moment by the server's clock, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
