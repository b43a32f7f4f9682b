import 'fake-indexeddb/auto';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { forgetAnswers } from './answered-at-once.ts';

type Given = {
  /** The address that the screen is at, its search without a question mark. */
  path?: string;
  search?: string;
  /** What syncing knows; a device that knows nothing yet where it is not said. */
  facts?: Partial<ReturnType<typeof useSyncFacts.getState>>;
};

/**
 * What a screen shows of what is on this device, as markup: for the words and states of screens, where nobody has to do
 * anything. Needs the stand-in of answered-at-once.ts.
 */
export async function drawScreen(
  screen: ReactNode,
  { path = '/', search = '', facts = {} }: Given = {},
): Promise<string> {
  forgetAnswers();
  // A store that is drawn without a browser shows what it began with.
  const begun = useSyncFacts.getInitialState();
  const before = { ...begun };
  Object.assign(begun, facts);
  try {
    const { prelude } = await prerender(
      <Router ssrPath={path} ssrSearch={search}>
        {screen}
      </Router>,
    );
    const markup = await new Response(prelude).text();
    return markup.replace(/<!--.*?-->/g, '');
  } finally {
    Object.assign(begun, before);
  }
}
