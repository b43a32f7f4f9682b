import * as z from 'zod';

/**
 * Text as a person typed it: NFC, without NUL or lone surrogates, at most `max` UTF-16 units. It is measured as it is kept:
 * NFC writes some letters of India's scripts as two.
 */
export function text(max: number) {
  return z
    .string()
    .normalize('NFC')
    .max(max, `String must contain at most ${max} character(s)`)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'Contains characters that are not text',
    );
}

/** A moment by the server's clock, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
