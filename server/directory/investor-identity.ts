import { hostOf } from './links.ts';

/**
 * What makes two rows the same firm: the folded name together with the website's host.
 * Not the host alone: funds of one house share it, and firms without a site give a page on a shared platform.
 * Not the name alone: firms of different countries share theirs. Without a website the name has to do.
 */
export function investorIdentity({ name, website }: { name: string; website: string }): string {
  return `${foldName(name)}|${hostOf(website)}`;
}

/** What the identities of all firms of a name begin with. */
export function identitiesOfName(name: string): string {
  return `${foldName(name)}|`;
}

/** Case, accents and punctuation are how the same name differs from list to list; signs such as + tell funds apart. */
function foldName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
  return folded || name;
}
