import { create } from 'zustand';
import { dropFromTab } from '#src/lib/tab-store.ts';
import type { OtpType } from '#sync/endpoints/otp.ts';
import { keepState, keptState } from './kept-in-tab.ts';

const key = 'pankh-signup';

/**
 * Who is being verified in this tab. It tells the server whom codes are for, and opens nothing. `verified`: what was here, which
 * the server tells nobody without a session.
 */
export type SignupValues = { userId: string; email: string; userType: string; verified?: OtpType[] };

type Kept = { values: SignupValues | null; next: string };

/** The temporary values of a sign-up: they live as long as the tab, or until the verification is complete. */
export const useSignupValues = create<Kept>(() => ({ values: null, next: '/' }));
useSignupValues.setState(keptState<Kept>(key));
useSignupValues.subscribe((kept) => keepState(key, kept));

/** `next` is where the person wanted to go when they were asked to sign up. */
export function noteSignup(values: SignupValues, next?: string): void {
  const { values: before } = useSignupValues.getState();
  const isSame = before?.userId === values.userId && before.email === values.email;
  useSignupValues.setState({
    values: isSame ? { ...values, verified: before.verified } : values,
    ...(next !== undefined && { next }),
  });
}

export function noteVerifiedHere(type: OtpType): void {
  const { values } = useSignupValues.getState();
  if (values)
    useSignupValues.setState({ values: { ...values, verified: [...(values.verified ?? []), type] } });
}

export function clearSignup(): void {
  useSignupValues.setState({ values: null, next: '/' });
  dropFromTab(key);
}
