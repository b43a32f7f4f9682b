import { create } from 'zustand';
import { dropFromTab } from '#src/lib/tab-store.ts';
import { keepState, keptState } from './kept-in-tab.ts';

const key = 'pankh-signup';

/** Who is being verified in this tab. It tells the server whom codes are for, and opens nothing. */
export type SignupValues = { userId: string; email: string; userType: string };

type Kept = { values: SignupValues | null; next: string };

/** The temporary values of a sign-up: they live as long as the tab, or until the verification is complete. */
export const useSignupValues = create<Kept>(() => ({ values: null, next: '/' }));
useSignupValues.setState(keptState<Kept>(key));
useSignupValues.subscribe((kept) => keepState(key, kept));

/** `next` is where the person wanted to go when they were asked to sign up. */
export function noteSignup(values: SignupValues, next?: string): void {
  useSignupValues.setState({ values, ...(next !== undefined && { next }) });
}

export function clearSignup(): void {
  useSignupValues.setState({ values: null, next: '/' });
  dropFromTab(key);
}
