import { useSyncFacts } from './state/sync-status.ts';

/**
 * Asks whenever more waits to be sent than before: a draft, a request, a message, a note. Work that exists nowhere else yet
 * should not be the browser's to clear, while who only reads is asked nothing. `ask` itself may ask the browser less often.
 */
export function keepUnsent(ask: () => Promise<boolean>): void {
  useSyncFacts.subscribe(({ waiting }, before) => {
    // A browser that does not say is like one that does not agree.
    if (waiting > before.waiting) ask().catch(() => undefined);
  });
}
