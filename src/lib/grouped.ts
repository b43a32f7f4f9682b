let format: Intl.NumberFormat | undefined;

/**
 * "999", "1,00,000". What needs no comma needs no number format either, whose first making keeps a phone from answering for a
 * tenth of a second.
 */
export function grouped(count: number): string {
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  format ??= new Intl.NumberFormat('en-IN');
  return format.format(count);
}
