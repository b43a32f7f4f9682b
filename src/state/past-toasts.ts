import { create } from 'zustand';
import type { Toast } from './toasts.ts';

/** A message that was shown, and when: ISO. */
export type PastToast = Pick<Toast, 'id' | 'kind' | 'title' | 'detail'> & { at: string };

const most = 50;

/** The last messages that were shown in this tab, the newest first. */
export const usePastToasts = create<{ past: PastToast[] }>(() => ({ past: [] }));

export function notePastToast({ id, kind, title, detail }: Toast): void {
  const { past } = usePastToasts.getState();
  if (past.some((shown) => shown.id === id)) return;
  const shown = { id, kind, title, detail, at: new Date().toISOString() };
  usePastToasts.setState({ past: [shown, ...past].slice(0, most) });
}

/** Somebody else is at this tab. */
export function forgetPastToasts(): void {
  usePastToasts.setState({ past: [] });
}
