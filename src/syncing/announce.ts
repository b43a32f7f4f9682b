import type { Applied } from '#src/data/apply-reply.ts';
import { showToast } from '#src/state/toasts.ts';

/** Says what the server has done with the person's work, in the spec's words. */
export function announce({ applied, refused }: Applied): void {
  if (applied.some(({ name }) => name === 'submitPitch')) {
    showToast({
      kind: 'success',
      title: 'Pitch submitted successfully!',
      detail: 'Your investment opportunity is now live and visible to investors.',
    });
  }
  for (const { name, failure } of refused) {
    if (name !== 'submitPitch') continue;
    showToast({
      kind: 'error',
      title: 'Failed to submit pitch',
      detail: `Please check your information and try again. ${failure.message}`,
    });
  }
}
