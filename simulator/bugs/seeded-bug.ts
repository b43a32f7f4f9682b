/** A fault as somebody might have written it: in this file, these words instead of those. */
export type SeededBug = { name: string; file: string; from: string; to: string };
