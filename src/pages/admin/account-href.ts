import { paths } from '#src/paths.ts';

/** What of an address says which accounts are looked for. */
export const accountAsked = 'q';

/** Where an account is looked at, by its id: mails to the desk lead there, too. */
export function accountHref(id: string): string {
  return `${paths.adminPart('accounts')}?${new URLSearchParams({ [accountAsked]: id })}`;
}
