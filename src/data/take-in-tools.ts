import { tabOwner } from '#src/state/tab-owner.ts';
import { keptTools, useTypedTools } from '#src/state/typed-tools.ts';
import { guestId } from '#sync/guest-id.ts';

/**
 * Takes in what the tab keeps of what is written on the pages of the AI tools, below what is written meanwhile. Of somebody who
 * was signed in only where they still are, which the device alone knows: where that cannot be read it throws, and stays kept.
 */
export async function takeInTools(): Promise<void> {
  // As it stands before anything is written.
  const before = keptTools();
  // As it is noted now: the tab may begin as somebody else's while it is found out whose it is.
  const owner = tabOwner();
  if (['', guestId].includes(owner)) return useTypedTools.setState(before);
  const isFresh = isEmpty(useTypedTools.getState());
  const { tabPersonId } = await import('#src/data/database/tab-person.ts');
  const { beginTab } = await import('#src/state/begin-tab.ts');
  const personId = await tabPersonId();
  const written = useTypedTools.getState();
  beginTab(personId);
  if (owner !== personId) {
    // What was written since is of who is here now.
    if (isFresh && !isEmpty(written)) useTypedTools.setState(written);
    return;
  }
  const pages = Object.entries(written);
  useTypedTools.setState({
    ...before,
    ...Object.fromEntries(pages.map(([page, fields]) => [page, { ...before[page], ...fields }])),
  });
}

function isEmpty(pages: object): boolean {
  return Object.keys(pages).length === 0;
}
