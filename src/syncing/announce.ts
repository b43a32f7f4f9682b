import type { Applied } from '#src/data/apply-reply.ts';
import type { News } from '#src/state/status-channel.ts';
import { showToast } from '#src/state/toasts.ts';

/** What came of the person's work, as one tab or worker tells the others; nothing where nothing did. */
export function newsOf({ applied, refused }: Applied): Pick<News, 'applied' | 'refused'> {
  return {
    ...(applied.length > 0 && { applied: applied.map(({ name }) => name) }),
    ...(refused.length > 0 && {
      refused: refused.map(({ name, failure }) => ({ name, message: failure.message })),
    }),
  };
}

/** Says what the server has done with the person's work, in the spec's words. */
export function announce({ applied = [], refused = [] }: Pick<News, 'applied' | 'refused'>): void {
  if (applied.includes('submitPitch')) {
    showToast({
      kind: 'success',
      title: 'Pitch submitted successfully!',
      detail: 'Your investment opportunity is now live and visible to investors.',
    });
  }
  for (const { name, message } of refused) {
    if (name !== 'submitPitch') continue;
    showToast({
      kind: 'error',
      title: 'Failed to submit pitch',
      detail: `Please check your information and try again. ${message}`,
    });
  }
}
