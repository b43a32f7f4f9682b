import { investorSearchWords as words } from '#src/content/ai-search.ts';
import { showToast } from '#src/state/toasts.ts';

/** A question about how to approach an investor, for the AI search box; and says that it stands there. */
export function questionAbout(name: string): string {
  showToast({ kind: 'notice', source: 'ai-search', ...words.ready });
  return words.question(name);
}
