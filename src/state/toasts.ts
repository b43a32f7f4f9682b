import { useEffect } from 'react';
import { create } from 'zustand';

/** The forms whose errors are theirs alone. */
export type ToastSource =
  | 'login'
  | 'register'
  | 'invest'
  | 'fundraise'
  | 'signup'
  | 'verification'
  | 'password'
  | 'pitch'
  | 'adopt-drafts'
  | 'ai-search'
  | 'analysis'
  | 'search'
  | 'sign-out'
  | 'message'
  | 'settings'
  | 'storage'
  | 'admin';

export type Toast = {
  id: number;
  kind: 'success' | 'error' | 'notice';
  title: string;
  detail?: string;
  action?: { label: string; run: () => void };
  /** In the place of an action: the screen it is about. */
  link?: { label: string; href: string };
  source?: ToastSource;
};

let lastId = 0;

/** Toasts that wait their turn; the first is on the screen. */
export const useToasts = create<{ queue: Toast[] }>(() => ({ queue: [] }));

/**
 * Shows a message once those before it are gone; errors go before all else, and stay until they are closed. One that names
 * its form takes the place of what the form had to say before, as only the last try counts: of those of its kind, and an error
 * of its good news as well.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const { source } = toast;
  if (source) keepToasts((earlier) => earlier.source !== source || !outdates(toast, earlier));
  lastId += 1;
  const added = { ...toast, id: lastId };
  useToasts.setState(({ queue }) => {
    const errors = queue.filter(isError);
    const others = queue.filter((waiting) => !isError(waiting));
    return { queue: isError(added) ? [...errors, added, ...others] : [...queue, added] };
  });
}

function outdates(toast: Omit<Toast, 'id'>, earlier: Toast): boolean {
  return isError(toast) ? earlier.kind !== 'notice' : !isError(earlier);
}

function isError({ kind }: Pick<Toast, 'kind'>): boolean {
  return kind === 'error';
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

/** The errors of a form leave the screen with it. */
export function useOwnErrors(source: ToastSource): void {
  useEffect(() => () => closeErrorsOf(source), [source]);
}

function keepToasts(stays: (toast: Toast) => boolean): void {
  const { queue } = useToasts.getState();
  const kept = queue.filter(stays);
  if (kept.length < queue.length) useToasts.setState({ queue: kept });
}
