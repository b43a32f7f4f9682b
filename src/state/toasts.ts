import { create } from 'zustand';

/** The forms whose errors are theirs alone. */
export type ToastSource = 'login' | 'register' | 'pitch' | 'adopt-drafts' | 'sign-out';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'notice';
  title: string;
  detail?: string;
  action?: { label: string; run: () => void };
  source?: ToastSource;
};

let lastId = 0;

/** Toasts that wait their turn; the first is on the screen. */
export const useToasts = create<{ queue: Toast[] }>(() => ({ queue: [] }));

/**
 * Shows a message once those before it are gone. Errors stay until they are closed; one of a form takes the place of
 * those the form had before, as only the last try counts.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (toast.kind === 'error' && toast.source) closeErrorsOf(toast.source);
  lastId += 1;
  const added = { ...toast, id: lastId };
  useToasts.setState(({ queue }) => ({ queue: [...queue, added] }));
}

export function closeToast(id: number): void {
  keepToasts((toast) => toast.id !== id);
}

export function closeAllToasts(): void {
  keepToasts(() => false);
}

/** For a form that is put right, sent again or left. */
export function closeErrorsOf(source: ToastSource): void {
  keepToasts((toast) => toast.kind !== 'error' || toast.source !== source);
}

function keepToasts(stays: (toast: Toast) => boolean): void {
  const { queue } = useToasts.getState();
  const kept = queue.filter(stays);
  if (kept.length < queue.length) useToasts.setState({ queue: kept });
}
