import { missingInformation } from '#sync/message-words.ts';
import { closeErrorsOf, showToast, useOwnErrors } from './toasts.ts';

type Found = Record<string, { message?: string } | undefined>;

/** What a form that writes to us says of its faults: at most one toast, and a word beside each field. */
export function useMessageFormFaults() {
  useOwnErrors('message');
  return {
    /** What is missing is said before what is wrong. */
    tell(found: Found) {
      const messages = Object.values(found).map((fault) => fault?.message);
      const first = messages.includes(missingInformation) ? missingInformation : messages.find(Boolean);
      const [title = '', detail] = (first ?? missingInformation).split(' - ');
      showToast({ kind: 'error', source: 'message', title, detail });
    },
    /** The device could not keep it. */
    tellFailure() {
      showToast({
        kind: 'error',
        source: 'message',
        title: 'Failed to send message',
        detail: 'Please try again later.',
      });
    },
    clear() {
      closeErrorsOf('message');
    },
    beside(fault: { message?: string } | undefined): string | undefined {
      return fault?.message === missingInformation ? 'Please fill in this field.' : fault?.message;
    },
  };
}
