import { create } from 'zustand';

/** Whose outbox this tab has read; null before that, while 0 in what syncing knows says nothing. */
export const useCountedOutbox = create<{ personId: string | null }>(() => ({ personId: null }));
