import { useEffect } from 'react';
import { pushHere } from '#src/lib/push-here.ts';
import { closeDollar, openDollar, useDollar } from '#src/state/dollar.ts';
import { tabOwner } from '#src/state/tab-owner.ts';

/**
 * Where the open panel covers the page it has an entry of its own in the history: Back closes it, and a link that is followed
 * shows its page. The way back from there shows the panel again, and so does a reload.
 */
export function useEntryOfPanel(): void {
  const { isOpen, context } = useDollar();
  useEffect(() => {
    if (!isOpen || !coversPage()) return;
    const dollar = { context, of: tabOwner() };
    const mark = () => history.replaceState({ ...history.state, dollar }, '');
    if (isOwnEntry()) mark();
    else pushHere({ dollar });
    // The page below may still change its address, as it does once typing rests: the entry stays the panel's, and no other's
    // becomes so, where a window that was turned shows the panel beside the next page.
    let isThere = true;
    const look = () => {
      isThere = isOwnEntry();
    };
    const keep = () => {
      if (isThere && !isOwnEntry()) mark();
    };
    const listeners = { pushState: look, popstate: look, replaceState: keep };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener);
    };
  }, [isOpen, context]);
  useEffect(() => {
    if (isOwnEntry()) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    // A link may open the panel on its page: until that is drawn, no link leads away from it.
    if (!isOpen) return;
    addEventListener('pushState', follow);
    return () => removeEventListener('pushState', follow);
  }, [isOpen]);
}

/** Closes the panel, and goes back from its entry: Back then leads where it led before. */
export function leavePanel(): void {
  closeDollar();
  if (isOwnEntry()) history.back();
}

function follow(): void {
  if (isOwnEntry()) openDollar(history.state.dollar.context);
  else if (coversPage()) closeDollar();
}

/** What somebody has opened does not open for another person, whose the tab is by then. */
function isOwnEntry(): boolean {
  return history.state?.dollar?.of === tabOwner();
}

function coversPage(): boolean {
  return matchMedia('(width < 48rem)').matches;
}
