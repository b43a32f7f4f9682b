import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { whenOnline } from '#src/lib/when-online.ts';
import { useShownMetadata } from '#src/state/own-metadata.ts';

let sentFor = isSentByServer() ? location.pathname : null;

/** Keeps the head of the document true to the screen: the server wrote that of the first page, where it was the server's. */
export function useDocumentHead(): void {
  const [path] = useLocation();
  const own = useShownMetadata((shown) => shown.own);
  useEffect(() => {
    if (path === sentFor && own === null) return;
    sentFor = null;
    let isShown = true;
    void whenOnline(async () => (isShown ? import('./write-head.ts') : null)).then(
      (head) => isShown && head?.writeHead(path, own ?? {}),
      reportError,
    );
    return () => {
      isShown = false;
    };
  }, [path, own]);
}

/** The page that the service worker keeps says nothing of any one screen. */
function isSentByServer(): boolean {
  return typeof document !== 'undefined' && document.querySelector('meta[name="robots"]') !== null;
}
