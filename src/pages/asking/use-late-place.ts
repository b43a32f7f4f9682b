import type { Ask } from '#src/data/database/person-db.ts';
import { useDrafts } from '#src/data/use-drafts.ts';
import { paths } from '#src/paths.ts';

/**
 * Where an answer that came later is read: what may have changed, or been asked for once more, where it was asked has a place by
 * itself.
 */
export function useLatePlace(): (ask: Ask) => string {
  const drafts = useDrafts();
  return (ask) => {
    if (ask.task === 'analysis') return paths.lateAnswer(ask.id);
    const draftId = ask.href.startsWith(paths.submitPitch) && (ask.href.split(/[/?]/)[2] ?? '');
    // A pitch that is submitted, or a draft that is gone, is written in no more.
    const isGone = drafts !== undefined && draftId !== false && drafts.every(({ id }) => id !== draftId);
    return ask.task === 'enhancement' && isGone ? paths.lateAnswer(ask.id) : askedAt(ask);
  };
}

/** Where it was asked. */
export function askedAt({ context, href }: Ask): string {
  return context.startsWith(ofDeal) ? paths.opportunity(context.slice(ofDeal.length)) : href;
}

const ofDeal = 'deal:';
