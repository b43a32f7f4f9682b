import { letGoOfList } from './opened-list.ts';
import { forgetPlaces } from './places.ts';
import { clearSignup } from './signup-values.ts';
import { isKeptFor, noteTabOwner } from './tab-owner.ts';
import { forgetTypedTools } from './typed-tools.ts';

/**
 * This tab is this person's from now on. A browser that had discarded it, or brings back one that was closed, brings what it kept,
 * too: of somebody else who has left the device meanwhile nothing of that stays.
 */
export function beginTab(personId: string): void {
  if (!isKeptFor(personId)) {
    clearSignup();
    forgetTypedTools();
    letGoOfList();
    forgetPlaces();
  }
  noteTabOwner(personId);
}
