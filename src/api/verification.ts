import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { currentUserEndpoint } from '#sync/endpoints/auth.ts';
import { type OtpType, savePhoneEndpoint, sendOtpEndpoint, verifyOtpEndpoint } from '#sync/endpoints/otp.ts';
import { call, request } from './request.ts';

export async function postSendOtp(userId: string, type: OtpType): Promise<void> {
  await call(sendOtpEndpoint, { body: { userId, type } });
}

export async function postVerifyOtp(userId: string, type: OtpType, otp: string): Promise<void> {
  await call(verifyOtpEndpoint, { body: { userId, otp, type } });
}

/** Answers the number as it is kept. */
export async function postPhone(phoneNumber: string): Promise<string> {
  return (await call(savePhoneEndpoint, { body: { phoneNumber }, person: shownInTab.personId })).phoneNumber;
}

/** Who is signed in by the server's word; null where nobody is. */
export async function fetchCurrentUser() {
  const { method, path, reply } = currentUserEndpoint;
  return (await request(method, path, reply, { nullOn401: true, person: shownInTab.personId })).value;
}

/** Throws ApiError 401, with the server's words, where nobody is signed in. */
export async function checkSession(): Promise<void> {
  await call(currentUserEndpoint, { person: shownInTab.personId });
}
