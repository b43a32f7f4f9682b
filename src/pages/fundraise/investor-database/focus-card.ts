import { databaseId } from '../list-address.ts';

/**
 * Gives the focus to the card of an investor whose dialog is closed, or to the database where it is in no list: where the dialog
 * stood in the address the page was loaded with, nothing had it before.
 */
export function focusCardOf(id: number): void {
  if (document.activeElement !== document.body) return;
  (document.getElementById(`investor-${id}`) ?? document.getElementById(databaseId))?.focus();
}
