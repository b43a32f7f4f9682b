import { createContext, useContext, useEffect } from 'react';
import { create } from 'zustand';
import type { OwnMetadata } from '#sync/metadata/page-metadata.ts';

/** What the screen that is shown says of itself besides the site map; null while it says nothing. */
export const useShownMetadata = create<{ own: OwnMetadata | null }>(() => ({ own: null }));

/** Takes what a screen says while it is drawn ahead of time, where no effect ever runs. */
export const MetadataCollector = createContext<((own: OwnMetadata) => void) | null>(null);

/** Has the head of the document tell what this screen is about for as long as it is shown; nothing while that is null. */
export function useOwnMetadata(own: OwnMetadata | null): void {
  const collect = useContext(MetadataCollector);
  if (own) collect?.(own);
  const text = JSON.stringify(own);
  useEffect(() => {
    useShownMetadata.setState({ own: JSON.parse(text) });
    return () => useShownMetadata.setState({ own: null });
  }, [text]);
}
