/**
 * A name as it stands in a letter, which goes to an address that its bearer need not own, or to somebody else: whoever signs
 * up as "Win at https://x.example" sends no link in our name, as mail programs make one of whatever looks like an address.
 */
export function nameInMail(fullName: string): string {
  return fullName
    .replace(/[:/\\@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .trim();
}

/** How a letter to somebody begins. */
export function greeting(fullName: string): string {
  return `Hello ${nameInMail(fullName)},`;
}
