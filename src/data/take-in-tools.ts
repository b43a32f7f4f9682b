import { isKeptFor, tabOwner } from '#src/state/tab-owner.ts';
import { forgetTypedTools, useTypedTools } from '#src/state/typed-tools.ts';
import { guestId } from '#sync/guest-id.ts';

/**
 * Takes in what the tab keeps of what is written on the pages of the AI tools, below what is written meanwhile. Of somebody who
 * was signed in only where they still are, which the device alone knows: where that cannot be read it throws, and stays kept.
 */
export async function takeInTools(): Promise<void> {
  const { rehydrate, getOptions } = useTypedTools.persist;
  if (['', guestId].includes(tabOwner())) return void rehydrate();
  const { name = '', storage } = getOptions();
  // As it stands before anything is written.
  const kept = await storage?.getItem(name);
  const { tabPersonId } = await import('./tab-person.ts');
  if (!isKeptFor(await tabPersonId())) return forgetTypedTools();
  const pages = Object.entries(useTypedTools.getState());
  const before: Partial<ReturnType<typeof useTypedTools.getState>> = kept?.state ?? {};
  useTypedTools.setState({
    ...before,
    ...Object.fromEntries(pages.map(([page, fields]) => [page, { ...before[page], ...fields }])),
  });
}
