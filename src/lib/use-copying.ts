import { useEffect, useState } from 'react';

/** How long it is said that something was copied. */
const copiedMilliseconds = 2000;

/** Puts a text on the clipboard. `isCopied` holds for two seconds; where it cannot be, `onFault` is told. */
export function useCopying(onFault: () => void): {
  isCopied: boolean;
  copy: (text: string) => Promise<void>;
} {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopied(false), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copies]);
  return {
    isCopied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        setCopies((before) => before + 1);
      } catch {
        onFault();
      }
    },
  };
}
