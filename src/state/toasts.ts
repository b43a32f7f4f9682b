import { create } from 'zustand';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'notice';
  title: string;
  detail?: string;
  action?: { label: string; run: () => void };
};

let lastId = 0;

/** Toasts that wait their turn; the first is on the screen. */
export const useToasts = create<{ queue: Toast[] }>(() => ({ queue: [] }));

/** Shows a message once those before it are gone. Errors stay until they are closed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const added = { ...toast, id: lastId };
  useToasts.setState(({ queue }) => ({ queue: [...queue, added] }));
}

export function closeToast(id: number): void {
  useToasts.setState(({ queue }) => ({ queue: queue.filter((toast) => toast.id !== id) }));
}
