import { enhancerWords as words } from '#src/content/enhancer.ts';
import { useAsking } from '#src/pages/asking/use-asking.ts';
import { showToast } from '#src/state/toasts.ts';
import type { AiNotice, AiSource } from '#sync/ai/provenance.ts';
import type { EnhancementInput } from '#sync/endpoints/ai.ts';
import { guestId } from '#sync/guest-id.ts';
import { useKeptEnhanced } from './use-kept-enhanced.ts';

/** What came of it. `before` is what it was made from; `id` is null where nobody can rate it. */
export type Enhanced = {
  id: string | null;
  before: string;
  text: string;
  source: AiSource;
  isHere: boolean;
  isWaiting: boolean;
  kind: 'answer' | 'template' | 'guest';
  /** Why a template stands for an answer. */
  notice?: AiNotice;
};

const here = { source: 'rules', isHere: true, isWaiting: false } as const;

/**
 * A description put better: by the server for whoever is signed in, else by the rules on this device. What came of it and is
 * written in it outlives the screen, in this tab. `beforeChange` is called before it is shown, or begun anew.
 */
export function useEnhancing(beforeChange: () => void) {
  const { isAsking, put } = useAsking('enhancement');
  const [enhanced, keep] = useKeptEnhanced();

  function setEnhanced(next: Enhanced | null) {
    beforeChange();
    keep(next);
  }

  async function enhance(told: EnhancementInput) {
    const input = { ...told, description: told.description.trim() };
    const before = input.description;
    try {
      const [{ improveByRules, templateDescription }, { tabPersonId }] = await Promise.all([
        import('#sync/ai/rules/improve-description.ts'),
        import('#src/data/database/tab-person.ts'),
      ]);
      // Read now: what the screen has read of who it is may not have come when somebody presses at once.
      const personId = await tabPersonId().catch(() => guestId);
      if (personId === guestId) {
        showToast({ kind: 'success', ...words.done });
        setEnhanced({ id: null, before, text: improveByRules(input), ...here, kind: 'guest' });
        return;
      }
      const answered = await put(input, { context: 'enhancer', question: shortened(before) });
      if (!answered) return;
      const { id, reply, isHere, isWaiting } = answered;
      if (reply.notice) {
        showToast({ kind: 'error', ...words.unavailable });
        const text = templateDescription(input);
        setEnhanced({ id, before, text, ...here, isWaiting, kind: 'template', notice: reply.notice });
        return;
      }
      showToast({ kind: 'success', ...words.done });
      const { enhanced: text, source } = reply;
      setEnhanced({ id, before, text, source, isHere, isWaiting, kind: 'answer' });
    } catch (error) {
      reportError(error);
      showToast({ kind: 'error', title: words.failed });
    }
  }

  return {
    isAsking,
    enhanced,
    enhance,
    show: setEnhanced,
    edit: (text: string) => enhanced && keep({ ...enhanced, text }),
    restart: () => setEnhanced(null),
  };
}

/** What stands for it in a list of what was asked. */
function shortened(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
