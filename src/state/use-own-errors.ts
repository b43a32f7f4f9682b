import { useEffect } from 'react';
import { closeErrorsOf, type ToastSource } from './toasts.ts';

/** The errors of a form leave the screen with it. */
export function useOwnErrors(source: ToastSource): void {
  useEffect(() => () => closeErrorsOf(source), [source]);
}
