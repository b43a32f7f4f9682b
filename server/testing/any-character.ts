import fc from 'fast-check';

/** Any character of Unicode. fast-check's own unit for it takes seconds to set up. */
export const anyCharacter = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
